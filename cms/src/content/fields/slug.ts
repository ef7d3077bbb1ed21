import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { defaultLocale } from '@vitrine/contract/locales'
import { rows, sql } from '#src/platform/database/query.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { isPageCollection, pages } from '#src/content/page-collections.ts'
import { isAmbiguous, slugOf } from './slug-of.ts'

const labels = labelsOf(fieldsTexts)

const unusable = labels.unusable

const validate: TextFieldSingleValidation = (value, { req }) =>
  value && isAmbiguous(value) ? textOf(unusable, req.i18n.language) : true

/** Whether the slug was generated from the title; `tc-2` counts as generated from `TC`. */
function isAutomatic(slug: string, title: unknown): boolean {
  return (
    typeof title === 'string' && slug.replace(/-\d+$/, '') === slugOf(title).replace(/-\d+$/, '')
  )
}

type HookArgs = Parameters<FieldHook>[0]

/**
 * Whether the document is published in this locale and the locale is launched, so that its address is
 * in use: before the launch the addresses of templates follow the titles that replace theirs.
 */
async function isPublishedHere({ originalDoc, req, collection }: HookArgs): Promise<boolean> {
  if (originalDoc?.id === undefined) return false
  const found = await rows(
    req.payload,
    sql`
    select 1 from search_entries where collection = ${collection?.slug ?? ''} and document_id = ${originalDoc.id} and locale = ${req.locale ?? ''}
      and not exists (select 1 from site_launch
        where launched_at is null or locale <> all(array_append(launched_locales, ${defaultLocale})))`,
    req,
  )
  return found.length > 0
}

/** The slug, with the first free number appended when a published sibling has it. */
async function freeBesideSiblings(
  wanted: string,
  { data, originalDoc, req, collection }: HookArgs,
): Promise<string> {
  const name = collection?.slug ?? ''
  const field = isPageCollection(name) ? pages[name] : null
  const args: unknown = field === null ? null : (data?.[field] ?? originalDoc?.[field])
  const parent =
    typeof args === 'object' && args !== null && 'id' in args
      ? Number(args.id)
      : typeof args === 'number'
        ? args
        : null
  const taken = await rows<{ slug: string }>(
    req.payload,
    sql`
    select slug from search_entries where collection = ${name} and locale = ${req.locale ?? ''} and parent_id is not distinct from ${parent}::int
    and document_id <> ${originalDoc?.id ?? 0} and (slug = ${wanted} or slug like ${`${wanted}-%`})`,
    req,
  )
  const slugs = new Set(taken.map((row) => row.slug))
  let free = wanted
  for (let n = 2; slugs.has(free); n += 1) free = `${wanted}-${n}`
  return free
}

/**
 * Cleans a slug written by the staff; otherwise regenerates it from the title until the first
 * publication in the locale.
 */
const followTitle: FieldHook = async (args) => {
  const { value, data, originalDoc } = args
  const title: unknown = data?.['title'] ?? originalDoc?.title
  const typed = typeof value === 'string' ? slugOf(value) : ''
  if (typeof title !== 'string' || title.trim() === '') return typed === '' ? null : typed
  if (typed !== '' && !isAutomatic(typed, originalDoc?.title ?? title)) return typed
  if (typed !== '' && (await isPublishedHere(args))) return typed
  return freeBesideSiblings(slugOf(title), args)
}

/** Slug of a document with a page, unique among its siblings, one per locale. */
export function slug(): TextField {
  return {
    name: 'slug',
    type: 'text',
    localized: true,
    index: true,
    maxLength: 120,
    validate,
    label: labels.address,
    admin: {
      position: 'sidebar',
      description: labels.emptyMadeFromTheTitle2,
    },
    hooks: { beforeValidate: [followTitle] },
  }
}
