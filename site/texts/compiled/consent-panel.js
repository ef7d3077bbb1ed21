import { localTexts } from '#shared/texts/local-texts.ts'
export const consentPanelTexts = /* @__PURE__ */ localTexts('consent-panel', {
  br: () => import('./br/consent-panel.js'),
  en: () => import('./en/consent-panel.js'),
  es: () => import('./es/consent-panel.js'),
})
