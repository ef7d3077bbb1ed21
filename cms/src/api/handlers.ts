import type { CallName } from '@vitrine/contract/calls'
import type { Handler } from './reading/handler.ts'
import { categoriesHandlers } from './catalogue/categories.ts'
import { certificatesHandlers } from './catalogue/certificates.ts'
import { comparisonHandlers } from './catalogue/comparison.ts'
import { crossReferencesHandlers } from './catalogue/cross-references.ts'
import { distributorsHandlers } from './catalogue/distributors.ts'
import { gtinHandlers } from './catalogue/gtin.ts'
import { knowledgeHandlers } from './catalogue/knowledge.ts'
import { newsHandlers } from './catalogue/news.ts'
import { partsHandlers } from './catalogue/parts.ts'
import { productHandlers } from './catalogue/product.ts'
import { productsHandlers } from './catalogue/products.ts'
import { solutionsHandlers } from './catalogue/solutions.ts'
import { feedsHandlers } from './feed/feeds.ts'
import { toolingHandlers } from './tooling/find-tooling.ts'
import { consentHandlers } from './forms/consent.ts'
import { contactHandlers } from './forms/contact.ts'
import { dataRequestHandlers } from './forms/data-request.ts'
import { jobApplicationHandlers } from './forms/job-application.ts'
import { newsletterHandlers } from './forms/newsletter.ts'
import { optionsHandlers } from './forms/options.ts'
import { pagesHandlers } from './blocks/read-page.ts'
import { homeHandlers } from './pages/home.ts'
import { institutionalHandlers } from './pages/institutional.ts'
import { layoutHandlers } from './pages/layout.ts'
import { searchPanelHandlers } from './search/search-panel.ts'
import { searchSuggestHandlers } from './search/search-suggest.ts'
import { searchHandlers } from './search/search.ts'
import { seoHandlers } from './pages/seo.ts'
import { memberListsHandlers } from './restricted/member-lists.ts'
import { memberLogInHandlers } from './restricted/member-log-in.ts'
import { memberOwnHandlers } from './restricted/member-own.ts'
import { memberPasswordHandlers } from './restricted/member-password.ts'
import { memberRegistrationHandlers } from './restricted/member-registration.ts'
import { restrictedDownloadHandlers } from './restricted/restricted-download.ts'
import { restrictedSectionsHandlers } from './restricted/restricted-sections.ts'

/** Handler of every call of the contract; a missing handler is a compile error. */
export const handlers = {
  ...categoriesHandlers,
  ...certificatesHandlers,
  ...comparisonHandlers,
  ...distributorsHandlers,
  ...gtinHandlers,
  ...knowledgeHandlers,
  ...newsHandlers,
  ...partsHandlers,
  ...productHandlers,
  ...productsHandlers,
  ...solutionsHandlers,
  ...toolingHandlers,
  ...crossReferencesHandlers,
  ...feedsHandlers,
  ...consentHandlers,
  ...contactHandlers,
  ...dataRequestHandlers,
  ...jobApplicationHandlers,
  ...newsletterHandlers,
  ...optionsHandlers,
  ...pagesHandlers,
  ...homeHandlers,
  ...institutionalHandlers,
  ...layoutHandlers,
  ...searchHandlers,
  ...searchPanelHandlers,
  ...searchSuggestHandlers,
  ...seoHandlers,
  ...memberListsHandlers,
  ...memberLogInHandlers,
  ...memberOwnHandlers,
  ...memberPasswordHandlers,
  ...memberRegistrationHandlers,
  ...restrictedDownloadHandlers,
  ...restrictedSectionsHandlers,
} satisfies { [N in CallName]: Handler<N> }
