import { localWords } from '#shared/texts/local-words.ts'
import type { news } from '#shared/texts/br/news.ts'

export const newsWords = localWords<typeof news>('news', {
  br: () => import('#shared/texts/br/news.ts').then(({ news }) => news),
  en: () => import('#shared/texts/en/news.ts').then(({ news }) => news),
  es: () => import('#shared/texts/es/news.ts').then(({ news }) => news),
})
