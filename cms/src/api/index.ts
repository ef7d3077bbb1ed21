import type { CallName } from '@vitrine/contract/calls'
import { applicationRead } from './application-read.ts'
import { consentRecord } from './consent-record.ts'
import { departmentsList } from './departments-list.ts'
import { educationLevelsList } from './education-levels-list.ts'
import type { AnyHandler, Handler } from './handler.ts'
import { homeRead } from './home-read.ts'
import { institutionalRead } from './institutional-read.ts'
import { interestsList } from './interests-list.ts'
import { knowledgeBaseRead } from './knowledge-base-read.ts'
import { knowledgeSectionRead } from './knowledge-section-read.ts'
import { layoutRead } from './layout-read.ts'
import { newsCategoriesList } from './news-categories-list.ts'
import { newsList } from './news-list.ts'
import { postRead } from './post-read.ts'
import { productCategoriesList } from './product-categories-list.ts'
import { productCategoryRead } from './product-category-read.ts'
import { productDistributorsList } from './product-distributors-list.ts'
import { productRead } from './product-read.ts'
import { productsList } from './products-list.ts'
import { publicationRead } from './publication-read.ts'
import { searchPanelRead } from './search-panel-read.ts'
import { seoRead } from './seo-read.ts'
import { solutionRead } from './solution-read.ts'
import { solutionsList } from './solutions-list.ts'
import { trainingLevelsList } from './training-levels-list.ts'

/** Which operation answers which call, in the specification's order; a call that is not here is not built yet. */
const byName: { [N in CallName]?: Handler<N> } = {
  'layout-read': layoutRead,
  'seo-read': seoRead,
  'home-read': homeRead,
  'search-panel-read': searchPanelRead,
  'institutional-read': institutionalRead,
  'news-list': newsList,
  'post-read': postRead,
  'news-categories-list': newsCategoriesList,
  'solutions-list': solutionsList,
  'solution-read': solutionRead,
  'application-read': applicationRead,
  'departments-list': departmentsList,
  'interests-list': interestsList,
  'education-levels-list': educationLevelsList,
  'training-levels-list': trainingLevelsList,
  'products-list': productsList,
  'product-read': productRead,
  'product-categories-list': productCategoriesList,
  'product-category-read': productCategoryRead,
  'product-distributors-list': productDistributorsList,
  'knowledge-base-read': knowledgeBaseRead,
  'knowledge-section-read': knowledgeSectionRead,
  'publication-read': publicationRead,
  'consent-record': consentRecord,
}

// each is given what its own schemas parsed (http/answer.ts)
export const handlers = byName as Partial<Record<CallName, AnyHandler>>
