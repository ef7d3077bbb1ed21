import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload'
import { readThumbnails } from '#src/admin/lists/read-list.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { globalPermissions, isDrafted, permissions } from '#src/platform/access/permissions.ts'
import type {
  Permission,
  PermittedCollection,
  PermittedGlobal,
} from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { wordsOfPath } from '#src/platform/field-words.ts'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { fieldsOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { isGlobal, isPreviewable } from '#src/publishing/preview/preview.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { readDocumentTexts } from '#src/translation/document-texts.ts'
import type { DeskDocument, DeskItem } from '#src/translation/desk-shapes.ts'
import { deskLocales } from '#src/translation/desk-locales.ts'
import { textFieldsOf } from '#src/translation/text-places.ts'
import { readDeskReview, readShownComments } from './read-desk-review.ts'

/** Kind of documents with texts: a collection or a global. */
export interface TextKind {
  slug: string
  /** Name in the language of the panel: `Product`. */
  name: string
}

type Account = Pick<PayloadRequest, 'payload' | 'user' | 'i18n'>

/** Permission of a collection or global; undefined for another slug, or a module that is off. */
function permissionOf(
  slug: string,
): Pick<Permission, 'read' | 'update' | 'public' | 'drafted'> | undefined {
  if (Object.hasOwn(globalPermissions, slug)) return globalPermissions[slug as PermittedGlobal]
  if (!isIndexed(slug) || !isOfSite(slug)) return undefined
  return permissions[slug as PermittedCollection]
}

export const entityOf = ({ collection, id }: Pick<DeskItem, 'collection' | 'id'>): Entity =>
  id === 0 ? { global: collection as GlobalSlug } : { collection: collection as CollectionSlug, id }

/** Collection or global of an item that an account may read. */
export function openEntity(
  { user }: Pick<PayloadRequest, 'user'>,
  item: DeskItem,
): Entity | undefined {
  const permission = permissionOf(item.collection)
  const isOfGlobal = Object.hasOwn(globalPermissions, item.collection)
  if (!permission || isOfGlobal !== (item.id === 0) || !hasRole({ user }, permission.read))
    return undefined
  return deskLocales({ user }).includes(item.locale) ? entityOf(item) : undefined
}

/** Kinds of documents with texts that an account may read. */
export function readKinds({ payload, user, i18n }: Account): TextKind[] {
  const named = (slug: string, label: unknown, entity: Entity): TextKind[] => {
    const permission = permissionOf(slug)
    return permission &&
      hasRole({ user }, permission.read) &&
      textFieldsOf(fieldsOf(payload, entity)).length > 0
      ? [{ slug, name: textOf(label as Label, i18n.language) }]
      : []
  }
  return [
    ...payload.config.collections.flatMap(({ slug, labels }) =>
      named(slug, labels.singular, { collection: slug as CollectionSlug, id: 1 }),
    ),
    ...payload.config.globals.flatMap(({ slug, label }) =>
      named(slug, label, { global: slug as GlobalSlug }),
    ),
  ]
}

const formFields = ({ payload }: Account, slug: string): readonly Field[] =>
  (
    payload.config.collections.find((each) => each.slug === slug) ??
    payload.config.globals.find((each) => each.slug === slug)
  )?.fields ?? []

/** Name of a field by its path in the form: `Highlights 1 > Label`. */
export const fieldName = (account: Account, slug: string, formPath: string): string =>
  wordsOfPath(formFields(account, slug), formPath, account).words

/** Title and picture of a document in the staff's index. */
async function readHead(
  account: Account,
  { collection, id }: DeskItem,
): Promise<{ titles: Partial<Record<Locale, string>>; family: string; picture: string | null }> {
  const [row] = await rows<{
    titles: Partial<Record<Locale, string>>
    family: string
    picture: number | null
  }>(
    account.payload,
    sql`select titles, family, case when collection = 'media' then document_id else pictures[1] end as picture
      from staff_entries where collection = ${collection} and document_id = ${id}`,
  )
  const picture = row?.picture ?? null
  const pictures = await readThumbnails(account.payload, picture === null ? [] : [picture])
  return {
    titles: row?.titles ?? {},
    family: row?.family ?? '',
    picture: picture === null ? null : (pictures.get(picture) ?? null),
  }
}

/** A document on the desk; undefined if there is none that the account may read. */
export async function readDesk(
  account: Account,
  item: DeskItem,
): Promise<DeskDocument | undefined> {
  const entity = openEntity(account, item)
  if (!entity) return undefined
  const { payload, user } = account
  const { collection, id, locale } = item
  const [found, head] = await Promise.all([
    readDocumentTexts({ payload }, entity, locale),
    readHead(account, item),
  ])
  const permission = permissionOf(collection)
  if (!found || found.draft['deletedAt'] || !permission) return undefined
  const kind = readKinds(account).find(({ slug }) => slug === collection)?.name ?? collection
  const source = found.texts[0]?.sourceLocale ?? defaultLocale
  const title = head.titles[source] ?? Object.values(head.titles)[0] ?? (id === 0 ? kind : `#${id}`)
  const drafted = 'global' in entity ? permission.public === 'published' : isDrafted(permission)
  const hasPage = 'global' in entity ? isGlobal(collection) : isPreviewable(collection)
  const mayWrite = hasRole({ user }, permission.update)
  const mayPublish = staffOf({ user })?.role !== 'translator' && mayWrite
  const review = await readDeskReview(
    { payload },
    { ...found, item, entity, isDrafted: drafted, mayWrite, mayPublish },
  )
  const query = new URLSearchParams({
    slug: collection,
    ...(id === 0 ? {} : { id: String(id) }),
    locale,
  })
  return {
    item,
    title: head.family === '' ? title : `${head.family}, ${title}`,
    kind,
    picture: head.picture,
    texts: found.texts.map((text) => ({
      ...text,
      label: fieldName(account, collection, text.formPath),
    })),
    formPath: `${panelBase}/${id === 0 ? `globals/${collection}` : `collections/${collection}/${id}`}?locale=${locale}`,
    previewPath: hasPage ? `${panelApiBase}/preview/open?${query.toString()}` : null,
    mayWrite,
    isDrafted: drafted,
    mayPublish,
    review,
    comments: await readShownComments({ payload }, item, found.texts),
  }
}
