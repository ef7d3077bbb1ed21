import { localTexts } from '#shared/texts/local-texts.ts'
export const productTexts = /* @__PURE__ */ localTexts('product', {
  br: () => import('./br/product.js'),
  en: () => import('./en/product.js'),
  es: () => import('./es/product.js'),
})
