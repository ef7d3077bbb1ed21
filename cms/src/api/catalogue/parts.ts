import pLimit from 'p-limit'
import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import { gtinOfPieces, scannedGtin } from '@vitrine/contract/gtin'
import {
  listQuantity,
  partListLimits,
  readItems,
  splitAsked,
  writeItems,
} from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { validationTexts } from '@vitrine/contract/texts/validation'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { readPastedLines } from '#src/search/lines/read-line.ts'
import { isTelling, statesSize } from '#src/search/lines/telling-number.ts'
import { lookedUp, partOfCode, resolveEach, resolveLine } from '#src/search/lines/resolve-line.ts'
import { piecesOfLength } from '#src/search/lines/pieces-of-length.ts'
import { splitPacks } from '#src/search/lines/split-packs.ts'
import { fold } from '#src/search/words/fold.ts'
import { productsById } from '#src/api/reading/cards.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readFormer } from '#src/api/reading/former-parts.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { wholeNumbers } from '#src/api/cross-references/equivalents-of-text.ts'
import { asAnswered, readMakers } from '#src/api/cross-references/find-references.ts'
import { readNearReferences } from '#src/api/cross-references/near-references.ts'
import { inTurns } from '#src/platform/limits/in-turns.ts'
import { describeParts, findParts } from '#src/api/search/find-parts.ts'
import { findDescribed } from '#src/api/search/find-described.ts'
import { readNearPartNumbers } from '#src/api/search/near-part-numbers.ts'
import { readKnown, referencesFor } from './known-numbers.ts'
import type { Known, Resolved } from './known-numbers.ts'

/** Maximum lines for which similar part numbers, our own and other makers', are searched. */
const maxNearLines = 40
/** Lines for which similar part numbers are searched at once. */
const maxLookUps = 3
/** Maximum lines that are searched by their description. */
const maxDescribedLines = 20

/** Maximum unresolved lines repeated in a response. */
const maxLeftOut = 8
/** Maximum length of a repeated line, characters. */
const maxLeftOutLength = 60

/** Separator between the candidate part numbers of an ambiguous list item. */
const either = ' / '

type Line = Answer<'parts-read'>['lines'][number]

/** State of a line without a part number of its own; `near`: number of what may be meant. */
const openState = (kind: Resolved['kind'], near: number) =>
  kind === 'several' || kind === 'equivalent' ? kind : near > 0 ? 'near' : 'unknown'

/**
 * True if a line can be searched by its words: its text states a size or, unless the line has a
 * code, contains a word of three letters.
 */
function isDescription({ coded, described }: { coded: boolean; described: string }): boolean {
  const text = fold(described)
  return statesSize(text) || (!coded && /[a-z]{3}/.test(text))
}

/**
 * Part numbers for lines with the GTIN of a pack, by line. They are offered as choices, not
 * selected, because the number of pieces in the pack is unknown.
 */
async function readPacks(
  context: CallContext,
  lines: readonly (Resolved & { code: string })[],
): Promise<Map<Resolved, string>> {
  const asked = lines.flatMap((line) => {
    const gtin = gtinOfPieces(scannedGtin(line.code) ?? line.code.replace(/[\s-]/g, ''))
    return gtin === undefined ? [] : [{ line, gtin }]
  })
  const { byGtin } = await findParts(context, {
    numbers: [],
    gtins: asked.map(({ gtin }) => gtin),
  })
  return new Map(
    asked.flatMap(({ line, gtin }): [Resolved, string][] => {
      const part = byGtin.get(gtin)
      return part === undefined ? [] : [[line, part]]
    }),
  )
}

/** Doubt about the quantity of a line; null if the quantity is certain. */
const doubtOf = ({ doubt, packs }: Resolved, quantity: number | null): Line['quantity_doubt'] =>
  doubt ?? (quantity !== null ? null : packs === undefined ? 'unstated' : 'packs')

