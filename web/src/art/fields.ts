/** The heraldic fields: partitions of a panel of 120 by 76. Each design of a clan has another one. */

function rays(): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(60 + 150 * Math.cos(angle)).toFixed(1)} ${(38 + 150 * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: 10 }, (_, ray) => `M60 38 ${at(ray * 36 - 90)} ${at(ray * 36 - 72)}Z`).join("");
}

export const FIELDS = [
  rays(), // gyronny
  "M0 0H60V38H120V76H60V38H0Z", // quarterly
  "M60 0H120V76H60Z", // per pale
  "M0 46H120V76H0Z", // per fess
  "M0 76V48L84 0H120V28L36 76Z", // a bend
  "M0 76V58L60 14 120 58V76H92L60 50 28 76Z", // a chevron
  "M18 0H102L60 78Z", // a pile
  "M120 0V76H0Z", // per bend
  "M0 22H120V56H0Z", // a fess
  "M38 0H82V76H38Z", // a pale
  "M60 -8 112 38 60 84 8 38Z", // a lozenge
  "M0 0H46L60 24 74 0H120V14L76 38 120 62V76H74L60 52 46 76H0V62L44 38 0 14Z", // a saltire reversed
  "M0 0 60 38 0 76ZM120 0 60 38 120 76Z", // per saltire
  "M0 12H120V26H0ZM0 40H120V54H0ZM0 68H120V76H0Z", // barry
  "M0 30Q15 20 30 30T60 30T90 30T120 30V76H0Z", // per fess wavy
] as const;

export function fieldOf(place: number): string {
  return FIELDS[place % FIELDS.length]!;
}

/** The lower edge of the picture tells the level: flat, an arch, a gable. By 120 wide, 12 high. */
export const EDGES = [
  "M0 12V7H120V12Z",
  "M0 12V9.5Q60-7 120 9.5V12Z",
  "M0 12V9.5H38L60 0 82 9.5H120V12Z",
] as const;
