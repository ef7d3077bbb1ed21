/**
 * Colours for code outside of the stylesheets (meta tags, e-mails, the share image); tokens.test.ts
 * compares them to tokens.css.
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
