import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { gtinForms, gtinKey, gtinOfPieces, isGtin } from '@vitrine/contract/gtin'
import { rows, sql } from '#src/platform/database/query.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { readAlternates } from '#src/api/reading/alternates.ts'
import { readFormer } from '#src/api/reading/former-parts.ts'
import { readSuccessorOfProduct, WithdrawnError } from '#src/api/reading/replacement.ts'
import { readSuccessors } from '#src/api/reading/successors.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/**
 * Part number by GTIN, in any of its stored lengths; for the GTIN of a pack that no part number
 * has, the part number with the GTIN of its pieces. Of several products, the one with the lowest
 * id. Throws a 404; of a GTIN that a part number had, with the part number and its successor.
 */
async function readGtin(context: CallContext, gtin: string): Promise<Answer<'gtin-read'>> {
  const { payload, tag } = context
  tag(...kinds.products.lists)
  if (!isGtin(gtin)) throw new ApiError('not-found')
  const key = sql.raw(`'${gtinKey}'`)
  const forms = [gtin, gtinOfPieces(gtin)].flatMap((each) => (each ? gtinForms(each) : []))
  const [found] = await rows<{ product_id: number; printed: string }>(
    payload,
    sql`select product_id, printed from search_variants
    where values ? ${key} and values->>${key} = any(${sql.param(forms)}::text[])
    order by values->>${key} = any(${sql.param(gtinForms(gtin))}::text[]) desc, product_id, position limit 1`,
  )
  const product = found?.product_id ?? 0
  const alternates =
    found &&
    (
      await readAlternates(payload, 'products', {
        ids: [product],
        locales: await readNamedLocales(payload),
      })
    ).get(product)
  if (!alternates) throw await withdrawn(context, forms)
  return { part_number: found.printed, product, alternates: alternates.alternates }
}

/** Error for a GTIN that no published part number has; of one that had it, with its successor. */
async function withdrawn(context: CallContext, forms: readonly string[]): Promise<ApiError> {
  const { payload } = context
  const [known] = await rows<{ printed: string; product_id: number; successor: string | null }>(
    payload,
    sql`select printed, product_id, successor from known_gtins
    where gtin = any(${sql.param(forms.filter(({ length }) => length === 14))}::text[])
    order by gtin = ${forms.find(({ length }) => length === 14) ?? ''} desc limit 1`,
  )
  if (!known) return new ApiError('not-found')
  // a language that is not launched has no page of the successor
  if (!(await readNamedLocales(payload)).includes(context.locale))
    return new WithdrawnError(undefined, known.printed)
  const own = (await readSuccessors(context, [known.successor]))(known.successor)
  const replacedBy = own ?? (await readSuccessorOfProduct(context, known.product_id))
  const former = (await readFormer(context, [known.printed]))(known.printed)?.former
  return new WithdrawnError(replacedBy, known.printed, former)
}

export const gtinHandlers = {
  'gtin-read': (context, { params }) => readGtin(context, params.gtin),
} satisfies Handlers
