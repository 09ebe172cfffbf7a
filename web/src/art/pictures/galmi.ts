/** Galmi: facets and no curves; lozenges and four-point stars; folk of stone and crystal. */
export const PICTURES: Record<string, string> = {
  galmi: `
    <path class="b" d="M60-20Q66 26 116 32 66 38 60 88 54 38 4 32 54 26 60-20Z"/>
    <path class="d" d="M60-8L98 32 60 72 22 32Z"/>
    <path class="a" d="M52 30L37 41 23 31 32 53 50 46Z"/>
    <path class="b" d="M68 30L83 41 97 31 88 53 70 46Z"/>
    <path class="e" d="M21 12L26.5 22 21 32 15.5 22ZM99 12L104.5 22 99 32 93.5 22Z"/>
    <path class="a" d="M21 12L15.5 22 21 24ZM99 12L93.5 22 99 24Z"/>
    <path class="a" d="M60 25L46 32 51 46 40 70 60 70 80 70 69 46 74 32 60 25Z"/>
    <path class="b" d="M60 25L74 32 69 46 80 70 60 70Z"/>
    <path class="d" d="M60 33L67 43 60 53 53 43Z"/>
    <path class="e" d="M60 36L65 43 60 50 55 43Z"/>
    <path class="a" d="M60 36L55 43 60 43Z"/>
    <path class="b" d="M45.8 68.2L47.6 57L44.2 67.8ZM51.3 68.2L54.5 51L49.7 67.8ZM56.8 68.2L58.6 57L55.2 67.8Z"/>
    <path class="c" d="M75.8 67.8L72.4 57L74.2 68.2ZM70.3 67.8L65.5 51L68.7 68.2ZM64.8 67.8L61.4 57L63.2 68.2Z"/>
    <path class="a" d="M60 4L48.5 14 51 25 60 33 69 25 71.5 14 60 4Z"/>
    <path class="b" d="M60 4L71.5 14 69 25 60 33Z"/>
    <path class="b" d="M60 12L57 25 60 26Z"/>
    <path class="d" d="M50.5 17L59 20 57.5 23 52 22ZM69.5 17L61 20 62.5 23 68 22ZM56.5 28H63.5L60 30Z"/>
    <path class="e" d="M60-8L64 5 60 12 56 5ZM46-1L53 9 48.5 14ZM74-1L67 9 71.5 14Z"/>
  `,
  "byun-hyung-ja-galmi": `
    <path class="d" d="M24 30a36 36 0 1 0 72 0a36 36 0 1 0-72 0Z"/>
    <g class="c" transform="translate(60 30) scale(1.4) translate(-24 -24)">
    <path fill-rule="evenodd" d="M24 1.5Q27.6 20.4 46.5 24 27.6 27.6 24 46.5 20.4 27.6 1.5 24 20.4 20.4 24 1.5ZM24 18.2 18.2 24 24 29.8 29.8 24Z"/>
    <path d="M9.5 5.2 13.8 9.5 9.5 13.8 5.2 9.5ZM38.5 5.2 42.8 9.5 38.5 13.8 34.2 9.5ZM9.5 34.2 13.8 38.5 9.5 42.8 5.2 38.5ZM38.5 34.2 42.8 38.5 38.5 42.8 34.2 38.5Z"/>
    </g>
    <path class="a" d="M60 44C50 47 36 50 24 70L60 70 96 70C84 50 70 47 60 44Z"/>
    <path class="b" d="M60 44C70 47 84 50 96 70H60Z"/>
    <path class="b" d="M36.8 64.4L39.9 54.9L35.2 63.6ZM42.2 65L46.6 52.3L40.5 64.3ZM47.5 65.7L52 53L45.8 65ZM52.8 66.4L55.9 56.9L51.2 65.6Z"/>
    <path class="c" d="M84.8 63.6L80.1 54.9L83.2 64.4ZM79.5 64.3L73.4 52.3L77.8 65ZM74.2 65L68 53L72.5 65.7ZM68.8 65.6L64.1 56.9L67.2 66.4Z"/>
    <path class="d" d="M60 5C46 5 41 15 41 26 41 40 52 50 60 54 68 50 79 40 79 26 79 15 74 5 60 5Z"/>
    <path class="a" d="M60 8C49 8 44 16 44 26 44 38 53 47 60 50.5 67 47 76 38 76 26 76 16 71 8 60 8Z"/>
    <path class="b" d="M60 8C71 8 76 16 76 26 76 38 67 47 60 50.5Z"/>
    <path class="d" d="M60 8L63 17 58 24 62.5 32 58.5 40 60.5 50 62 40 65.5 32 61.5 24 66 17Z"/>
    <path class="d" d="M66 27Q70 23 74 27 70 31 66 27Z"/>
    <path class="e" d="M68.3 27a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z"/>
    <path class="c" d="M47 27Q51 30 55 27 51 28.5 47 27Z"/>
    <path class="e" d="M84 22L89 26 84 31ZM88 36L93 38 88 42ZM82 44L86 47 81 49Z"/>
  `,
  "galmi-avatar": `
    <path class="d" d="M60-16L110 32 60 80 10 32Z"/>
    <path class="se" stroke-width="2" d="M56 4L58.5-4M61.5-4L64 4M66 10L68.5 17.5 73 19.5M79 22L86 25M92 27.5L99 31.5 92 35.5M86 38L79 41M73 43.5L68.5 45.5M51.5 45.5L47 43.5M41 41L34 38M28 35.5L21 31.5 28 27.5M34 25L41 22M47 19.5L51.5 17.5 54 10"/>
    <path class="a" d="M60 4L54 21 60 32Z"/>
    <path class="b" d="M60 4L66 21 60 32Z"/>
    <path class="a" d="M27 31.5L54 21 60 32Z"/>
    <path class="b" d="M27 31.5L54 42 60 32Z"/>
    <path class="b" d="M93 31.5L66 21 60 32Z"/>
    <path class="c" d="M93 31.5L66 42 60 32Z"/>
    <path class="b" d="M60 60L54 42 60 32Z"/>
    <path class="c" d="M60 60L66 42 60 32Z"/>
    <path class="d" d="M60 10L78 25 74 40 60 53 46 40 42 25Z"/>
    <path class="a" d="M60 13L45 25.5 49 39 60 49Z"/>
    <path class="b" d="M60 13L75 25.5 71 39 60 49V38L56 36 60 24Z"/>
    <path class="c" d="M75 25.5L71 39 60 49 66 38Z"/>
    <path class="d" d="M46.5 24L58 28 56 32 49 31ZM73.5 24L62 28 64 32 71 31ZM54.5 41.5H65.5L60 44.5Z"/>
    <path class="e" d="M50 27L55.5 28.8 54 30.5 51 30ZM70 27L64.5 28.8 66 30.5 69 30ZM60 14L62.5 18.5 60 23 57.5 18.5Z"/>
  `,
  "kan-te": `
    <path class="d" d="M60-16L110 34 60 84 10 34Z"/>
    <path class="e" d="M47 39.1L51.3 21.2L50.6 39.6ZM50.3 39.5L63.7 26.8L53.1 41.9ZM52.9 41.6L71 38.2L54 45.2ZM54 44.8L71 51.7L53 48.4ZM53.1 48.1L63.8 63.1L50.4 50.5ZM50.7 50.4L51.5 68.7L47 50.9ZM47.3 51L38.1 66.9L44 49.4ZM44.2 49.7L27.9 58L42.2 46.5ZM42.3 46.9L24 45.1L42.3 43.2ZM42.2 43.5L27.8 32.1L44.2 40.4ZM43.9 40.6L38 23.2L47.3 39Z"/>
    <path class="d" d="M45 29L31 35 25 47 30 64H44L40 48 43 42 48 40ZM57 36L68 46 67 60 60 66H50L55 56 56 50 53 46Z"/>
    <path class="a" d="M43 32.5L33 37 28 47 32.5 61H40L36.5 48 40.5 39.5 44.5 37.5Z"/>
    <path class="b" d="M57.5 40L65 47.5 64 58.5 58 63.5H54.5L58 57V49.5L55.5 46Z"/>
    <path class="b" d="M28 47L32.5 61H40L36.5 48Z"/>
    <g transform="translate(14 44) rotate(-24) scale(.85)">
    <path class="a" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="translate(80 60) rotate(18) scale(.85)">
    <path class="b" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="translate(2 32) rotate(-62) scale(.7)">
    <path class="b" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="translate(101 52) rotate(-30) scale(.8)">
    <path class="c" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="rotate(-42 52 17)">
    <path class="d" d="M45.5 26H58.5V82H45.5Z"/>
    <path class="a" d="M48.5 28H52V80H48.5Z"/>
    <path class="b" d="M52 28H55.5V80H52Z"/>
    <path class="c" d="M48.5 58H55.5V61H48.5ZM48.5 64H55.5V67H48.5Z"/>
    <path class="d" d="M26 6L31 1H73L78 6V28L73 33H31L26 28Z"/>
    <path class="b" d="M29 8L33 4 37.5 9V25L33 30 29 26Z"/>
    <path class="a" d="M33 4H71L66.5 9H37.5Z"/>
    <path class="b" d="M37.5 9H66.5V25H37.5Z"/>
    <path class="c" d="M37.5 25H66.5L71 30H33Z"/>
    <path class="c" d="M71 4L75 8V26L71 30 66.5 25V9Z"/>
    <path class="d" d="M52 9.5L60 17 52 24.5 44 17Z"/>
    <path class="e" d="M52 12.5L57 17 52 21.5 47 17Z"/>
    </g>
  `,
  "ree-ab": `
    <path class="d" d="M60-16L110 34 60 84 10 34Z"/>
    <path class="b" d="M42 40L60 38V72H18L24 52Z"/>
    <path class="c" d="M60 38L78 40 96 52 102 72H60Z"/>
    <path class="d" d="M48 10H72L84 19V31L76 40H44L36 31V19Z"/>
    <path class="a" d="M50 13H60V38H46L39 30V20Z"/>
    <path class="b" d="M60 13H70L81 20V30L74 38H60Z"/>
    <path class="c" d="M81 20V30L74 38 74 24Z"/>
    <path class="d" d="M50-3H68L77 4 72 12H48L43 5Z"/>
    <path class="e" d="M52 0H60V9.5H50L46.5 5Z"/>
    <path class="c" d="M60 0H67L73.5 4.5 70.5 9.5H60Z"/>
    <path class="d" d="M43 23L57 23 55 30 46 30ZM77 23L63 23 65 30 74 30Z"/>
    <path class="e" d="M48 25.5H55L53.5 28.5H49ZM72 25.5H65L66.5 28.5H71Z"/>
    <path class="a" d="M39 22L47 17 58 22 47 22.5 42 25Z"/>
    <path class="c" d="M81 22L73 17 62 22 73 22.5 78 25Z"/>
    <path class="d" d="M60 28L72 32 86 31 82 46 74 46 72 56 66 54 60 66 54 54 48 56 46 46 38 46 34 31 48 32Z"/>
    <path class="a" d="M46 34L38 33.5 41 43.5H48L50 53 56 51 60 62V36Z"/>
    <path class="b" d="M74 34L82 33.5 79 43.5H72L70 53 64 51 60 62V36Z"/>
    <path class="d" d="M60 39L74 36 63 43 60 47 57 43 46 36Z"/>
    <path class="a" d="M60 38L58 36 44 34 52 40Z"/>
    <path class="b" d="M60 38L62 36 76 34 68 40Z"/>
    <path class="b" d="M60 22L55.5 33 60 37Z"/>
    <path class="c" d="M60 22L64.5 33 60 37Z"/>
    <path class="b" d="M47.6 44.2L48 40.1L46.4 43.8ZM52.1 47.2L53 41L50.9 46.8ZM56.6 50.2L57 46.1L55.4 49.8Z"/>
    <path class="c" d="M73.6 43.8L72 40.1L72.4 44.2ZM69.1 46.8L67 41L67.9 47.2ZM64.6 49.8L63 46.1L63.4 50.2Z"/>
    <path class="d" d="M10 50L16 44 22 48 30 45 38 48 36 56 28 72H14Z"/>
    <path class="a" d="M13 51L17 47.5 23 51 29 48 35 50 33 55 24 60 17 58Z"/>
    <path class="d" d="M22 26L33 23 40 31 36 42 24 43 17 35Z"/>
    <path class="e" d="M24 29L32 27 37 32 33 39 25 40 20.5 35Z"/>
    <path class="a" d="M24 29L32 27 29 34 20.5 35Z"/>
  `,
  shard: `
    <path class="d" d="M60-6L100 34 60 74 20 34Z"/>
    <path class="c" d="M60 46L28 62V70H92V62Z"/>
    <path class="d" d="M60 46L92 62V70H60Z"/>
    <path class="a" d="M60 3L45 16 60 30Z"/>
    <path class="b" d="M60 3L75 16 60 30Z"/>
    <path class="b" d="M45 16L41 36 60 30Z"/>
    <path class="c" d="M75 16L79 36 60 30Z"/>
    <path class="a" d="M41 36L60 30 60 44 48 50Z"/>
    <path class="b" d="M79 36L60 30V44L72 50Z"/>
    <path class="b" d="M48 50L60 44V58Z"/>
    <path class="c" d="M72 50L60 44V58Z"/>
    <path class="d" d="M44.5 30L57 33 55 38 46 36ZM75.5 30L63 33 65 38 74 36Z"/>
    <path class="e" d="M47 32L54.5 34 53.5 36.5 48 35.5ZM73 32L65.5 34 66.5 36.5 72 35.5Z"/>
    <path class="e" d="M60 14L63.5 20 60 26 56.5 20Z"/>
    <path class="a" d="M33 18L37 28 33 38 29 28ZM30 6L32 11 30 16 28 11Z"/>
    <path class="b" d="M87 14L91 26 87 38 83 26ZM94 40L96 45 94 50 92 45Z"/>
  `,
  "she-rift": `
    <path class="d" d="M60-16L110 34 60 84 10 34Z"/>
    <path class="c" d="M60 50L40 54 22 70 60 70 98 70 80 54 60 50Z"/>
    <path class="d" d="M60 50L80 54 98 70H60Z"/>
    <path class="d" d="M16 22L40 6 44-6H76L80 6 104 22 84 30H36Z"/>
    <path class="c" d="M20 21.5L42 9H78L100 21.5 84 27H36Z"/>
    <path class="b" d="M20 21.5L42 9H60V27H36Z"/>
    <path class="a" d="M60-2L56-5 46-3 41 15 60 15 79 15 74-3 64-5 60-2Z"/>
    <path class="b" d="M60-2L64-5 74-3 79 15H60Z"/>
    <path class="d" d="M43 6H77L79 12H41Z"/>
    <path class="d" d="M38 22L46 20 44 30 47 36 41 42 45 48 39 54 41 60 34 68 31 58 35 52 31 46 36 40 33 33ZM82 22L74 20 76 30 73 36 79 42 75 48 81 54 79 60 86 68 89 58 85 52 89 46 84 40 87 33Z"/>
    <path class="e" d="M37 24L44 24 42 31 36 32ZM36 34L43 33 44 37 38 41ZM38 43L34 46 36 50 42 48ZM36 52L41 52 38 58 34 58ZM83 24L76 24 78 31 84 32ZM84 34L77 33 76 37 82 41ZM82 43L86 46 84 50 78 48ZM84 52L79 52 82 58 86 58Z"/>
    <path class="d" d="M60 13L42 16 41 34 50 48 60 56 70 48 79 34 78 16Z"/>
    <path class="a" d="M60 15L45 18 44 33 52 46 60 53 68 46 76 33 75 18 60 15Z"/>
    <path class="b" d="M60 15L75 18 76 33 68 46 60 53Z"/>
    <path class="b" d="M60 24L56 38 60 40Z"/>
    <path class="c" d="M76 33L68 46 60 53 66 40Z"/>
    <path class="a" d="M45 18L60 15V20L50 24Z"/>
    <path class="d" d="M46 26L57.5 28 56 32 48 31.5ZM74 26L62.5 28 64 32 72 31.5ZM54 44L66 43 63 46H56Z"/>
    <path class="c" d="M45 18L60 15 75 18 66 21 60 19 54 21Z"/>
    <path class="d" d="M60-3L65 6 73 9 65 12 60 21 55 12 47 9 55 6Z"/>
    <path class="e" d="M60 1L63.2 7 69 9 63.2 11 60 17 56.8 11 51 9 56.8 7Z"/>
    <path class="a" d="M60 1L56.8 7 51 9 60 9Z"/>
  `,
  "boul-go": `
    <path class="d" d="M-80 58L10 52 60 60 110 52 200 58V70H-80Z"/>
    <path class="d" d="M60 0L92 30 60 62 28 30Z"/>
    <g transform="translate(29 50) scale(.62)">
    <path class="a" d="M-6-20L8-20 19-9 20 7 9 19-8 20-19 9-19-9Z"/>
    <path class="b" d="M8-20L19-9 20 7 9 19-8 20 2 8 4-6Z"/>
    <path class="c" d="M20 7L9 19-8 20 2 8Z"/>
    <path class="d" d="M-14-6L-3-3-5 4-12 3ZM12-7L2-3 4 4 11 2Z"/>
    <path class="e" d="M-11-3.5L-6-2-7 1.5-10.5 1ZM10-3.8L5-2 6 1.5 9.5 .5Z"/>
    <path class="d" d="M-9 10L7 8 5 12-7 13Z"/>
    </g>
    <g transform="translate(92 50) scale(.55)">
    <path class="a" d="M-6-20L8-20 19-9 20 7 9 19-8 20-19 9-19-9Z"/>
    <path class="b" d="M8-20L19-9 20 7 9 19-8 20 2 8 4-6Z"/>
    <path class="c" d="M20 7L9 19-8 20 2 8Z"/>
    <path class="d" d="M-14-6L-3-3-5 4-12 3ZM12-7L2-3 4 4 11 2Z"/>
    <path class="e" d="M-11-3.5L-6-2-7 1.5-10.5 1ZM10-3.8L5-2 6 1.5 9.5 .5Z"/>
    <path class="d" d="M-9 10L7 8 5 12-7 13Z"/>
    </g>
    <g transform="translate(60 33) scale(1.2)">
    <path class="a" d="M-6-20L8-20 19-9 20 7 9 19-8 20-19 9-19-9Z"/>
    <path class="b" d="M8-20L19-9 20 7 9 19-8 20 2 8 4-6Z"/>
    <path class="c" d="M20 7L9 19-8 20 2 8Z"/>
    <path class="d" d="M-14-6L-3-3-5 4-12 3ZM12-7L2-3 4 4 11 2Z"/>
    <path class="e" d="M-11-3.5L-6-2-7 1.5-10.5 1ZM10-3.8L5-2 6 1.5 9.5 .5Z"/>
    <path class="d" d="M-9 10L7 8 5 12-7 13Z"/>
    </g>
  `,
  "bun-to": `
    <path class="d" d="M60-8L104 34 60 76 16 34Z"/>
    <path class="d" d="M-80 70V58L20 56 100 56 200 58V70Z"/>
    <g transform="translate(50 60) rotate(-47)">
    <path class="d" d="M-10.5 4V-40L-5-48H5.5L10.5-40V4Z"/>
    <path class="b" d="M-8 4V-39L-4-45H0V4Z"/>
    <path class="c" d="M0 4V-45H4L8-39V4Z"/>
    <path class="d" d="M-5-36H5V-33.5H-5ZM-5-30H3V-27.5H-5ZM-5-24H5V-21.5H-5Z"/>
    </g>
    <g transform="translate(50 60) rotate(33)">
    <path class="d" d="M-10.5 4V-40L-5-48H5.5L10.5-40V4Z"/>
    <path class="b" d="M-8 4V-39L-4-45H0V4Z"/>
    <path class="c" d="M0 4V-45H4L8-39V4Z"/>
    <path class="d" d="M-5-36H5V-33.5H-5ZM-5-30H3V-27.5H-5ZM-5-24H5V-21.5H-5Z"/>
    </g>
    <g transform="translate(50 60) rotate(-20)">
    <path class="d" d="M-10.5 4V-40L-5-48H5.5L10.5-40V4Z"/>
    <path class="a" d="M-8 4V-39L-4-45H0V4Z"/>
    <path class="b" d="M0 4V-45H4L8-39V4Z"/>
    <path class="d" d="M-5-36H5V-33.5H-5ZM-5-30H3V-27.5H-5ZM-5-24H5V-21.5H-5Z"/>
    </g>
    <g transform="translate(50 60) rotate(7)">
    <path class="d" d="M-10.5 4V-40L-5-48H5.5L10.5-40V4Z"/>
    <path class="a" d="M-8 4V-39L-4-45H0V4Z"/>
    <path class="b" d="M0 4V-45H4L8-39V4Z"/>
    <path class="d" d="M-5-36H5V-33.5H-5ZM-5-30H3V-27.5H-5ZM-5-24H5V-21.5H-5Z"/>
    </g>
    <path class="d" d="M14 66L28 50 62 52 76 40 76 30 70 14 77 13 82 27 86 13 93 14 90 28 95 34 92 48 84 62 80 66Z"/>
    <path class="a" d="M19 64L30 53 62 55 78 42 78 33 73 17H75L81 31H84L88 16 90 17 87 31 92 36 89 46 80 58 76 64Z"/>
    <path class="b" d="M19 64L30 58H60L76 52 84 40 92 36 89 46 80 58 76 64Z"/>
    <path class="c" d="M19 64L30 61H64L80 58 76 64Z"/>
    <path class="e" d="M74 11L77.5 15 74 19 70.5 15ZM89 11L92.5 15 89 19 85.5 15Z"/>
    <path class="d" d="M84 43L90 41 88 45 84 46Z"/>
  `,
  "kno-bo": `
    <path class="d" d="M60-22L120 34 60 90 0 34Z"/>
    <path class="sb" stroke-width="1.8" d="M60-8V14"/>
    <path class="a" d="M54.5 20L60 13 65.5 20V22H54.5ZM54.5 38H65.5V42H54.5Z"/>
    <path class="e" d="M56 24H64V36H56Z"/>
    <path class="a" d="M60 30L58 33 60 36 62 33ZM52 70V18L49 12 43 12 39 17 37 26 26 34 27 41 35 44 34 70Z"/>
    <path class="b" d="M27 41L35 44 34 70H52V48L46 40 38 39Z"/>
    <path class="b" d="M68 70V18L71 12 77 12 81 17 83 26 94 34 93 41 85 44 86 70Z"/>
    <path class="c" d="M93 41L85 44 86 70H68V48L74 40 82 39Z"/>
    <path class="sd" stroke-width="3" d="M44 22L54 21M76 22L66 21"/>
    <path class="d" d="M43.5 14L51 22 43.5 30 36 22ZM76.5 14L84 22 76.5 30 69 22Z"/>
    <path class="e" d="M43.5 17.3L48 22 43.5 26.7 39 22ZM76.5 17.3L81 22 76.5 26.7 72 22Z"/>
    <path class="d" d="M31.5 28L34 36 31.5 45 18 43 20 32ZM88.5 28L86 36 88.5 45 102 43 100 32Z"/>
    <path class="e" d="M30 32L32 36 30 41 24.5 40 24 35ZM90 32L88 36 90 41 95.5 40 96 35Z"/>
    <path class="sd" stroke-width="1.4" d="M36.5 34L42 33M36.5 37L42 37.5M83.5 34L78 33M83.5 37L78 37.5"/>
    <path class="d" d="M24 50L38 46 48 50V62L38 66 24 62ZM96 50L82 46 72 50V62L82 66 96 62Z"/>
    <path class="b" d="M37 49L45 52V60L37 63 34 56Z"/>
    <path class="c" d="M83 49L75 52V60L83 63 86 56Z"/>
    <path class="a" d="M35 50L26 50 33.5 53.5ZM33 54L24 56 33 58ZM33.5 59L27 63 35.5 62ZM85 50L94 50 86.5 53.5ZM87 54L96 56 87 58ZM86.5 59L93 63 84.5 62Z"/>
  `,
  "un-go": `
    <path class="d" d="M60-24L116 30 60 84 4 30Z"/>
    <path class="c" d="M38 68L44 56 34 51H86L77 56 83 68 70 61 62 68 54 60Z"/>
    <path class="b" d="M44 56L48 51H57L54 60ZM70 61L65 51H75L77 56Z"/>
    <path class="a" d="M29 42H91V48H29Z"/>
    <path class="c" d="M53-10H70V0H53Z"/>
    <path class="a" d="M54 2H61V19H51L47 15 50 8Z"/>
    <path class="b" d="M61 2H69L75 15 71 19H61Z"/>
    <path class="a" d="M50 3L46 12 35 19 31 16 33 12 41 8 45 2Z"/>
    <path class="b" d="M46 12L35 19 31 16 42 12Z"/>
    <path class="a" d="M45.5 17.5L51 21 44 31 41.5 39.5 35 39 37.5 29Z"/>
    <path class="a" d="M53.5 22H59.5L58.5 32 57.5 40H50.5L52 31Z"/>
    <path class="b" d="M63 22H69L72 31 73 40H66L64.5 32Z"/>
    <path class="b" d="M72.5 20.5L77 16.5 85 28 87.5 39 81 39.5 78.5 31Z"/>
    <path class="b" d="M48 25.2L51 21 44 31 41.5 39.5 38.5 39.3 41 30ZM56.5 22H59.5L58.5 32 57.5 40H54.5Z"/>
    <path class="c" d="M66 22H69L72 31 73 40H70L69 31ZM75 18.3L77 16.5 85 28 87.5 39 84.5 39.3 82 29Z"/>
    <path class="e" d="M35.6 35.5L41.6 36 40.8 39.6 34.8 39.2ZM51 36.5H58L57.5 40.2H50.5ZM65.5 36.5H72.5L73 40.2H66ZM80.2 36L86.6 35.3 87.6 39.2 81 39.6Z"/>
  `,
};
