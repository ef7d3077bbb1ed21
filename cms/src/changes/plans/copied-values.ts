import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { rowsOf } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { codeOfCopy } from '#src/content/variants/without-numbers.ts'
import { readDrafts } from '#src/changes/sheets/read-collections.ts'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import { valuesOf } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import type { NewProduct } from './new-product.ts'

/**
 * Fields that a duplicate has in addition to those of the page. Not its life cycle, nor its texts for
 * search engines.
 */
const copied = [
  'text',
  'highlights',
  'curves',
  'video',
  'related',
  'own_part_pages',
  'tooling',
] as const

type Hook = (args: { value: unknown }) => unknown

/** Value as the field gives it to a duplicate. */
const duplicated = (field: FlattenedField, value: unknown): unknown =>
  ((field as { hooks?: { beforeDuplicate?: Hook[] } }).hooks?.beforeDuplicate ?? []).reduce(
    (present, hook) => hook({ value: present }),
    value,
  )

/** Rows with keys of their own: those of the original are taken. */
function withOwnKeys(value: unknown, seed: string): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) => {
    const { id } = Object(row) as { id?: unknown }
    if (typeof id !== 'string') return row
    const own = createHash('sha256').update(`${seed} ${id}`).digest('hex').slice(0, 24)
    return { ...Object(row), id: own }
  })
}

/**
 * Tooling of the original for those part numbers of the duplicate that follow the codes of its
 * family; another code may be another size, and a wrong die is a safety risk.
 */
function toolingOfCopy(
  original: Record<string, unknown>,
  family: string,
  codes: readonly string[],
) {
  const byNumber = new Map(codes.map((code) => [normalizePartNumber(code), code]))
  return rowsOf(original['tooling']).flatMap((row) => {
    const copy = codeOfCopy(row.part_number, String(original['family'] ?? ''), family)
    const code = byNumber.get(normalizePartNumber(copy))
    return copy !== '' && code !== undefined ? [{ ...row, part_number: code }] : []
  })
}

/**
 * Values by place that a new product takes from the one it duplicates; none without one.
 *
 * @param codes - Its part numbers.
 */
export async function copiedValues(
  req: Reader,
  { from, family }: Pick<NewProduct, 'from' | 'family'>,
  codes: readonly string[],
): Promise<Values> {
  if (from === null) return {}
  const select = Object.fromEntries([...copied, 'family'].map((name) => [name, true as const]))
  const [original] = await readDrafts(req, 'products', { select, ids: [from.id] })
  if (!original) return {}
  const fields = req.payload.collections.products.config.flattenedFields.filter(({ name }) =>
    copied.some((each) => each === name),
  )
  const document = Object.fromEntries(
    fields.map((field) => [
      field.name,
      withOwnKeys(duplicated(field, original[field.name]), from.seed),
    ]),
  )
  const tooling = toolingOfCopy(original, family, codes)
  return valuesOf(fields, { ...document, tooling: tooling.length > 0 ? tooling : undefined })
}
