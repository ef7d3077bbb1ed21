import type { CallName } from '@vitrine/contract/calls'
import { applicationRead } from './application-read.ts'
import { confirmationRequest } from './confirmation-request.ts'
import { consentRecord } from './consent-record.ts'
import { contactSend } from './contact-send.ts'
import { dataRequestConfirm } from './data-request-confirm.ts'
import { dataRequestSend } from './data-request-send.ts'
import { departmentsList } from './departments-list.ts'
import { educationLevelsList } from './education-levels-list.ts'
import { emailConfirm } from './email-confirm.ts'
import type { AnyHandler, Handler } from './handler.ts'
import { homeRead } from './home-read.ts'
import { institutionalRead } from './institutional-read.ts'
import { interestsList } from './interests-list.ts'
import { jobApplicationSend } from './job-application-send.ts'
import { knowledgeBaseRead } from './knowledge-base-read.ts'
import { knowledgeSectionRead } from './knowledge-section-read.ts'
import { layoutRead } from './layout-read.ts'
import { memberRegister } from './member-register.ts'
import { memberUpdate } from './member-update.ts'
import { newsCategoriesList } from './news-categories-list.ts'
import { newsList } from './news-list.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { newsletterLeave } from './newsletter-leave.ts'
import { newsletterSubscribe } from './newsletter-subscribe.ts'
import { passwordUpdate } from './password-update.ts'
import { postRead } from './post-read.ts'
import { productCategoriesList } from './product-categories-list.ts'
import { productCategoryRead } from './product-category-read.ts'
import { productDistributorsList } from './product-distributors-list.ts'
import { productRead } from './product-read.ts'
import { productsList } from './products-list.ts'
import { profilesList } from './profiles-list.ts'
import { publicationRead } from './publication-read.ts'
import { recoveryRequest } from './recovery-request.ts'
import { restrictedDocumentRead } from './restricted-document-read.ts'
import { restrictedSectionRead } from './restricted-section-read.ts'
import { restrictedSectionsList } from './restricted-sections-list.ts'
import { searchPanelRead } from './search-panel-read.ts'
import { seoRead } from './seo-read.ts'
import { sessionCreate } from './session-create.ts'
import { sessionEnd } from './session-end.ts'
import { sessionRead } from './session-read.ts'
import { sessionsEnd } from './sessions-end.ts'
import { sessionsList } from './sessions-list.ts'
import { solutionRead } from './solution-read.ts'
import { solutionsList } from './solutions-list.ts'
import { tokenCheck } from './token-check.ts'
import { trainingLevelsList } from './training-levels-list.ts'

/**
 * Which operation answers which call, in the specification's order; a call that is not here is not
 * built yet.
 */
const byName: { [N in CallName]?: Handler<N> } = {
  'session-create': sessionCreate,
  'session-read': sessionRead,
  'token-check': tokenCheck,
  'member-register': memberRegister,
  'recovery-request': recoveryRequest,
  'password-update': passwordUpdate,
  'member-update': memberUpdate,
  'restricted-sections-list': restrictedSectionsList,
  'restricted-section-read': restrictedSectionRead,
  'layout-read': layoutRead,
  'seo-read': seoRead,
  'home-read': homeRead,
  'search-panel-read': searchPanelRead,
  'newsletter-subscribe': newsletterSubscribe,
  'institutional-read': institutionalRead,
  'news-list': newsList,
  'post-read': postRead,
  'news-categories-list': newsCategoriesList,
  'solutions-list': solutionsList,
  'solution-read': solutionRead,
  'application-read': applicationRead,
  'contact-send': contactSend,
  'departments-list': departmentsList,
  'job-application-send': jobApplicationSend,
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
  'session-end': sessionEnd,
  'email-confirm': emailConfirm,
  'confirmation-request': confirmationRequest,
  'sessions-list': sessionsList,
  'sessions-end': sessionsEnd,
  'profiles-list': profilesList,
  'restricted-document-read': restrictedDocumentRead,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-leave': newsletterLeave,
  'data-request-send': dataRequestSend,
  'data-request-confirm': dataRequestConfirm,
}

// each is given what its own schemas parsed (http/answer.ts)
export const handlers = byName as Partial<Record<CallName, AnyHandler>>
