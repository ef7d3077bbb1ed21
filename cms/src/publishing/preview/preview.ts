import { createHash, randomBytes } from 'node:crypto'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { isPublicGlobal, permissions } from '#src/platform/access/permissions.ts'
import type { PublicGlobal } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { isPageCollection } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'

/** Lifetime of a preview, seconds. */
export const previewLifetimeSeconds = 60 * 60

/** Content of a document, or of a global (`id` 0), as it would be published, in all locales. */
export interface PlannedContent {
  collection: string
  id: number
  content: Record<string, unknown>
  /** True for a document that is not stored. */
  isNew?: true
}

/**
 * Previewed draft: a document with a page, or a global; or documents as a change set would leave
 * them.
 */
export type Previewed =
  | { collection: PageCollection; id: number }
  | { global: PublicGlobal }
  | { planned: readonly PlannedContent[] }

export type Preview = Previewed & {
  /** Locale of the draft's form. */
  locale: Locale
  /** Unsaved form values, in that locale. */
  typed: Record<string, unknown> | null
  /** True if the site is shown as visitors see it. */
  isOfSite: boolean
}

/** Documents that a preview shows otherwise than visitors read them. */
export function previewedDocuments(
  preview: Preview,
): readonly Pick<PlannedContent, 'collection' | 'id'>[] {
  if ('planned' in preview) return preview.planned
  return 'collection' in preview ? [preview] : []
}

/** Slug under which the preview of a change set is stored. */
const plannedSlug = 'planned'

const storedKey = (previewed: Previewed): [slug: string, id: number | null] => {
  if ('planned' in previewed) return [plannedSlug, null]
  return 'global' in previewed ? [previewed.global, null] : [previewed.collection, previewed.id]
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const isLocale = (value: unknown): value is Locale =>
  localeCodes.some((code) => code === value)
export const isGlobal = (slug: string): slug is PublicGlobal => isPublicGlobal(slug)
export const isPreviewable = (slug: string): slug is PageCollection =>
  Object.hasOwn(permissions, slug) && isPageCollection(slug as FeedCollection)

/** Opens a preview; returns its token, of which only a hash is stored. */
export async function openPreview(
  payload: Payload,
  user: number,
  previewed: Previewed,
  { locale, isOfSite }: Pick<Preview, 'locale' | 'isOfSite'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const [slug, id] = storedKey(previewed)
  const planned = 'planned' in previewed ? JSON.stringify(previewed.planned) : null
  await rows(payload, sql`delete from previews where expires_at < now()`)
  await rows(
    payload,
    sql`
    insert into previews (token_hash, user_id, slug, document_id, planned, locale, of_site, expires_at)
    values (${hashOf(token)}, ${user}, ${slug}, ${id}::int, ${planned}::jsonb, ${locale}, ${isOfSite}, now() + make_interval(secs => ${previewLifetimeSeconds}))`,
  )
  return token
}

/** Preview of a token; undefined if it has expired or its author's account was deleted. */
export async function findPreview(payload: Payload, token: string): Promise<Preview | undefined> {
  const [found] = await rows<{
    slug: string
    document_id: number | null
    locale: string
    typed: Record<string, unknown> | null
    planned: PlannedContent[] | null
    of_site: boolean
  }>(
    payload,
    sql`
    select p.slug, p.document_id, p.locale, p.typed, p.planned, p.of_site from previews p join users u on u.id = p.user_id
    where p.token_hash = ${hashOf(token)} and p.expires_at > now()`,
  )
  if (!found || !isLocale(found.locale)) return undefined
  const rest = { locale: found.locale, typed: found.typed, isOfSite: found.of_site }
  if (found.planned !== null) return { planned: found.planned, ...rest }
  if (found.document_id === null)
    return isGlobal(found.slug) ? { global: found.slug, ...rest } : undefined
  return isPreviewable(found.slug)
    ? { collection: found.slug, id: found.document_id, ...rest }
    : undefined
}

/** Stores unsaved form values for all open previews of the author's draft. */
export async function noteTyped(
  payload: Payload,
  user: number,
  previewed: Previewed,
  { locale, typed }: { locale: Locale; typed: Record<string, unknown> },
): Promise<void> {
  const [slug, id] = storedKey(previewed)
  await rows(
    payload,
    sql`
    update previews set typed = ${JSON.stringify(typed)}::jsonb, locale = ${locale}
    where user_id = ${user} and slug = ${slug} and document_id is not distinct from ${id}::int and expires_at > now()`,
  )
}

export async function closePreview(payload: Payload, token: string): Promise<void> {
  await rows(payload, sql`delete from previews where token_hash = ${hashOf(token)}`)
}
