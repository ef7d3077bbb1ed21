import type { Locale } from '@vitrine/configuration/locales'
import type { ClientField } from 'payload'
import { sameValue } from '#src/admin/panel/differences.ts'
import { contentIn, editedFields, valueAt } from './edited-fields.ts'
import type { EditedField } from './edited-fields.ts'

type Data = Record<string, unknown>

/** Field whose value differs from the published one. */
export interface FieldChange extends EditedField {
  published: unknown
  current: unknown
  /**
   * True if the change concerns one language only; a change of a value without language affects all
   * languages.
   */
  isOfLanguage: boolean
  /** Number of rows or cells that differ; 1 for a single value. */
  count: number
  /** Values that it deletes, those of removed rows included. */
  deleted: number
}

/** Saved contents of a document in all languages (`locale=all`). */
export interface SavedDocument {
  /** Null if no language of the document is public. */
  published: Data | null
  draft: Data
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

/** Row without its localized fields. */
const withoutLanguage = (fields: readonly ClientField[], row: Data): Data => {
  const localized = new Set(
    editedFields(fields)
      .filter(({ isLocalized }) => isLocalized)
      .map(({ path }) => path),
  )
  return Object.fromEntries(Object.entries(row).filter(([name]) => !localized.has(name)))
}

/**
 * Number of table cells that differ; rows are matched by part number. An added or removed row
 * counts as one cell.
 */
function changedCells(published: Data[], current: Data[]): number {
  const keyOf = (row: Data): string => String(row['part_number'])
  const before = new Map(published.map((row) => [keyOf(row), row]))
  let count = 0
  for (const row of current) {
    const known = before.get(keyOf(row))
    before.delete(keyOf(row))
    if (!known) {
      count++
      continue
    }
    const [old, fresh] = [Object(known['values']) as Data, Object(row['values']) as Data]
    const keys = new Set([...Object.keys(old), ...Object.keys(fresh)])
    count += [...keys].filter((key) => !sameValue(old[key], fresh[key])).length
  }
  return count + before.size
}

/** Number of rows that differ; rows are matched by their index. */
function changedRows(published: readonly unknown[], current: readonly unknown[]): number {
  const length = Math.max(published.length, current.length)
  return Array.from({ length }).filter((_, at) => !sameValue(published[at], current[at])).length
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Values of table rows that are deleted; rows are matched by part number. */
function deletedCells(published: Data[], current: Data[]): number {
  const after = new Map(current.map((row) => [String(row['part_number']), row]))
  return published.reduce((sum, row) => {
    const kept = Object(after.get(String(row['part_number']))?.['values']) as Data
    const values = Object.entries(Object(row['values']) as Data)
    return sum + values.filter(([key, value]) => !isEmpty(value) && isEmpty(kept[key])).length
  }, 0)
}

const isTable = (rows: readonly Data[]): boolean =>
  rows.some((row) => 'part_number' in row && 'values' in row)

/** Values that a change deletes: cells, rows, documents of a relation, or the value itself. */
function deletedOf(published: unknown, current: unknown): number {
  const [before, after] = [rowsOf(published), rowsOf(current)]
  if (isTable(before)) return deletedCells(before, after)
  if (Array.isArray(published))
    return Math.max(0, published.length - (Array.isArray(current) ? current.length : 0))
  return !isEmpty(published) && isEmpty(current) ? 1 : 0
}

function countOf(published: unknown, current: unknown): number {
  const [before, after] = [rowsOf(published), rowsOf(current)]
  if (isTable([...before, ...after])) return Math.max(1, changedCells(before, after))
  if (Array.isArray(published) || Array.isArray(current))
    return Math.max(
      1,
      changedRows(Array.isArray(published) ? published : [], Array.isArray(current) ? current : []),
    )
  return 1
}

/** True if a field differs only in localized values, its own or those of its rows. */
function isTextOnly({ field, isLocalized }: EditedField, published: unknown, current: unknown) {
  if (isLocalized) return true
  if (field.type !== 'array') return false
  const shared = (value: unknown) => rowsOf(value).map((row) => withoutLanguage(field.fields, row))
  return sameValue(shared(published), shared(current))
}

/** Fields that differ between two contents in the same locale. */
function compare(edited: readonly EditedField[], published: Data, current: Data): FieldChange[] {
  return edited.flatMap((each): FieldChange[] => {
    const [before, after] = [valueAt(published, each.path), valueAt(current, each.path)]
    if (sameValue(before, after)) return []
    return [
      {
        ...each,
        published: before,
        current: after,
        isOfLanguage: isTextOnly(each, before, after),
        count: countOf(before, after),
        deleted: deletedOf(before, after),
      },
    ]
  })
}

/**
 * True if a document is public in a language: if titles are localized and required, the published
 * document must have a title in the language.
 */
const isReadIn = (fields: readonly ClientField[], published: Data | null, locale: Locale) => {
  if (published === null) return false
  const title = editedFields(fields).find(({ path }) => path === 'title')
  return title?.isLocalized && 'required' in title.field && title.field.required === true
    ? Boolean(contentIn(fields, published, locale)['title'])
    : true
}

/** Changes in one language, and the effect of publishing the form's language on it. */
export interface LanguageEffect {
  locale: Locale
  isPublic: boolean
  isWritten: boolean
  /** Unpublished changes of the language's texts and of the values that all languages share. */
  changes: FieldChange[]
  /** Changes that visitors of this language see as soon as the form's language is published. */
  seen: FieldChange[]
  /** Fields whose translation stays unchanged while its source text changes. */
  outdated: EditedField[]
}

export interface Languages {
  /** `form`: language of the form; `source`: language from which the others are translated. */
  form: Locale
  source: Locale
  all: readonly Locale[]
}

/**
 * Changed fields of the form whose translation in another language (`own`: published, `draft`:
 * draft) stays unchanged; empty if the form is not in the source language.
 */
function outdatedIn(
  changes: readonly FieldChange[],
  own: Data,
  draft: Data,
  { isSource }: { isSource: boolean },
): EditedField[] {
  if (!isSource) return []
  return changes.filter(({ path, isLocalized, published }) => {
    const text = valueAt(own, path)
    return (
      isLocalized &&
      path !== 'slug' &&
      !sameValue(published, null) &&
      !sameValue(text, null) &&
      sameValue(text, valueAt(draft, path))
    )
  })
}

/** Values of what visitors read that publishing the form's language deletes. */
export const deletedIn = (effects: readonly LanguageEffect[], form: string): number =>
  effects
    .filter(({ locale, isPublic }) => locale === form && isPublic)
    .flatMap(({ seen }) => seen)
    .reduce((sum, { deleted }) => sum + deleted, 0)

/**
 * Effects of publishing a form, one per language. `current`: values of the form in its language;
 * the texts of the other languages are read from the saved draft.
 */
export function languageEffects(
  fields: readonly ClientField[],
  { published, draft }: SavedDocument,
  current: Data,
  { form, source, all }: Languages,
): LanguageEffect[] {
  const edited = editedFields(fields)
  const publicIn = (locale: Locale): Data => contentIn(fields, published ?? {}, locale)
  const own = compare(edited, publicIn(form), current)
  const shared = own.filter(({ isOfLanguage }) => !isOfLanguage)
  return all.map((locale) => {
    const isPublic = isReadIn(fields, published, locale)
    const draftIn = contentIn(fields, draft, locale)
    const isWritten = Boolean((locale === form ? current : draftIn)['title'])
    if (locale === form)
      return { locale, isPublic, isWritten, changes: own, seen: own, outdated: [] }
    const read = publicIn(locale)
    const texts = compare(edited, read, draftIn).filter(({ isOfLanguage }) => isOfLanguage)
    return {
      locale,
      isPublic,
      isWritten,
      changes: [...texts, ...shared],
      seen: isPublic ? shared : [],
      outdated: isPublic ? outdatedIn(own, read, draftIn, { isSource: form === source }) : [],
    }
  })
}
