import { defaultLocale, isLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isProgramPath, isScreenPath } from '@vitrine/contract/program-paths'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { blocksTexts } from '#texts/blocks.js'
import { fieldsTexts } from '#texts/fields.js'
import { isPageCollection, parentFieldOf } from '#src/content/page-collections.ts'
import { automaticSlug, firstFree, typedPath, typedSlug } from './automatic-slug.ts'
import { copiedSlug } from './copied-texts.ts'
import { ownAddress } from './plain.ts'
import { isAmbiguous } from './slug-of.ts'
import { slugMax } from './text-limits.ts'

const labels = labelsOf(fieldsTexts)
const pageLabels = labelsOf(blocksTexts)

const unusable = labels.unusable

const validate: TextFieldSingleValidation = (value, { req }) =>
  value && isAmbiguous(value) ? textOf(unusable, req.i18n.language) : true

type HookArgs = Parameters<FieldHook>[0]

/** Slug generated from a title in the language of the request. */
export function slugOfTitle(title: string, { collection, req }: HookArgs): string {
  const locale = req.locale && isLocale(req.locale) ? req.locale : defaultLocale
  return automaticSlug(title, (collection?.labels.singular ?? {}) as Label, locale)
}

/** True if the slug was generated from the title; `tc-2` counts as generated from `TC`. */
function isAutomatic(slug: string, title: unknown, args: HookArgs): boolean {
  return (
    typeof title === 'string' &&
    slug.replace(/-\d+$/, '') === slugOfTitle(title, args).replace(/-\d+$/, '')
  )
}

/**
 * True if the document is published in this locale and the locale is launched, so that its URL is
 * in use. Before the launch, slugs of template documents change with their titles.
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

/** Slug with the lowest free number appended, if a sibling with a public or reserved URL has it. */
async function freeBesideSiblings(
  wanted: string,
  { data, originalDoc, req, collection }: HookArgs,
): Promise<string> {
  const name = collection?.slug ?? ''
  const field = isPageCollection(name) ? parentFieldOf(name) : undefined
  const args: unknown = field === undefined ? null : (data?.[field] ?? originalDoc?.[field])
  const parent =
    typeof args === 'object' && args !== null && 'id' in args
      ? Number(args.id)
      : typeof args === 'number'
        ? args
        : null
  const taken = await rows<{ slug: string }>(
    req.payload,
    sql`
    select slug from (
      select slug, collection, locale, parent_id, document_id from search_entries
      union all select slug, collection, locale, parent_id, document_id from waiting_entries
    ) as used
    where collection = ${name} and locale = ${req.locale ?? ''} and parent_id is not distinct from ${parent}::int
    and document_id <> ${originalDoc?.id ?? 0} and (slug = ${wanted} or slug like ${`${wanted}-%`})`,
    req,
  )
  return firstFree(wanted, new Set(taken.map((row) => row.slug)))
}

/**
 * Cleans a slug typed by the staff; otherwise generates it from the title until the first
 * publication in the locale.
 */
const followTitle =
  (clean: (value: unknown) => string): FieldHook =>
  async (args) => {
    const { value, data, originalDoc } = args
    const title: unknown = data?.['title'] ?? originalDoc?.title
    const typed = clean(value)
    if (typeof title !== 'string' || title.trim() === '') return typed === '' ? null : typed
    if (typed !== '' && !isAutomatic(typed, originalDoc?.title ?? title, args)) return typed
    if (typed !== '' && (await isPublishedHere(args))) return typed
    return freeBesideSiblings(slugOfTitle(title, args), args)
  }

/** Slug per locale, which a hook cleans or makes. */
export const slugField = (
  make: FieldHook,
  own: { validate?: TextFieldSingleValidation; description: Label },
): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  custom: { [ownAddress]: true },
  index: true,
  maxLength: slugMax,
  ...(own.validate ? { validate: own.validate } : {}),
  label: labels.address,
  admin: { position: 'sidebar', description: own.description },
  hooks: { beforeValidate: [make], beforeDuplicate: [copiedSlug] },
})

/** True if a screen, a program or another language has the path of a page. */
function isTaken(path: string, locale: Locale): boolean {
  const whole = `${locales[locale].prefix}/${path}`
  const isOfOther = localeCodes.some(
    (code) =>
      code !== locale &&
      locales[code].prefix.length > locales[locale].prefix.length &&
      `${whole}/`.startsWith(`${locales[code].prefix}/`),
  )
  return isOfOther || isScreenPath(whole) || isProgramPath(whole)
}

/** Slug per locale of a document with a page, unique among its siblings. */
export const slug = (): TextField =>
  slugField(followTitle(typedSlug), { validate, description: labels.emptyMadeFromTheTitle2 })

/** Path of a page of blocks per locale, with slashes: one that no other screen has. */
export const pagePath = (): TextField =>
  slugField(followTitle(typedPath), {
    validate: (value, options) => {
      const { req } = options
      const locale = req.locale && isLocale(req.locale) ? req.locale : defaultLocale
      if (value && isTaken(value, locale)) return textOf(pageLabels.takenAddress, req.i18n.language)
      return validate(value, options)
    },
    description: pageLabels.pathDescription,
  })
