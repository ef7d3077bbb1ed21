import { localWords } from '../local-words.ts'
import type { news } from '../messages/br/news.ts'

export const newsWords = localWords<typeof news>('news', {
  br: () => import('../messages/br/news.ts').then(({ news }) => news),
  en: () => import('../messages/en/news.ts').then(({ news }) => news),
  es: () => import('../messages/es/news.ts').then(({ news }) => news),
})
