import type { FieldHook, TextField } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { firstFree, typedSlug } from './automatic-slug.ts'
import { slugField, slugOfTitle } from './slug.ts'

const labels = labelsOf(fieldsTexts)

/**
 * Cleans a typed slug; otherwise generates the slug from the first title. Later titles do not
 * change it, so that bookmarks stay valid. Appends a number if another document has the slug.
 */
const fromTitle: FieldHook = async (args) => {
  const { value, data, originalDoc, req, collection } = args
  const title: unknown = data?.['title'] ?? originalDoc?.title
  const typed = typedSlug(value)
  if (typed !== '' && typed === originalDoc?.slug && originalDoc?.id !== undefined) return typed
  if (typed === '' && (typeof title !== 'string' || title.trim() === '')) return null
  const wanted = typed === '' ? slugOfTitle(String(title), args) : typed
  const table = sql.identifier(`${collection?.slug.replaceAll('-', '_')}_locales`)
  const taken = await rows<{ slug: string }>(
    req.payload,
    sql`
    select slug from ${table} where _locale::text = ${req.locale ?? ''} and _parent_id <> ${originalDoc?.id ?? 0}
    and (slug = ${wanted} or slug like ${`${wanted}-%`})`,
    req,
  )
  return firstFree(wanted, new Set(taken.map((row) => row.slug)))
}

/** Slug per locale of a document without a public page. */
export const plainSlug = (): TextField =>
  slugField(fromTitle, { description: labels.emptyMadeFromTheTitle })
