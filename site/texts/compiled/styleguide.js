import { localTexts } from '#shared/texts/local-texts.ts'
export const styleguideTexts = /* @__PURE__ */ localTexts('styleguide', {
  br: () => import('./br/styleguide.js'),
  en: () => import('./en/styleguide.js'),
  es: () => import('./es/styleguide.js'),
})
