import { localTexts } from '#shared/texts/local-texts.ts'
export const knowledgeTexts = /* @__PURE__ */ localTexts('knowledge', {
  br: () => import('./br/knowledge.js'),
  en: () => import('./en/knowledge.js'),
  es: () => import('./es/knowledge.js'),
})
