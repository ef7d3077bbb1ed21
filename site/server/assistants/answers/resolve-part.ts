import type { Answer } from '@vitrine/contract/client'
import { foldedNumber } from '@vitrine/contract/product/parts'
import { isGtin, scannedGtin } from '@vitrine/contract/gtin'
import { writeItems } from '@vitrine/contract/part-list'
import type { FormerPart } from '@vitrine/contract/shapes/former-part'
import type { Variant } from '@vitrine/contract/shapes/types'
import { successorOf } from './part-shapes.ts'
import type { ToolContext } from './tool.ts'
import { ToolRefusal } from './tool-refusal.ts'

type Product = Answer<'product-read'>
type Line = Answer<'parts-read'>['lines'][number]

export interface ResolvedPart {
  part: NonNullable<Line['part']>
  product: Product
  variant: Variant
}

/**
 * Part number of ours in any spelling, or by its GTIN, with its product. A number that is not
 * in the catalogue is refused; the refusal names similar numbers.
 */
export async function resolvePart(number: string, context: ToolContext): Promise<ResolvedPart> {
  const code = number.replaceAll(/[,:~]/g, ' ').trim()
  const items = writeItems([{ code, quantity: null }])
  if (items === '') throw new ToolRefusal('"part_number" is empty. Give a part number or a GTIN.')
  const {
    lines: [line],
  } = await context.reader.read('parts-read', { query: { items } })
  const part = line?.part
  if (!line || !part || !isSame(part, code)) throw await unknownPart(code, line, context)
  const product = await context.reader.find('product-read', {
    params: { id: String(part.product) },
  })
  const variant = product?.variants.find(({ part_number: own }) => own === part.part_number)
  if (!product || !variant) throw await unknownPart(code, undefined, context)
  return { part, product, variant }
}

/** True if a part is named by the code itself, not by a description of it. */
function isSame({ part_number: own, gtin }: NonNullable<Line['part']>, code: string): boolean {
  if (foldedNumber(own) === foldedNumber(code)) return true
  const scanned = scannedGtin(code) ?? code.replaceAll(/[\s-]/g, '')
  return gtin !== null && withoutZeros(gtin) === withoutZeros(scanned)
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

async function unknownPart(
  code: string,
  line: Line | undefined,
  context: ToolContext,
): Promise<ToolRefusal> {
  const withdrawn = await withdrawnPart(code, context)
  if (withdrawn) return new ToolRefusal(withdrawn)
  const similar = [line?.part, ...(line?.candidates ?? [])]
    .flatMap((each) => each?.part_number ?? [])
    .slice(0, 10)
  const start = `“${code}” is no part number of this catalogue.`
  if (line?.state === 'equivalent')
    return new ToolRefusal(
      `${start} It is a number of another maker: call cross_reference with it.`,
    )
  return new ToolRefusal(
    similar.length > 0
      ? `${start} Similar ones exist, which are other parts: ${similar.join(', ')}. Ask the reader which is meant; do not choose for them.`
      : `${start} Nothing similar is known. Call search with words of its description, or cross_reference if it may be another maker’s number.`,
  )
}

/** What the reasons mean. */
const reasons = {
  removed: 'it was removed from its product',
  withdrawn: 'with its product',
  renumbered: 'another part number has its GTIN',
} as const

/** Day and reason of a former part number, as far as they are known. */
const sinceOf = (former: FormerPart | undefined): string =>
  (former?.at ? ` since ${former.at.slice(0, 10)}` : '') +
  (former?.reason ? ` (${reasons[former.reason]})` : '')

/** Message about a former part number, or the GTIN of one; undefined for any other text. */
async function withdrawnPart(code: string, context: ToolContext): Promise<string | undefined> {
  const digits = scannedGtin(code) ?? code.replaceAll(/[\s-]/g, '')
  const gtin = isGtin(digits) ? digits : undefined
  const {
    was,
    former,
    replaced_by: named,
  } = await context.reader.gone(gtin === undefined ? { code } : { gtin })
  if (was === undefined) return undefined
  const by = successorOf(named ?? null, context)
  const start = gtin === undefined ? `“${was}”` : `GTIN ${gtin}`
  return `${start} was ${gtin === undefined ? 'a part number' : `part number ${was}`}, which is withdrawn from the catalogue${sinceOf(former)}. ${by ? `The company names as replacement: ${by.part_number ?? by.title}, ${by.address}.` : 'The company names no replacement.'}`
}
