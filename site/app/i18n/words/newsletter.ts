import { localWords } from '../local-words.ts'
import type { newsletterTexts } from '../messages/br/newsletter.ts'

export const newsletterWords = localWords<typeof newsletterTexts>('newsletter', {
  br: () => import('../messages/br/newsletter.ts').then(({ newsletterTexts }) => newsletterTexts),
  en: () => import('../messages/en/newsletter.ts').then(({ newsletterTexts }) => newsletterTexts),
  es: () => import('../messages/es/newsletter.ts').then(({ newsletterTexts }) => newsletterTexts),
})
