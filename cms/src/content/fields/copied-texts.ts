import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FieldHook } from 'payload'
import { fieldsTexts } from '#texts/fields.js'
import { localeOfPanel } from '#src/platform/labels.ts'
import { slugOf } from './slug-of.ts'
import { slugMax, titleMax } from './text-limits.ts'

type HookArgs = Parameters<FieldHook>[0]

/**
 * Number of hook calls by document and field. Payload calls the hooks of a localized field once per
 * locale, in the order of the locales, without passing the locale.
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

/** Title marked as a copy in the given language, at most as long as a title may be. */
export function titleOfCopy(title: string, locale: Locale): string {
  const mark = ` (${fieldsTexts[locale].copy})`
  return title.slice(0, titleMax - mark.length).trimEnd() + mark
}

/** Slug marked as a copy, like the slug that is generated from the title of the copy. */
export function slugOfCopy(slug: string, locale: Locale): string {
  const mark = `-${slugOf(fieldsTexts[locale].copy)}`
  return slug.slice(0, slugMax - mark.length).replace(/-+$/, '') + mark
}

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

/** Marks the title of a duplicate as a copy, in each language. */
export const copiedTitle: FieldHook = (args) => {
  const locale = localeOfCall(args)
  return isWritten(args.value) ? titleOfCopy(args.value, locale) : undefined
}

/** Gives a duplicate its own slug in each language with a slug. */
export const copiedSlug: FieldHook = (args) => {
  const locale = localeOfCall(args)
  return isWritten(args.value) ? slugOfCopy(args.value, locale) : undefined
}

/** Marks a name that is the same in all languages as a copy, in the language of the panel. */
export const copiedName: FieldHook = ({ value, req }) =>
  isWritten(value) ? titleOfCopy(value, localeOfPanel(req.i18n?.language)) : value

/** Hooks of a field that is not duplicated. */
export const notCopied = { beforeDuplicate: [(): null => null] }
