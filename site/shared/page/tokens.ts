/**
 * Colours for code outside of the stylesheets (meta tags, e-mails, the share image); tokens.test.ts
 * compares them to tokens.css.
 */
export const colors = {
  background: '#f4f1ea',
  surface: '#fffefb',
  text: '#0f1f1e',
  textSoft: '#3d4b49',
  textFaint: '#566260',
  accent: '#b4571e',
  accentText: '#8c4010',
  success: '#2c6a3c',
} as const
