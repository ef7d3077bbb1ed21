import type { CollectionConfig } from 'payload'
import type { Collection } from '#src/platform/collections/collections.ts'
import { hideAbsentModules } from '#src/content/site-modules.ts'
import { refuseDeletionOfUsed } from '#src/schema/lifecycle/refuse-deletion.ts'
import { removeFormerFiles } from '#src/content/media/stored-uploads.ts'
import { recordDocuments } from '#src/recording/record.ts'
import { widenTitleSearch } from '#src/staff-index/widen-title-search.ts'
import { workThrough } from '#src/admin/completeness/work-through.ts'
import { findRelations } from '#src/content/fields/found-relations.ts'
import { watchForm } from '#src/admin/panel/watch-form.ts'
import { limitBulkEdit } from '#src/schema/lifecycle/bulk-edit.ts'
import { lockDocuments } from '#src/schema/lifecycle/lock-document.ts'
import { refuseStaleSaves } from '#src/schema/lifecycle/refuse-stale.ts'
import { redirects, seoTexts } from './addresses.ts'
import { categories } from './categories.ts'
import { certificates } from './certificates.ts'
import { distributors, popups } from './company.ts'
import { consents } from './consents.ts'
import { departments, educationLevels, interests, trainingLevels } from './form-options.ts'
import { publications, sections } from './knowledge.ts'
import { candidates, dataRequests, messages, subscribers } from './leads.ts'
import { mailTexts } from './mail-texts.ts'
import { mails } from './mails.ts'
import { files, media } from './media.ts'
import { members } from './members.ts'
import { newsCategories, posts } from './news.ts'
import { otherMakers } from './other-makers.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { profiles } from './profiles.ts'
import { replyTemplates } from './reply-templates.ts'
import {
  downloads,
  restrictedDocuments,
  restrictedFiles,
  restrictedSections,
} from './restricted.ts'
import { searchRedirects } from './search-redirects.ts'
import { applications, solutions } from './solutions.ts'
import { subcategories } from './subcategories.ts'
import { synonyms } from './synonyms.ts'
import { terms } from './terms.ts'
import { users } from './users.ts'

/** Hides Payload's tab of a document as JSON, which the staff do not need. */
const hideApiTab = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

/** Collections in the order of the panel's navigation. */
const configs: Record<Collection, CollectionConfig> = {
  products,
  certificates,
  categories,
  subcategories,
  'other-makers': otherMakers,
  synonyms,
  'search-redirects': searchRedirects,
  distributors,
  solutions,
  applications,
  'news-categories': newsCategories,
  posts,
  popups,
  sections,
  publications,
  pages,
  terms,
  members,
  profiles,
  'restricted-sections': restrictedSections,
  'restricted-documents': restrictedDocuments,
  'restricted-files': restrictedFiles,
  downloads,
  messages,
  candidates,
  'reply-templates': replyTemplates,
  subscribers,
  'data-requests': dataRequests,
  departments,
  interests,
  'education-levels': educationLevels,
  'training-levels': trainingLevels,
  media,
  files,
  'seo-texts': seoTexts,
  redirects,
  consents,
  mails,
  'mail-texts': mailTexts,
  users,
}

export const collections: CollectionConfig[] = Object.values(configs)
  .map(hideAbsentModules)
  .map(recordDocuments)
  .map(removeFormerFiles)
  .map(limitBulkEdit)
  .map(refuseDeletionOfUsed)
  .map(refuseStaleSaves)
  .map(lockDocuments)
  .map(widenTitleSearch)
  .map(findRelations)
  .map(hideApiTab)
  .map(watchForm)
  .map(workThrough)
