import { localTexts } from '#shared/texts/local-texts.ts'
export const companyTexts = /* @__PURE__ */ localTexts('company', {
  br: () => import('./br/company.js'),
  en: () => import('./en/company.js'),
  es: () => import('./es/company.js'),
})