/** Resolved lines in the contract's format, with their products. */
async function describeLines(
  context: CallContext,
  resolved: readonly Resolved[],
  known: Known,
): Promise<Pick<Answer<'parts-read'>, 'lines' | 'products'>> {
  context.tag(...kinds.products.lists, ...kinds['other-makers'].lists)
  const coded = resolved
    .flatMap((line) => (line.kind === 'missing' && line.coded ? [line] : []))
    .slice(0, maxNearLines)
  const near = new Map<Resolved, string[]>()
  const described = resolved
    .flatMap((line) => (line.kind === 'missing' && isDescription(line) ? [line] : []))
    .slice(0, maxDescribedLines)
  // each looks up several numbers, and others' requests need connections too
  const lookUp = pLimit(maxLookUps)
  const [nearElsewhere] = await Promise.all([
    readNearReferences(
      context,
      coded.map(({ code }) => code),
    ),
    ...coded.map(async (line) => {
      const found = await lookUp(() => readNearPartNumbers(context, line.code))
      near.set(
        line,
        found.map(({ partNumber }) => partNumber),
      )
    }),
  ])
  // matches of a description precede part numbers with similar spelling
  for (const line of described) {
    const found = await findDescribed(context, line.described)
    near.set(line, [...new Set([...found, ...(near.get(line) ?? [])])])
  }
  for (const [line, part] of await readPacks(context, coded)) near.set(line, [part])
  const nearEntries = new Map<Resolved, CrossReference[]>(
    coded.map((line) => [line, nearElsewhere(line.code)]),
  )
  const entries = new Map(resolved.map((line) => [line, referencesFor(line, known, context)]))
  const named = (line: Resolved): string[] => {
    if (line.kind === 'found') return [line.partNumber]
    if (line.kind === 'several') return line.partNumbers
    const ours = (entries.get(line) ?? []).flatMap(({ part_number: number }) => number ?? [])
    return line.kind === 'equivalent' ? [...new Set(ours)] : (near.get(line) ?? [])
  }
  const numbers = [...new Set(resolved.flatMap(named))].map(normalizePartNumber)
  const { stored } = await findParts(context, { numbers, gtins: [] })
  const references = [...nearEntries.values(), ...entries.values()].flat()
  const shown = [
    ...[...stored.values()].map(({ product }) => product),
    ...references.flatMap(({ product }) => product ?? []),
  ]
  const products = await productsById(context, [...new Set(shown)])
  const { partOf, measuresOf } = await describeParts(context, [...stored.values()], products)
  const partsOf = (line: Resolved) =>
    named(line).flatMap((printed) => {
      const part = stored.get(printed)
      return part ? [partOf(part)] : []
    })
  const lengthIn = (line: Resolved): number | null => {
    const part = line.kind === 'found' ? stored.get(line.partNumber) : undefined
    return part && line.measure ? piecesOfLength(line.measure, measuresOf(part)) : null
  }
  const missing = resolved.flatMap(({ kind, code }) => (kind === 'missing' ? [code] : []))
  const formerOf = await readFormer(context, missing)
  const lines = resolved.map((line): Line => {
    const parts = partsOf(line)
    const { code, asked, packs } = line
    // the number of pieces in another maker's pack is unknown
    const packing = line.kind === 'found' && asked === null ? parts[0]?.packing : null
    const quantity =
      packs && packing ? listQuantity(packs.count * packing) : (lengthIn(line) ?? line.quantity)
    const references = nearEntries.get(line) ?? (entries.get(line) ?? []).map(asAnswered)
    const own = {
      code,
      quantity,
      packs: packs?.count ?? null,
      quantity_doubt: doubtOf(line, quantity),
      measure: line.measure?.text ?? null,
      asked,
      references,
    }
    if (line.kind === 'found' && parts[0])
      return { ...own, state: 'found', part: parts[0], candidates: [] }
    const state = openState(line.kind, parts.length + references.length)
    const former = line.kind === 'missing' ? formerOf(code)?.former : undefined
    return { ...own, state, part: null, candidates: parts, ...(former ? { former } : {}) }
  })
  return { lines, products }
}

/** Resolves a list item as a part number or, if it is none, as a pasted line. */
function settleItem(
  { code: text, quantity }: ListItem,
  known: Known,
  context: CallContext,
): Resolved {
  const { code, asked } = splitAsked(text)
  const partNumber = partOfCode(code, known.parts)
  if (partNumber !== undefined) {
    const packs = quantity === null && asked !== null ? splitPacks(asked).packs : undefined
    return { kind: 'found', code, partNumber, quantity, asked, packs }
  }
  // if the part no longer exists, the other maker's number is looked up again
  const typed = asked ?? code
  const whole = normalizePartNumber(typed)
  if (known.parts.ofOthers?.has(whole) && isTelling(whole))
    return { kind: 'equivalent', code: typed, numbers: [whole], quantity, asked: null }
  const [line] = readPastedLines(typed, context.locale)
  const resolved = line && resolveLine(line, known.parts)
  return resolved === undefined || resolved.kind === 'text'
    ? { kind: 'missing', code: typed, coded: false, described: typed, quantity, asked: null }
    : {
        ...resolved,
        code: typed,
        quantity,
        // an explicit quantity takes precedence over the packs or length in the text
        packs: quantity === null ? resolved.packs : undefined,
        measure: quantity === null ? resolved.measure : undefined,
        doubt: quantity === null ? resolved.doubt : undefined,
        asked: null,
      }
}

