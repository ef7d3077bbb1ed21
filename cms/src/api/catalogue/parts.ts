import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import { partListLimits, readItems, writeItems } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import { validationTexts } from '@vitrine/contract/texts/validation'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import { readPastedLines } from '#src/search/lines/read-line.ts'
import { lookedUp, partOfCode, settleLine } from '#src/search/lines/settle-line.ts'
import type { KnownParts, SettledLine } from '#src/search/lines/settle-line.ts'
import { productsById } from '#src/api/reading/cards.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { describeParts, findParts } from '#src/api/searching/find-parts.ts'
import { readNearPartNumbers } from '#src/api/searching/near-part-numbers.ts'

/** Lines for which similar part numbers are looked for. */
const mostNearLines = 40

/** Lines without a part that an answer repeats, and their characters. */
const mostLeftOut = 8
const longestLeftOut = 60

/** Separates part numbers of which one is meant, in an item of a list. */
const either = ' / '

type Line = Answer<'parts-read'>['lines'][number]
type Settled = Exclude<SettledLine, { kind: 'text' }>

/** Settled lines as the contract has them, with their products. */
async function describeLines(
  context: CallContext,
  settled: readonly Settled[],
): Promise<Pick<Answer<'parts-read'>, 'lines' | 'products'>> {
  context.tag(...kinds.products.lists)
  const coded = settled.filter((line) => line.kind === 'missing' && line.coded)
  const near = new Map<Settled, string[]>()
  await Promise.all(
    coded.slice(0, mostNearLines).map(async (line) => {
      const found = await readNearPartNumbers(context, line.code)
      near.set(
        line,
        found.map(({ partNumber }) => partNumber),
      )
    }),
  )
  const named = (line: Settled): string[] =>
    line.kind === 'found'
      ? [line.partNumber]
      : line.kind === 'several'
        ? line.partNumbers
        : (near.get(line) ?? [])
  const numbers = [...new Set(settled.flatMap(named))].map(normalisePartNumber)
  const { stored } = await findParts(context, { numbers, gtins: [] })
  const describe = await describeParts(context, [...stored.values()])
  const partsOf = (line: Settled) =>
    named(line).flatMap((printed) => {
      const part = stored.get(printed)
      return part ? [describe(part)] : []
    })
  const lines = settled.map((line): Line => {
    const parts = partsOf(line)
    const { code, quantity } = line
    if (line.kind === 'found' && parts[0])
      return { code, quantity, state: 'found', part: parts[0], candidates: [] }
    const state = line.kind === 'several' ? 'several' : parts.length > 0 ? 'near' : 'unknown'
    return { code, quantity, state, part: null, candidates: parts }
  })
  const products = [...new Set([...stored.values()].map(({ product }) => product))]
  return { lines, products: await productsById(context, products) }
}

/** An item of a list: a part number by itself, else what its text means as a line. */
function settleItem(
  { code, quantity }: ListItem,
  known: KnownParts,
  context: CallContext,
): Settled {
  const partNumber = partOfCode(code, known)
  if (partNumber !== undefined) return { kind: 'found', code, partNumber, quantity }
  const [line] = readPastedLines(code, context.locale)
  const settled = line && settleLine(line, known)
  return settled === undefined || settled.kind === 'text'
    ? { kind: 'missing', code, coded: false, quantity }
    : { ...settled, code, quantity }
}

/** Lines of a list as an address has it. */
export async function readParts(context: CallContext, text: string): Promise<Answer<'parts-read'>> {
  const items = readItems(text)
  const asked = lookedUp(items.flatMap(({ code }) => readPastedLines(code, context.locale)))
  const known = await findParts(context, {
    numbers: [...asked.numbers, ...items.map(({ code }) => normalisePartNumber(code))],
    gtins: asked.gtins,
  })
  return describeLines(
    context,
    items.map((item) => settleItem(item, known, context)),
  )
}

/** Text of a line in a list: as pasted where that is a part number or none, else the ones it may mean. */
const itemOf = (line: Settled): ListItem => ({
  code: line.kind === 'several' ? line.partNumbers.join(either) : line.code,
  quantity: line.quantity,
})

/** Lines that fit an address beside the items, with the number of further ones. */
const shortened = (lines: readonly string[]): string[] => {
  const more = lines.length - mostLeftOut
  return [
    ...lines
      .slice(0, mostLeftOut)
      .map((line) =>
        (line.length > longestLeftOut ? `${line.slice(0, longestLeftOut)}…` : line).toWellFormed(),
      ),
    ...(more > 0 ? [`+ ${more}`] : []),
  ]
}

/** Lines of a pasted text, and the list that they are added to. */
async function readLines(
  context: CallContext,
  { text, items: before = '' }: { text: string; items?: string | undefined },
): Promise<Answer<'lines-read'>> {
  const pasted = readPastedLines(text, context.locale)
  const known = await findParts(context, lookedUp(pasted))
  const settled = pasted.map((line) => ({ line, settled: settleLine(line, known) }))
  const parts = settled.flatMap(({ settled: one }) => (one.kind === 'text' ? [] : [one]))
  const items = [...readItems(before), ...parts.map(itemOf)]
  const written = writeItems(items)
  if (readItems(written).length < items.length)
    throw new ApiError('invalid-input', {
      errors: [
        {
          field: 'text',
          message: validationTexts[context.locale].lines({ count: partListLimits.lines }),
        },
      ],
    })
  const described = await describeLines(context, parts)
  const lineOf = new Map(parts.map((one, at) => [one, described.lines[at]]))
  const named = settled.map(({ line: { number, source }, settled: one }) => {
    const line = one.kind === 'text' ? undefined : lineOf.get(one)
    return line === undefined
      ? {
          number,
          source,
          code: '',
          quantity: null,
          state: 'text' as const,
          part: null,
          candidates: [],
        }
      : { number, source, ...line }
  })
  return {
    lines: named,
    products: described.products,
    items: written,
    left_out: shortened(named.flatMap(({ state, source }) => (state === 'text' ? [source] : []))),
  }
}

export const partsHandlers = {
  'parts-read': (context, { query }) => readParts(context, query.items),
  'lines-read': (context, { body }) => readLines(context, body),
} satisfies Handlers
