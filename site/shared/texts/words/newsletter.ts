import { localWords } from '#shared/texts/local-words.ts'
import type { newsletterTexts } from '#shared/texts/br/newsletter.ts'

export const newsletterWords = localWords<typeof newsletterTexts>('newsletter', {
  br: () => import('#shared/texts/br/newsletter.ts').then(({ newsletterTexts }) => newsletterTexts),
  en: () => import('#shared/texts/en/newsletter.ts').then(({ newsletterTexts }) => newsletterTexts),
  es: () => import('#shared/texts/es/newsletter.ts').then(({ newsletterTexts }) => newsletterTexts),
})
