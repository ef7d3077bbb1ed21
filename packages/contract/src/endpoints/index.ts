import type { CallName } from '../calls.ts'
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './account.ts'
import { careersEndpoints } from './careers.ts'
import { certificatesEndpoints } from './certificates.ts'
import { contactEndpoints } from './contact.ts'
import { crossReferencesEndpoints } from './cross-references.ts'
import { feedsEndpoints } from './feeds.ts'
import { knowledgeEndpoints } from './knowledge.ts'
import { memberListsEndpoints } from './member-lists.ts'
import { newsEndpoints } from './news.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { pagesEndpoints } from './pages.ts'
import { partsEndpoints } from './parts.ts'
import { privacyEndpoints } from './privacy.ts'
import { productsEndpoints } from './products.ts'
import { restrictedEndpoints } from './restricted.ts'
import { solutionsEndpoints } from './solutions.ts'
import { toolingEndpoints } from './tooling.ts'

/** Schemas of all calls; a missing one is a compile error. */
export const endpoints = {
  ...accountEndpoints,
  ...restrictedEndpoints,
  ...memberListsEndpoints,
  ...pagesEndpoints,
  ...newsEndpoints,
  ...solutionsEndpoints,
  ...productsEndpoints,
  ...partsEndpoints,
  ...toolingEndpoints,
  ...crossReferencesEndpoints,
  ...certificatesEndpoints,
  ...knowledgeEndpoints,
  ...contactEndpoints,
  ...careersEndpoints,
  ...newsletterEndpoints,
  ...privacyEndpoints,
  ...feedsEndpoints,
} as const satisfies Record<CallName, Endpoint>

export type Endpoints = typeof endpoints
