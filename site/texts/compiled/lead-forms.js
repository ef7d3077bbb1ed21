import { localTexts } from '#shared/texts/local-texts.ts'
export const leadFormsTexts = /* @__PURE__ */ localTexts('lead-forms', {
  br: () => import('./br/lead-forms.js'),
  en: () => import('./en/lead-forms.js'),
  es: () => import('./es/lead-forms.js'),
})
