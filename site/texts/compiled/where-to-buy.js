import { localTexts } from '#shared/texts/local-texts.ts'
export const whereToBuyTexts = /* @__PURE__ */ localTexts('where-to-buy', {
  br: () => import('./br/where-to-buy.js'),
  en: () => import('./en/where-to-buy.js'),
  es: () => import('./es/where-to-buy.js'),
})
