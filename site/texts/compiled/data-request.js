import { localTexts } from '#shared/texts/local-texts.ts'
export const dataRequestTexts = /* @__PURE__ */ localTexts('data-request', {
  br: () => import('./br/data-request.js'),
  en: () => import('./en/data-request.js'),
  es: () => import('./es/data-request.js'),
})
