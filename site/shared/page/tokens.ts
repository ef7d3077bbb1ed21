/**
 * The colours that code outside the style sheets needs (meta tags, e-mails, the share image);
 * tokens.test.ts holds them equal to tokens.css.
 */
export const colors = {
  paper: '#f4f1ea',
  surface: '#fffefb',
  ink: '#0f1f1e',
  inkSoft: '#3d4b49',
  inkFaint: '#566260',
  copper: '#b4571e',
  copperInk: '#8c4010',
  earth: '#2c6a3c',
} as const

/** Px; the media queries of the style sheets say the same figures. */
export const breakpoints = { tiny: 476, small: 576, medium: 768, large: 992, wide: 1200 } as const
