import { localWords } from '#shared/texts/local-words.ts'
import type { dataRequestTexts } from '#shared/texts/br/data-request.ts'

export const dataRequestWords = localWords<typeof dataRequestTexts>('data-request', {
  br: () =>
    import('#shared/texts/br/data-request.ts').then(({ dataRequestTexts }) => dataRequestTexts),
  en: () =>
    import('#shared/texts/en/data-request.ts').then(({ dataRequestTexts }) => dataRequestTexts),
  es: () =>
    import('#shared/texts/es/data-request.ts').then(({ dataRequestTexts }) => dataRequestTexts),
})
