import { localWords } from '../local-words.ts'
import type { dataRequestTexts } from '../messages/br/data-request.ts'

export const dataRequestWords = localWords<typeof dataRequestTexts>('data-request', {
  br: () =>
    import('../messages/br/data-request.ts').then(({ dataRequestTexts }) => dataRequestTexts),
  en: () =>
    import('../messages/en/data-request.ts').then(({ dataRequestTexts }) => dataRequestTexts),
  es: () =>
    import('../messages/es/data-request.ts').then(({ dataRequestTexts }) => dataRequestTexts),
})
