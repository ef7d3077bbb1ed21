import type { ReadName } from './bulk-shapes.ts'
import type { DocumentKind } from './file-words.ts'
import type { NameIndex } from './name-index.ts'
import { matchesIn } from './name-matches.ts'
import type { NameMatch } from './name-matches.ts'
import { datesIn, rangeEnd } from './name-numbers.ts'
import { cleanFileName, endingOf, tokensOf } from './name-tokens.ts'
import type { NameToken } from './name-tokens.ts'

/** Kinds that follow from the extension. */
const kindByEnding: Readonly<Record<string, DocumentKind>> = {
  '.step': 'model',
  '.stp': 'model',
  '.p21': 'model',
  '.glb': 'model',
  '.dxf': 'drawing',
  '.dwg': 'drawing',
}

/** Single value of the sets; null if there are none or several. */
function singleOf<Value>(sets: readonly (ReadonlySet<Value> | undefined)[]): Value | null {
  const values = new Set(sets.flatMap((set) => (set ? [...set] : [])))
  const [value] = values
  return values.size === 1 && value !== undefined ? value : null
}

const isWord = ({ views, kinds, languages, isNoise }: NameMatch): boolean =>
  Boolean(views ?? kinds ?? languages ?? isNoise)

/** True if the name goes on with a number as the code does: `XY-70` in `XY-70-8`. */
function isFollowed({ to, from }: NameMatch, tokens: readonly NameToken[]): boolean {
  const next = tokens[to]
  if (!next || !/^\d+[a-z]?$/.test(next.text)) return false
  const inside = tokens.slice(from + 1, to).map(({ before }) => before)
  return inside.length === 0 || inside.includes(next.before)
}

interface Named {
  products: number[]
  partNumbers: string[]
  number: string | null
  document: number | null
  isSure: boolean
  /** Matches that name the product. */
  used: readonly NameMatch[]
  /** Indices of the tokens that end a range of codes. */
  rangeEnds: readonly number[]
}

/** Products that a name names: by its codes; without one, by families and titles. */
function namedBy(matches: readonly NameMatch[], tokens: readonly NameToken[]): Named {
  const coded = matches.filter(({ parts, documents }) => parts ?? documents)
  const clear = matches.filter((match) => match.products && !isWord(match))
  const used =
    coded.length > 0 ? coded : clear.length > 0 ? clear : matches.filter(({ products }) => products)
  const documents = used.flatMap((match) => match.documents ?? [])
  const [document] = documents
  const parts = used.flatMap((match) => match.parts ?? [])
  const products = used.flatMap((match) => [
    ...(match.parts ?? []).map(({ product }) => product),
    ...(match.documents ?? []).flatMap((each) => each.products),
    ...(match.products ?? []),
  ])
  const rangeEnds = used.flatMap((match) => rangeEnd(match, tokens, used) ?? [])
  const isSingle = used.every(({ parts: own }) => (own?.length ?? 1) === 1)
  return {
    products: [...new Set(products)],
    partNumbers: isSingle ? [...new Set(parts.map(({ number }) => number))] : [],
    number: documents.length === 1 ? (document?.number ?? null) : null,
    document: documents.length === 1 ? (document?.id ?? null) : null,
    isSure:
      rangeEnds.length === 0 &&
      used.every(
        (match) =>
          match.isExact && !isFollowed(match, tokens) && (coded.length > 0 || !isWord(match)),
      ),
    used,
    rangeEnds,
  }
}

/** Number of one or two digits that no match, date or range holds: the place in the gallery. */
function orderIn(
  tokens: readonly NameToken[],
  unread: readonly NameToken[],
  rangeEnds: readonly number[],
): number | null {
  const dates = datesIn(tokens)
  const last = unread.findLast((token) => {
    const at = tokens.indexOf(token)
    return /^\d{1,2}$/.test(token.text) && !dates.has(at) && !rangeEnds.includes(at)
  })
  return last ? Number(last.text) : null
}

/** Reads a file name against the names of the catalogue; what is ambiguous is not decided. */
export function readName(given: string, index: NameIndex): ReadName {
  const name = cleanFileName(given)
  const ending = endingOf(name)
  const tokens = tokensOf(name)
  const matches = matchesIn(tokens, index)
  const named = namedBy(matches, tokens)
  const { products, partNumbers, number, document, isSure, used } = named
  const words = matches.filter((match) => !used.includes(match))
  const unread = tokens.filter((_, at) => !matches.some(({ from, to }) => from <= at && at < to))
  const [product] = products
  const isSingle = products.length === 1
  const revisions = new Set(words.flatMap(({ revision }) => revision ?? []))
  const [revision] = revisions
  return {
    name,
    ending,
    product: isSingle ? (product ?? null) : null,
    candidates: products.length > 1 ? products : [],
    partNumbers: isSingle ? partNumbers : [],
    view: singleOf(words.map(({ views }) => views)),
    kind: singleOf(words.map(({ kinds }) => kinds)) ?? kindByEnding[ending] ?? null,
    language: singleOf(words.map(({ languages }) => languages)),
    revision: revisions.size === 1 ? (revision ?? null) : null,
    number,
    document,
    order: orderIn(tokens, unread, named.rangeEnds),
    certainty:
      products.length > 1 ? 'ambiguous' : !isSingle ? 'unknown' : isSure ? 'sure' : 'likely',
    unread: unread.filter(({ text }) => !/^\d{1,2}$/.test(text)).map(({ raw }) => raw),
  }
}
