import { localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import {
  gridView,
  historyView,
  importsView,
  limitsView,
  newProductView,
  releasesView,
  structureView,
  webhooksView,
} from '#src/platform/change-addresses.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { apiKeysTexts } from '#texts/api-keys.js'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { gridTexts } from '#texts/grid.js'
import { historyPageTexts } from '#texts/history-page.js'
import { importPageTexts } from '#texts/import-page.js'
import { inboxTexts } from '#texts/inbox.js'
import { newProductTexts } from '#texts/new-product.js'
import { limitsPageTexts } from '#texts/limits-page.js'
import { releasesTexts } from '#texts/releases.js'
import { searchesTexts } from '#texts/searches.js'
import { shellTexts } from '#texts/shell.js'
import { structureTexts } from '#texts/structure.js'
import { termsTexts } from '#texts/terms.js'
import { translationFilesTexts } from '#texts/translation-files.js'
import { translationsTexts } from '#texts/translations.js'
import { webhooksTexts } from '#texts/webhooks.js'

interface ViewRow {
  /** Path below `panelBase`. */
  path: `/${string}`
  title: Label
  /** Path of the component in Payload's import map. */
  component: string
  /** Permission that an account needs to open the page. */
  needs: { collection: PermittedCollection; right: 'read' | 'create' }
  /** False if the site does not have the page; default: true. */
  isOffered?: boolean
}

/** Pages that we add to Payload's panel. */
export const ownViews = {
  inbox: {
    path: '/inbox',
    title: labelsOf(inboxTexts).title,
    component: '/admin/inbox/inbox-view.tsx#InboxView',
    needs: { collection: 'messages', right: 'read' },
  },
  translations: {
    path: '/translations',
    title: labelsOf(translationsTexts).title,
    component: '/admin/translations/translations-view.tsx#TranslationsView',
    needs: { collection: 'media', right: 'read' },
    isOffered: localeCodes.length > 1,
  },
  glossary: {
    path: '/translations/terms',
    title: labelsOf(termsTexts).pageTitle,
    component: '/admin/terms/terms-view.tsx#TermsView',
    needs: { collection: 'terms', right: 'read' },
  },
  'translation-files': {
    path: '/translations/files',
    title: labelsOf(translationFilesTexts).title,
    component: '/admin/translation-files/files-view.tsx#FilesView',
    needs: { collection: 'media', right: 'read' },
    isOffered: localeCodes.length > 1,
  },
  searches: {
    path: '/searches',
    title: labelsOf(searchesTexts).title,
    component: '/admin/searches/searches-view.tsx#SearchesView',
    needs: { collection: 'products', right: 'read' },
  },
  'new-product': {
    path: newProductView,
    title: labelsOf(newProductTexts).title,
    component: '/admin/new-product/new-product-view.tsx#NewProductView',
    needs: { collection: 'products', right: 'create' },
  },
  'cross-references': {
    path: '/cross-references',
    title: labelsOf(crossReferencesTexts).importing.title,
    component: '/admin/cross-references/references-view.tsx#ReferencesView',
    needs: { collection: 'other-makers', right: 'read' },
  },
  imports: {
    path: importsView,
    title: labelsOf(importPageTexts).title,
    component: '/admin/sheets/sheets-view.tsx#SheetsView',
    needs: { collection: 'products', right: 'create' },
  },
  releases: {
    path: releasesView,
    title: labelsOf(releasesTexts).title,
    component: '/admin/releases/releases-view.tsx#ReleasesView',
    needs: { collection: 'products', right: 'create' },
  },
  structure: {
    path: structureView,
    title: labelsOf(structureTexts).title,
    component: '/admin/structure/structure-view.tsx#StructureView',
    needs: { collection: 'subcategories', right: 'create' },
  },
  limits: {
    path: limitsView,
    title: labelsOf(limitsPageTexts).title,
    component: '/admin/limits/limits-view.tsx#LimitsView',
    needs: { collection: 'subcategories', right: 'read' },
  },
  'bulk-files': {
    path: '/files',
    title: labelsOf(bulkFilesTexts).title,
    component: '/admin/bulk-files/bulk-files-view.tsx#BulkFilesView',
    needs: { collection: 'media', right: 'create' },
  },
  grid: {
    path: gridView,
    title: labelsOf(gridTexts).title,
    component: '/admin/grid/pages/choice/grid-view.tsx#GridView',
    needs: { collection: 'products', right: 'read' },
  },
  history: {
    path: historyView,
    title: labelsOf(historyPageTexts).title,
    component: '/admin/history/history-view.tsx#HistoryView',
    needs: { collection: 'products', right: 'read' },
  },
  webhooks: {
    path: webhooksView,
    title: labelsOf(webhooksTexts).title,
    component: '/admin/webhooks/webhooks-view.tsx#WebhooksView',
    needs: { collection: 'users', right: 'read' },
  },
  'api-keys': {
    path: '/api-keys',
    title: labelsOf(apiKeysTexts).title,
    component: '/admin/api-keys/api-keys-view.tsx#ApiKeysView',
    needs: { collection: 'users', right: 'read' },
  },
  settings: {
    path: '/settings',
    title: labelsOf(shellTexts).settings.title,
    component: '/admin/shell/settings-view.tsx#SettingsView',
    needs: { collection: 'departments', right: 'read' },
  },
} as const satisfies Record<string, ViewRow>

export type OwnView = keyof typeof ownViews

/** URL path of a page. */
export const ownViewPath = (view: OwnView): string => panelBase + ownViews[view].path

/** True if the site has the page and the account may open it. */
export function mayOpen(view: OwnView, user: PayloadRequest['user']): boolean {
  const { needs, isOffered = true }: ViewRow = ownViews[view]
  const { collection, right } = needs
  return isOffered && isOfSite(collection) && hasRole({ user }, permissions[collection][right])
}
