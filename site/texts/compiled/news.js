import { localTexts } from '#shared/texts/local-texts.ts'
export const newsTexts = /* @__PURE__ */ localTexts('news', {
  br: () => import('./br/news.js'),
  en: () => import('./en/news.js'),
  es: () => import('./es/news.js'),
})
