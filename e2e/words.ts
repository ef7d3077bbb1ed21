import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { br } from '../site/app/i18n/messages/br/all.ts'
import { en } from '../site/app/i18n/messages/en/all.ts'
import { es } from '../site/app/i18n/messages/es/all.ts'
import { careersWords } from '../site/app/i18n/words/careers.ts'
import { companyWords } from '../site/app/i18n/words/company.ts'
import { dataRequestWords } from '../site/app/i18n/words/data-request.ts'
import { formWords } from '../site/app/i18n/words/forms.ts'
import { knowledgeWords } from '../site/app/i18n/words/knowledge.ts'
import { leadFormWords } from '../site/app/i18n/words/lead-forms.ts'
import { newsWords } from '../site/app/i18n/words/news.ts'
import { newsletterWords } from '../site/app/i18n/words/newsletter.ts'
import { productWords } from '../site/app/i18n/words/product.ts'
import { restrictedWords } from '../site/app/i18n/words/restricted.ts'
import { solutionsWords } from '../site/app/i18n/words/solutions.ts'
import { whereToBuyWords } from '../site/app/i18n/words/where-to-buy.ts'

// a route would have loaded what its screen says
const local = [
  careersWords,
  companyWords,
  dataRequestWords,
  formWords,
  knowledgeWords,
  leadFormWords,
  newsWords,
  newsletterWords,
  productWords,
  restrictedWords,
  solutionsWords,
  whereToBuyWords,
]
await Promise.all(local.flatMap(({ load }) => localeCodes.map(load)))

const inLocale = (locale: Locale) => ({
  ...{ br, en, es }[locale],
  knowledge: knowledgeWords[locale],
  news: newsWords[locale],
  product: productWords[locale],
  solutions: solutionsWords[locale],
})

/** What the site says in each locale: buttons are found by the words that visitors read. */
export const words = { br: inLocale('br'), en: inLocale('en'), es: inLocale('es') }
export {
  careersWords,
  companyWords,
  dataRequestWords,
  formWords,
  leadFormWords,
  newsletterWords,
  restrictedWords,
  whereToBuyWords,
}