/** Resolved lines of the list in a URL. */
export const readParts = (context: CallContext, text: string): Promise<Answer<'parts-read'>> =>
  findLines(context, readItems(text))

/** Resolved lines of list items. */
export async function findLines(
  context: CallContext,
  items: readonly ListItem[],
): Promise<Answer<'parts-read'>> {
  const typed = items.flatMap(({ code: item }) => {
    const { code, asked } = splitAsked(item)
    return asked === null ? [code] : [code, splitPacks(asked).number]
  })
  const read = await inTurns(typed, (code) => readPastedLines(code, context.locale))
  const asked = lookedUp(read.flat())
  const askedFor = items.flatMap(({ code }) => {
    const { asked: text } = splitAsked(code)
    return text === null ? [] : [splitPacks(text).number]
  })
  const makers = askedFor.length === 0 ? [] : await readMakers(context)
  const known = await readKnown(context, {
    numbers: [
      ...asked.numbers,
      ...typed.map(normalizePartNumber),
      ...askedFor.flatMap((one) => wholeNumbers(one, makers)),
    ],
    gtins: asked.gtins,
  })
  return describeLines(
    context,
    await inTurns(items, (item) => settleItem(item, known, context)),
    known,
  )
}

/**
 * List item of a resolved line: the candidates of an ambiguous line, otherwise its part number or
 * text. Packs stay in the item's text, because only the catalogue states the number of pieces in a
 * pack.
 */
function itemOf(line: Resolved): ListItem {
  const { code, quantity, packs } = line
  if (line.kind === 'several')
    return { code: [line.partNumbers.join(either), packs?.text ?? ''].join(' '), quantity }
  // the catalogue says at each view how many pieces a length is
  if (line.kind === 'found' && line.measure !== undefined)
    return { code: `${line.partNumber} ${line.measure.text}`, quantity: null }
  // the text of a description contains its packs
  if (packs === undefined || (line.kind === 'missing' && !line.coded)) return { code, quantity }
  return { code: `${line.kind === 'found' ? line.partNumber : code} ${packs.text}`, quantity }
}

/**
 * Unresolved lines shortened to fit in a URL: the first `maxLeftOut`, each cut to
 * `maxLeftOutLength` characters, then `+ ` and the number of further ones.
 */
const shortened = (lines: readonly string[]): string[] => {
  const more = lines.length - maxLeftOut
  return [
    ...lines
      .slice(0, maxLeftOut)
      .map((line) =>
        (line.length > maxLeftOutLength
          ? `${line.slice(0, maxLeftOutLength)}…`
          : line
        ).toWellFormed(),
      ),
    ...(more > 0 ? [`+ ${more}`] : []),
  ]
}

/** Lines of a pasted text, and the list with their items added. */
async function readLines(
  context: CallContext,
  { text, items: before = '' }: { text: string; items?: string | undefined },
): Promise<Answer<'lines-read'>> {
  const pasted = readPastedLines(text, context.locale)
  const known = await readKnown(context, lookedUp(pasted))
  const meanings = await inTurns(pasted, (line) =>
    resolveEach(line, known.parts, context.locale).map((one) => ({
      line,
      resolved: { ...one, asked: null },
    })),
  )
  const resolved = meanings.flat()
  const parts = resolved.flatMap(({ resolved: one }) => (one.kind === 'text' ? [] : [one]))
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
  const described = await describeLines(context, parts, known)
  const lineOf = new Map(parts.map((one, at) => [one, described.lines[at]]))
  const named = resolved.map(({ line: { number, source }, resolved: one }) => {
    const line = one.kind === 'text' ? undefined : lineOf.get(one)
    return line === undefined
      ? {
          number,
          source,
          code: '',
          quantity: null,
          packs: null,
          quantity_doubt: 'unstated' as const,
          measure: null,
          state: 'text' as const,
          part: null,
          candidates: [],
          asked: null,
          references: [],
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
  'parts-find': (context, { body }) =>
    findLines(
      context,
      body.items.map(({ code, quantity = null }) => ({ code, quantity })),
    ),
  'lines-read': (context, { body }) => readLines(context, body),
} satisfies Handlers
