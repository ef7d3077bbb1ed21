import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { cellName, cellPath } from '#src/content/variants/declaration.ts'
import type { CellError } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { checkReferences, cleanReferences } from './check-references.ts'
import { cellText, makerKeys, referenceColumns, referenceKey, referencesOf } from './declaration.ts'
import type { StoredReference } from './declaration.ts'

/**
 * Code of a product's family without separators, like a normalized part number; equals the
 * expression of a database index.
 */
export const familyCode = sql`upper(regexp_replace(e.card->>'family', '[^A-Za-z0-9]', '', 'g'))`

const labels = labelsOf(crossReferencesTexts)

/**
 * Rows that name no published part number or family code of ours. Rows that the maker already had
 * are accepted: their part number may have been withdrawn since.
 */
export async function unknownOurs(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  maker: number | undefined,
  references: readonly StoredReference[],
): Promise<Set<StoredReference>> {
  const named = [...new Set(references.map((row) => normalizePartNumber(cellText(row, 'ours'))))]
  if (named.length === 0) return new Set()
  const [found, present] = await Promise.all([
    rows<{ normalised: string }>(
      req.payload,
      sql`select normalised from search_variants where normalised = any(${sql.param(named)}::text[])
      union select ${familyCode} from search_entries e where e.collection = 'products' and ${familyCode} = any(${sql.param(named)}::text[])`,
      req,
    ),
    maker === undefined
      ? []
      : rows<{ key: string }>(
          req.payload,
          sql`select normalised || ' ' || ours as key from search_cross_references where maker_id = ${maker}`,
          req,
        ),
  ])
  const known = new Set(found.map(({ normalised }) => normalised))
  const own = new Set(present.map(({ key }) => key))
  return new Set(
    references.filter(
      (row) =>
        !known.has(normalizePartNumber(cellText(row, 'ours'))) && !own.has(referenceKey(row)),
    ),
  )
}

/** Name of another published maker with one of the keys. */
async function makerNamed(
  req: PayloadRequest,
  id: number | undefined,
  keys: readonly string[],
): Promise<string | undefined> {
  const [found] = await rows<{ name: string }>(
    req.payload,
    sql`select name from search_other_makers where keys && ${sql.param([...keys])}::text[] and maker_id <> ${id ?? 0}`,
    req,
  )
  return found?.name
}

/**
 * Cleans a maker's rows; on publish, each row must be complete and name a published part number or
 * family.
 */
export const checkReferencesOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { language } = req.i18n
  const stored: unknown = cleanReferences(data['references'], language)
  if (stored !== undefined) data['references'] = stored
  if ((data['_status'] ?? originalDoc?._status) !== 'published') return data
  const fail = (errors: { path: string; label?: string; message: string }[]): never => {
    throw new ValidationError({ collection: 'other-makers', errors, req }, req.t)
  }
  const name = String(data['name'] ?? originalDoc?.name ?? '')
  const keys = makerKeys(name, data['aliases'] ?? originalDoc?.aliases)
  if (keys.length === 0) fail([{ path: 'name', message: textOf(labels.errors.name, language) }])
  const other = await makerNamed(req, originalDoc?.id, keys)
  if (other !== undefined)
    fail([{ path: 'name', message: textOf(labels.errors.sameMaker({ name: other }), language) }])
  const value: unknown = stored ?? originalDoc?.references ?? []
  const errors: CellError[] = checkReferences(value, language)
  const references = referencesOf(value)
  if (errors.length === 0) {
    const unknown = await unknownOurs(req, originalDoc?.id, references)
    errors.push(
      ...references.flatMap((row, at) =>
        unknown.has(row)
          ? [
              {
                row: at,
                key: 'ours',
                message: textOf(labels.errors.unknown({ code: cellText(row, 'ours') }), language),
              },
            ]
          : [],
      ),
    )
  }
  if (errors.length > 0)
    fail(
      errors.map((error) => ({
        path: cellPath(error, 'references'),
        label: cellName(error, referenceColumns(language), language),
        message: error.message,
      })),
    )
  return data
}
