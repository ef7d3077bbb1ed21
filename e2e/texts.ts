import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { br } from '../site/shared/texts/br/all.ts'
import { en } from '../site/shared/texts/en/all.ts'
import { es } from '../site/shared/texts/es/all.ts'
import { careersWords } from '../site/shared/texts/words/careers.ts'
import { companyWords } from '../site/shared/texts/words/company.ts'
import { dataRequestWords } from '../site/shared/texts/words/data-request.ts'
import { formWords } from '../site/shared/texts/words/forms.ts'
import { knowledgeWords } from '../site/shared/texts/words/knowledge.ts'
import { leadFormWords } from '../site/shared/texts/words/lead-forms.ts'
import { newsWords } from '../site/shared/texts/words/news.ts'
import { newsletterWords } from '../site/shared/texts/words/newsletter.ts'
import { productWords } from '../site/shared/texts/words/product.ts'
import { restrictedWords } from '../site/shared/texts/words/restricted.ts'
import { solutionsWords } from '../site/shared/texts/words/solutions.ts'
import { whereToBuyWords } from '../site/shared/texts/words/where-to-buy.ts'

// loaded by the route in the app
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

/** Texts of the site per locale, to find controls by their labels. */
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
