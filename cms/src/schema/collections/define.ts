import type { CollectionConfig, Field, UploadConfig } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { isDrafted, permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import {
  keepToTranslation,
  translatable,
  translateAsDraft,
} from '#src/platform/access/translator.ts'
import { languageHooks } from '#src/publishing/languages/hooks.ts'
import type { Label } from '#src/platform/labels.ts'
import { rowsByLanguage } from '#src/schema/lifecycle/row-texts.ts'
import { previewAddress } from '#src/publishing/preview/address.ts'
import { isUploadCollection, storedUploads } from '#src/content/media/stored-uploads.ts'
import { isPageCollection } from '#src/content/page-collections.ts'
import { duplicateAsDraft } from '#src/schema/lifecycle/duplicate-as-draft.ts'
import { saveCopyAsDraft } from '#src/schema/lifecycle/save-copy-as-draft.ts'
import { languageEndpoints } from '#src/schema/lifecycle/language-endpoints.ts'
import { saveBesideOthers } from '#src/schema/lifecycle/save-beside-others.ts'
import { editorComponents, isEdited } from '#src/admin/editor/edited-collections.ts'
import { skipPayloadsRows } from '#src/admin/lists/own-list.ts'
import { indexed, isIndexed } from '#src/staff-index/document-keys.ts'
import { versionEndpoints } from '#src/schema/lifecycle/version-endpoints.ts'

interface Definition {
  /** Singular and plural name. */
  names: [Label, Label]
  fields: Field[]
  /** Field in links, if it is another one than that by which the staff find documents. */
  title?: string
  columns?: string[]
  /** Component above the list. */
  aboveList?: string
  /** Component in place of the list of documents. */
  list?: string
  upload?: UploadConfig
  hooks?: CollectionConfig['hooks']
  defaultSort?: string
  /** True if documents are unique and must not be duplicated, or have a page that does it. */
  disableDuplicate?: true
  /** Further items of the menu of a document. */
  menuItems?: string[]
}

type Languages = ReturnType<typeof languageHooks> | undefined
type Stored = ReturnType<typeof storedUploads> | undefined

/** Hooks of every collection, of its languages and of its files, around its own. */
const hooksOf = (
  own: CollectionConfig['hooks'] = {},
  languages: Languages,
  stored: Stored,
): NonNullable<CollectionConfig['hooks']> => ({
  ...own,
  beforeOperation: [
    translateAsDraft,
    saveCopyAsDraft,
    duplicateAsDraft,
    saveBesideOthers,
    ...(languages ? [languages.beforeOperation] : []),
    ...(own.beforeOperation ?? []),
    ...(stored ? [stored.hooks.beforeOperation] : []),
  ],
  beforeValidate: [keepToTranslation, ...(own.beforeValidate ?? [])],
  beforeChange: [
    ...(languages ? [languages.beforeChange] : []),
    ...(stored ? [stored.hooks.beforeChange] : []),
    ...(own.beforeChange ?? []),
  ],
  afterChange: [...(languages ? [languages.afterChange] : []), ...(own.afterChange ?? [])],
  afterDelete: [...(languages ? [languages.afterDelete] : []), ...(own.afterDelete ?? [])],
  afterError: stored ? [stored.hooks.afterError] : [],
})

/** Components of list and editor in place of Payload's. */
const componentsOf = (
  slug: PermittedCollection,
  { aboveList, list = '/admin/lists/list-view.tsx#ListView', menuItems = [] }: Definition,
  drafted: boolean,
): NonNullable<NonNullable<CollectionConfig['admin']>['components']> => ({
  ...(aboveList ? { beforeListTable: [aboveList] } : {}),
  views: {
    ...(isIndexed(slug) ? { list: { Component: list } } : {}),
    ...(isEdited(slug) ? editorComponents.views : {}),
  },
  ...(isEdited(slug)
    ? {
        edit: {
          ...editorComponents.edit,
          editMenuItems: [...editorComponents.edit.editMenuItems, ...menuItems],
        },
      }
    : drafted
      ? { edit: { Status: '/admin/languages/document-status.tsx#DocumentStatus' } }
      : {}),
})

/** Collection in the change feed, with its permissions, drafts and translator rules. */
export function collection(slug: PermittedCollection, definition: Definition): CollectionConfig {
  const drafted = isDrafted(permissions[slug])
  const title = definition.title ?? (isIndexed(slug) ? indexed[slug].title : 'title')
  const languages = drafted ? languageHooks(slug) : undefined
  const stored =
    definition.upload && isUploadCollection(slug)
      ? storedUploads(slug, definition.upload)
      : undefined
  return {
    slug,
    labels: { singular: definition.names[0], plural: definition.names[1] },
    access: accessOf(slug),
    admin: {
      useAsTitle: title,
      defaultColumns: definition.columns ?? ['title', ...(drafted ? ['_status'] : []), 'updatedAt'],
      components: componentsOf(slug, definition, drafted),
      ...(isIndexed(slug) ? { baseListFilter: skipPayloadsRows(slug) } : {}),
      listSearchableFields: [title],
      ...(isPageCollection(slug)
        ? { preview: ({ id }, { locale }) => (id ? previewAddress({ slug, id, locale }) : null) }
        : {}),
    },
    ...(definition.defaultSort ? { defaultSort: definition.defaultSort } : {}),
    ...(stored ? { upload: stored.upload } : {}),
    trash: true,
    // without drafts, a duplicate would be public at once with the original's values
    disableDuplicate: !drafted || definition.disableDuplicate === true,
    fields: rowsByLanguage(translatable(definition.fields), { collection: slug }),
    ...(drafted
      ? {
          // `limitVersions` deletes the oldest
          versions: { drafts: true, maxPerDoc: 0 },
          endpoints: [...versionEndpoints(slug), ...languageEndpoints(slug)],
        }
      : {}),
    hooks: hooksOf(definition.hooks, languages, stored),
  }
}
