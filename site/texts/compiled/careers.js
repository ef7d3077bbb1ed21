import { localTexts } from '#shared/texts/local-texts.ts'
export const careersTexts = /* @__PURE__ */ localTexts('careers', {
  br: () => import('./br/careers.js'),
  en: () => import('./en/careers.js'),
  es: () => import('./es/careers.js'),
})
