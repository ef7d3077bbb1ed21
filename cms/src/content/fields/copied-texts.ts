import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FieldHook } from 'payload'
import { fieldsTexts } from '#texts/fields.js'
import { localeOfPanel } from '#src/platform/labels.ts'
import { slugOf } from './slug-of.ts'
import { slugMax, titleMax } from './text-limits.ts'

type HookArgs = Parameters<FieldHook>[0]

/**
 * Locales whose value was copied, by document and field: Payload calls the hooks of a localized field once
 * for each locale, in their order, without naming it.
 */
const calls = new WeakMap<object, Map<string, number>>()

function localeOfCall({ data, field, req }: HookArgs): Locale {
  const { localization } = req.payload.config
  const codes = localization ? localization.localeCodes : localeCodes
  const ofDocument = calls.get(data ?? {}) ?? new Map<string, number>()
  const name = 'name' in field ? String(field.name) : ''
  const call = ofDocument.get(name) ?? 0
  ofDocument.set(name, call + 1)
  calls.set(data ?? {}, ofDocument)
  const code = codes[call % codes.length] ?? ''
  return isLocale(code) ? code : defaultLocale
}

/** A title with what marks it as a copy, in its language, within the length of a title. */
export function titleOfCopy(title: string, locale: Locale): string {
  const mark = ` (${fieldsTexts[locale].copy})`
  return title.slice(0, titleMax - mark.length).trimEnd() + mark
}

/** The slug of such a title, where the slug was that of the title before. */
export function slugOfCopy(slug: string, locale: Locale): string {
  const mark = `-${slugOf(fieldsTexts[locale].copy)}`
  return slug.slice(0, slugMax - mark.length).replace(/-+$/, '') + mark
}

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

/** Marks the title of a duplicate in each language. */
export const copiedTitle: FieldHook = (args) => {
  const locale = localeOfCall(args)
  return isWritten(args.value) ? titleOfCopy(args.value, locale) : undefined
}

/** Gives a duplicate a slug of its own in each language that has one. */
export const copiedSlug: FieldHook = (args) => {
  const locale = localeOfCall(args)
  return isWritten(args.value) ? slugOfCopy(args.value, locale) : undefined
}

/** Marks the name of a duplicate that is the same in all languages, in that of the panel. */
export const copiedName: FieldHook = ({ value, req }) =>
  isWritten(value) ? titleOfCopy(value, localeOfPanel(req.i18n?.language)) : value

/** Hooks of a field that a duplicate does not have: it is of the original alone. */
export const notCopied = { beforeDuplicate: [(): null => null] }
