import { localTexts } from '#shared/texts/local-texts.ts'
export const searchTexts = /* @__PURE__ */ localTexts('search', {
  br: () => import('./br/search.js'),
  en: () => import('./en/search.js'),
  es: () => import('./es/search.js'),
})
