import { localTexts } from '#shared/texts/local-texts.ts'
export const solutionsTexts = /* @__PURE__ */ localTexts('solutions', {
  br: () => import('./br/solutions.js'),
  en: () => import('./en/solutions.js'),
  es: () => import('./es/solutions.js'),
})
