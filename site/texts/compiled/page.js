import { localTexts } from '#shared/texts/local-texts.ts'
export const pageTexts = /* @__PURE__ */ localTexts('page', {
  br: () => import('./br/page.js'),
  en: () => import('./en/page.js'),
  es: () => import('./es/page.js'),
})
