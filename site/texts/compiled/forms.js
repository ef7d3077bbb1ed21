import { localTexts } from '#shared/texts/local-texts.ts'
export const formsTexts = /* @__PURE__ */ localTexts('forms', {
  br: () => import('./br/forms.js'),
  en: () => import('./en/forms.js'),
  es: () => import('./es/forms.js'),
})
