import { localeCodes } from '@vitrine/contract/locales'
import { careersTexts } from '../site/texts/compiled/careers.js'
import { companyTexts } from '../site/texts/compiled/company.js'
import { consentPanelTexts } from '../site/texts/compiled/consent-panel.js'
import { dataRequestTexts } from '../site/texts/compiled/data-request.js'
import { filtersTexts } from '../site/texts/compiled/filters.js'
import { formsTexts } from '../site/texts/compiled/forms.js'
import { knowledgeTexts } from '../site/texts/compiled/knowledge.js'
import { languagesTexts } from '../site/texts/compiled/languages.js'
import { leadFormsTexts } from '../site/texts/compiled/lead-forms.js'
import { newsTexts } from '../site/texts/compiled/news.js'
import { newsletterTexts } from '../site/texts/compiled/newsletter.js'
import { pageTexts } from '../site/texts/compiled/page.js'
import { productTexts } from '../site/texts/compiled/product.js'
import { restrictedTexts } from '../site/texts/compiled/restricted.js'
import { searchTexts } from '../site/texts/compiled/search.js'
import { solutionsTexts } from '../site/texts/compiled/solutions.js'
import { styleguideTexts } from '../site/texts/compiled/styleguide.js'
import { whereToBuyTexts } from '../site/texts/compiled/where-to-buy.js'

/** Texts of the site per locale, to find controls by their labels; in the app a route loads them. */
const catalogues = {
  careersTexts,
  companyTexts,
  consentPanelTexts,
  dataRequestTexts,
  filtersTexts,
  formsTexts,
  knowledgeTexts,
  leadFormsTexts,
  newsTexts,
  newsletterTexts,
  pageTexts,
  productTexts,
  restrictedTexts,
  searchTexts,
  solutionsTexts,
  styleguideTexts,
  whereToBuyTexts,
}
await Promise.all(
  Object.values(catalogues).flatMap(({ load }) => localeCodes.map((locale) => load(locale))),
)

export {
  careersTexts,
  companyTexts,
  consentPanelTexts,
  dataRequestTexts,
  filtersTexts,
  formsTexts,
  knowledgeTexts,
  leadFormsTexts,
  newsTexts,
  newsletterTexts,
  pageTexts,
  productTexts,
  restrictedTexts,
  searchTexts,
  solutionsTexts,
  styleguideTexts,
  whereToBuyTexts,
  languagesTexts,
}
