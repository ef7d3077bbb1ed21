import { localTexts } from '#shared/texts/local-texts.ts'
export const restrictedTexts = /* @__PURE__ */ localTexts('restricted', {
  br: () => import('./br/restricted.js'),
  en: () => import('./en/restricted.js'),
  es: () => import('./es/restricted.js'),
})
