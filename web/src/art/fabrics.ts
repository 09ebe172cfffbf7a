/** The fabric of a clan: a tile of its own width and height, in white, laid on the field at low opacity. */
export const FABRICS: Record<string, { width: number; height: number; body: string }> = {
  abhilasha: {
    width: 14,
    height: 8,
    body: `<path d="M0 8A7 7 0 0 1 14 8M-7 4A7 7 0 0 1 7 4M7 4A7 7 0 0 1 21 4" fill="none" stroke="#fff" stroke-width="1.3"/>`,
  },
  galmi: {
    width: 12,
    height: 12,
    body: `<path d="M6 0 12 6 6 12 0 6Z" fill="none" stroke="#fff" stroke-width="1.2"/><path d="M6 4 8 6 6 8 4 6Z" fill="#fff"/>`,
  },
  goan_sul: {
    width: 14,
    height: 9,
    body: `<path d="M-1 8 7 1 15 8" fill="none" stroke="#fff" stroke-width="2.2"/>`,
  },
  justice: {
    width: 16,
    height: 10,
    body: `<path d="M0 2h10M0 4.8h10M8 7h10M8 9.8h10M-8 7h10M-8 9.8h10" stroke="#fff" stroke-width="1.3"/>`,
  },
  narashima: {
    width: 11,
    height: 11,
    body: `<path d="M2 10 6 1M8.5 10.5 11 5M-2.5 10.5 0 5" stroke="#fff" stroke-width="1.7" stroke-linecap="round"/>`,
  },
  phoenix: {
    width: 12,
    height: 14,
    body: `<path d="M6 .5C9 4 9 6.5 6 7 3 6.5 3 4 6 .5ZM0 7.5C3 11 3 13.5 0 14-3 13.5-3 11 0 7.5ZM12 7.5C15 11 15 13.5 12 14 9 13.5 9 11 12 7.5Z" fill="#fff"/>`,
  },
  tomorrow: {
    width: 18,
    height: 18,
    body: `<g fill="none" stroke="#fff" stroke-width="1.2"><circle cx="9" cy="9" r="2.5"/><circle cx="9" cy="9" r="5.5"/><circle cx="9" cy="9" r="8.5"/></g>`,
  },
  xian: {
    width: 14,
    height: 12.12,
    body: `<path d="M0 0H14L7 12.12ZM7 12.12H21M-7 12.12H7L0 0-7 12.12M14 0 21 12.12" fill="none" stroke="#fff" stroke-width="1"/><circle cx="7" cy="4" r="1.5" fill="#fff"/>`,
  },
  ancient: {
    width: 10,
    height: 10,
    body: `<circle cx="2.5" cy="2.5" r="1.3" fill="#17222b"/><circle cx="7.5" cy="7.5" r="1.3" fill="#17222b"/>`,
  },
  alpha: { width: 8, height: 8, body: `<path d="M2 0V8M5 0V8" stroke="#fff" stroke-width="1"/>` },
  fire: {
    width: 10,
    height: 14,
    body: `<path d="M2.5 0Q6 3.5 2.5 7T2.5 14M7.5 0Q11 3.5 7.5 7T7.5 14" fill="none" stroke="#fff" stroke-width="1.3"/>`,
  },
  meka: {
    width: 12,
    height: 12,
    body: `<path d="M0 0H12M0 0V12" stroke="#fff" stroke-width="1"/><circle cx="6" cy="6" r="1.5" fill="#fff"/>`,
  },
  dark: { width: 9, height: 9, body: `<path d="M0 0 9 9M9 0 0 9" stroke="#fff" stroke-width="1"/>` },
  unknown: {
    width: 12,
    height: 12,
    body: `<path d="M0 12 12 0M-3 3 3-3M9 15l6-6" stroke="#fff" stroke-width="1.2"/>`,
  },
};
