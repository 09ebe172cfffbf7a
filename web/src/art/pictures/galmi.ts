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
    <path class="e" d="M59.8 37L67.1 22.1L64.3 38.5ZM63.9 38.2L78.6 30.5L66.7 42ZM66.6 41.6L83 44L66.6 46.4ZM66.7 46L78.6 57.5L63.9 49.8ZM64.3 49.5L67.1 65.9L59.8 51ZM60.2 51L52.9 65.9L55.7 49.5ZM56.1 49.8L41.4 57.5L53.3 46ZM53.4 46.4L37 44L53.4 41.6ZM53.3 42L41.4 30.5L56.1 38.2ZM55.7 38.5L52.9 22.1L60.2 37Z"/>
    <path class="d" d="M56 28L34 30 24 45 30 62H45L41 46 45 41 57 40Z"/>
    <path class="d" d="M64 28L86 30 96 45 90 62H75L79 46 75 41 63 40Z"/>
    <path class="a" d="M51 31L35.5 33 27.5 45 32.5 60H41.5L37 46 43 38 52 37Z"/>
    <path class="b" d="M69 31L84.5 33 92.5 45 87.5 60H78.5L83 46 77 38 68 37Z"/>
    <path class="b" d="M27.5 45L32.5 60H41.5L37 46Z"/>
    <path class="c" d="M92.5 45L87.5 60H78.5L83 46Z"/>
    <g transform="translate(16 44) rotate(-20) scale(.85)">
    <path class="a" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="translate(104 44) rotate(20) scale(.85)">
    <path class="b" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="translate(3 32) rotate(-60) scale(.7)">
    <path class="b" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <g transform="translate(117 32) rotate(60) scale(.7)">
    <path class="c" d="M-8-5H8L12 0 8 5H-8L-12 0ZM-5.5-2L-7.5 0-5.5 2H5.5L7.5 0 5.5-2Z" fill-rule="evenodd"/>
    </g>
    <path class="d" d="M54 18H66V42L60 48 54 42Z"/>
    <path class="a" d="M56.5 20H60V44L56.5 40Z"/>
    <path class="b" d="M60 20H63.5V40L60 44Z"/>
    <path class="d" d="M32 3L38-2H82L88 3V20L82 26H38L32 20Z"/>
    <path class="b" d="M35 5L40 1 45 7V16L40 23 35 18Z"/>
    <path class="a" d="M40 1H60V23H40L45 16V7Z"/>
    <path class="b" d="M60 1H80L75 7V16L80 23H60Z"/>
    <path class="c" d="M80 1L85 5V18L80 23 75 16V7Z"/>
    <path class="d" d="M60 4L69 12 60 20 51 12Z"/>
    <path class="e" d="M60 7L65.5 12 60 17 54.5 12Z"/>
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
    <path class="d" d="M60-10L106 34 60 78 14 34Z"/>
    <path class="d" d="M-80 70V60L40 54H80L200 60V70Z"/>
    <path class="a" d="M58 70V40L55 24 50 13 42 11 36 17 33 24 20 33 21 39 33 42 38 48 32 52 29 60 36 70Z"/>
    <path class="b" d="M62 70V40L65 24 70 13 78 11 84 17 87 24 100 33 99 39 87 42 82 48 88 52 91 60 84 70Z"/>
    <path class="b" d="M58 70V40L55 24 50 13 49 30 44 44 46 56 40 70Z"/>
    <path class="c" d="M62 70V40L65 24 70 13 71 30 76 44 74 56 80 70Z"/>
    <path class="e" d="M20 33L14 34 17 41 21 39ZM100 33L106 34 103 41 99 39Z"/>
    <path class="b" d="M21 39L33 42 40 36 33 36Z"/>
    <path class="c" d="M99 39L87 42 80 36 87 36Z"/>
    <path class="d" d="M42 50L30 50 22 54 28 56 21 60 29 60 25 65 36 64 46 60ZM78 50L90 50 98 54 92 56 99 60 91 60 95 65 84 64 74 60Z"/>
    <path class="b" d="M42 52L31 52 26 54 31 56 26 59 33 59 31 62 44 60Z"/>
    <path class="c" d="M78 52L89 52 94 54 89 56 94 59 87 59 89 62 76 60Z"/>
    <path class="d" d="M34 21L55 20 56 26 34 27ZM86 21L65 20 64 26 86 27Z"/>
    <path class="d" d="M40 12L52 24 40 36 28 24ZM80 12L68 24 80 36 92 24Z"/>
    <path class="a" d="M40 15.5L48.5 24 40 32.5 31.5 24Z"/>
    <path class="b" d="M80 15.5L88.5 24 80 32.5 71.5 24Z"/>
    <path class="d" d="M40 19L45 24 40 29 35 24ZM80 19L75 24 80 29 85 24Z"/>
    <path class="sb" stroke-width="1.6" d="M60-4V34"/>
    <path class="d" d="M60 28L72 38V52L60 62 48 52V38Z"/>
    <path class="b" d="M53 38L60 31 67 38Z"/>
    <path class="e" d="M51.5 40H68.5V51H51.5Z"/>
    <path class="a" d="M60 40L64 45.5 60 51 56 45.5Z"/>
    <path class="b" d="M53 53H67L60 59Z"/>
  `,
  "un-go": `
    <path class="d" d="M60-14L104 30 60 78 16 30Z"/>
    <path class="d" d="M-80 70V62L26 56 94 56 200 62V70Z"/>
    <path class="b" d="M34 50L44 48 48 57 40 66 28 64Z"/>
    <path class="c" d="M44 48L48 57 40 66 56 67 60 54Z"/>
    <path class="b" d="M50 48L66 48 68 59 56 63Z"/>
    <path class="c" d="M66 48L68 59 62 67 80 67 82 56 76 48Z"/>
    <path class="b" d="M76 48L86 50 92 64 82 67Z"/>
    <path class="e" d="M58 51L62.5 56 58 61 53.5 56Z"/>
    <path class="d" d="M24 36H96V53H24Z"/>
    <path class="a" d="M27 41L33 38H87L93 41V43H27Z"/>
    <path class="b" d="M27 43H60V51H27Z"/>
    <path class="c" d="M60 43H93V51H60Z"/>
    <g transform="rotate(18 49 12)">
    <path class="d" d="M43.5 8H54.5V35L49 40 43.5 35Z"/>
    <path class="a" d="M45.2 8H49V37L45.2 33Z"/>
    <path class="b" d="M49 8H52.8V33L49 37Z"/>
    <path class="d" d="M45 22H53V23.5H45Z"/>
    </g>
    <g transform="rotate(6 57 12)">
    <path class="d" d="M51.5 8H62.5V38L57 43 51.5 38Z"/>
    <path class="a" d="M53.2 8H57V40L53.2 36Z"/>
    <path class="b" d="M57 8H60.8V36L57 40Z"/>
    <path class="d" d="M53 25H61V26.5H53Z"/>
    </g>
    <g transform="rotate(-6 65 12)">
    <path class="d" d="M59.5 8H70.5V38L65 43 59.5 38Z"/>
    <path class="b" d="M61.2 8H65V40L61.2 36Z"/>
    <path class="c" d="M65 8H68.8V36L65 40Z"/>
    <path class="d" d="M61 25H69V26.5H61Z"/>
    </g>
    <g transform="rotate(-18 73 12)">
    <path class="d" d="M67.5 8H78.5V35L73 40 67.5 35Z"/>
    <path class="b" d="M69.2 8H73V37L69.2 33Z"/>
    <path class="c" d="M73 8H76.8V33L73 37Z"/>
    <path class="d" d="M69 22H77V23.5H69Z"/>
    </g>
    <path class="d" d="M80 2L94 14 97 30 92 36 86 30 84 20 72 12Z"/>
    <path class="b" d="M79 5L91 15 94 30 91.5 32.5 88 28 86 18 74 12Z"/>
    <path class="c" d="M91 15L94 30 91.5 32.5 88 28Z"/>
    <path class="d" d="M50-6H70L80 4 79 17H43L42 4Z"/>
    <path class="a" d="M52-6H60V14.5H45.5L45 5Z"/>
    <path class="b" d="M60-6H69L77 5 76.5 14.5H60Z"/>
    <path class="c" d="M69-6L77 5 76.5 14.5 66 4Z"/>
    <path class="d" d="M60-1L67 6 60 13 53 6Z"/>
    <path class="e" d="M60 1.5L64.5 6 60 10.5 55.5 6Z"/>
  `,
};
