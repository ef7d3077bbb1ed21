import { gtinForms, isGtin, scannedGtin } from '@vitrine/contract/gtin'
import type { FormerPart } from '@vitrine/contract/shapes/former-part'
import type { Successor } from '@vitrine/contract/shapes/types'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from './call-context.ts'
import { readSuccessors } from './successors.ts'

/** Former part number, with the product or part number that stands in for it. */
export interface Former {
  former: FormerPart
  replacedBy: Successor | undefined
}

interface Row {
  key: string
  folded: string
  gtin: string | null
  reason: FormerPart['reason']
  gone_at: Date | string | null
  successor: string | null
}

/** Successor of a product `p`, also of one in the trash, as the read model stores it (`successorText`). */
const ofProduct = sql`coalesce(nullif(p.life_cycle_successor_part, ''), '#' || p.life_cycle_successor_product_id)`

/** GTIN that a code is, in its form of 14 digits. */
const gtinOf = (code: string): string | undefined => {
  const digits = scannedGtin(code) ?? code.replaceAll(/[\s-]/g, '')
  return isGtin(digits) ? digits.padStart(14, '0') : undefined
}

/**
 * What became of codes, in any spelling, that were part numbers or GTINs of part numbers: by the
 * records of what is gone, and the GTINs that were ever published. Codes that the catalogue has are
 * not to be asked for.
 */
export async function readFormer(
  context: CallContext,
  codes: readonly string[],
): Promise<(code: string) => Former | undefined> {
  if (codes.length === 0) return () => undefined
  context.tag('feed:part-numbers')
  const numbers = codes.map(normalizePartNumber).filter((number) => number !== '')
  const gtins = codes.flatMap((code) => gtinOf(code) ?? [])
  const found = await rows<Row>(
    context.payload,
    sql`
    select key, folded, lpad(identity, 14, '0') as gtin, reason, gone_at, coalesce(successor, ${ofProduct}) as successor
    from feed_records left join products p on p.id = source
    where kind = 'part-numbers' and gone_at is not null
      and (folded = any(${sql.param(numbers)}::text[]) or identity = any(${sql.param(gtins.flatMap(gtinForms))}::text[]))
    union all
    select printed, null, gtin, null, null, coalesce(successor, ${ofProduct})
    from known_gtins g left join products p on p.id = g.product_id where gtin = any(${sql.param(gtins)}::text[])
      and not exists (select from feed_records r where r.kind = 'part-numbers' and r.key = g.printed)
    order by gone_at desc nulls last`,
  )
  if (found.length === 0) return () => undefined
  const successorOf = await readSuccessors(
    context,
    found.map(({ successor }) => successor),
  )
  return (code) => {
    const [number, gtin] = [normalizePartNumber(code), gtinOf(code)]
    const row =
      found.find(({ folded }) => folded === number) ??
      (gtin === undefined ? undefined : found.find((each) => each.gtin === gtin))
    if (!row) return undefined
    const replacedBy = successorOf(row.successor) ?? undefined
    return {
      replacedBy,
      former: {
        part_number: row.key,
        reason: row.reason,
        at: row.gone_at === null ? null : new Date(row.gone_at).toISOString(),
        successor: replacedBy ?? null,
      },
    }
  }
}
