import { localTexts } from '#shared/texts/local-texts.ts'
export const newsletterTexts = /* @__PURE__ */ localTexts('newsletter', {
  br: () => import('./br/newsletter.js'),
  en: () => import('./en/newsletter.js'),
  es: () => import('./es/newsletter.js'),
})
