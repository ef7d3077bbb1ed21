import { packUnit, pieceUnit, quantityWords } from './line-words.ts'

/** Words of headings, folded, of all languages; `code` alone tells a heading from other words. */
const words = {
  code: 'codigo cod code ref referencia reference sku mpn pn p/n artikel artikelnummer artikelnr artnr teilenummer bestellnummer gtin ean',
  /** Names of codes that are also words of a text. */
  number: 'numero parte pieza peca part number no nr',
  quantity: `${quantityWords} pcs pcas pecas pzas piezas pieces uds unidades units stk stuck stueck bedarf required reqd solicitado solicitada`,
  other:
    'item itens items pos posicao posicion position linha linea line # descricao descripcion description desc beschreibung bezeichnung produto producto product produkt material materiais unidade unidad unit unid und un ud uom einheit me preco precio price preis total valor value wert marca brand fabricante hersteller manufacturer maker modelo model obs observacao observaciones notes bemerkung ncm peso weight gewicht prazo entrega de do da del of o the la el y e und and nome name nombre lista list liste',
} as const

/** Words of a heading whose quantity is not that which is asked for: `Min. qty`, `Qty per box`. */
const unasked = new Set(
  'min minimo minima minimum mindest max maximo maxima maximum por per pro je cada embalagem emb caixa box pack packing pacote paquete caja vpe verpackung estoque stock saldo existencia existencias bestand lager available disponivel disponible verfugbar'.split(
    ' ',
  ),
)
/** German words of one piece: `bestellmenge`, but not `mindestmenge`. */
const compoundQuantity = /^(?!mindest|lager|verpackung)[a-z]+(?:menge|anzahl)$/

export type ColumnRole = 'code' | 'quantity' | 'other'

const roles = new Map<string, keyof typeof words>(
  (Object.keys(words) as (keyof typeof words)[])
    .toReversed()
    .flatMap((role) =>
      words[role].split(' ').map((word): [string, keyof typeof words] => [word, role]),
    ),
)

const longest = 5

/** Headings of quantities of which one is asked for, surest first: `Qtd total` before `Qtd QGBT`. */
const preferred = [
  /(?<![a-z])(?:total|totais|totales|gesamt[a-z]*|overall|geral|general)(?![a-z])/,
  /(?<![a-z])(?:solicitad[ao]s?|sol|solic|pedid[ao]s?|ped|cotar|comprar|cotizar|pedir|required|reqd|requested|ordered|order|needed|needs?|bestell[a-z]*|bedarf|necessari[ao]s?|necesari[ao]s?)(?![a-z])/,
  new RegExp(String.raw`(?<![a-z])(?:${quantityWords.replaceAll(' ', '|')})(?![a-z])|menge|anzahl`),
] as const

/** Place of the first preference that a heading of a quantity has. */
const preferenceOf = (heading: string): number => {
  const place = preferred.findIndex((pattern) => pattern.test(heading))
  return place === -1 ? preferred.length : place
}

/** Roles with the one column of quantities that is preferred, where there is one. */
function withPreferredQuantity(roles: ColumnRole[], cells: readonly string[]): ColumnRole[] {
  const columns = roles.flatMap((role, at) =>
    role === 'quantity' ? [{ at, preference: preferenceOf(cells[at] ?? '') }] : [],
  )
  const least = Math.min(...columns.map(({ preference }) => preference))
  const likeliest = columns.filter(({ preference }) => preference === least)
  // equal ones are all read: they may have the same number, or one of them
  return roles.map((role, at) =>
    role === 'quantity' && !likeliest.some((one) => one.at === at) ? 'other' : role,
  )
}

/** Whether a heading names one of several quantities by a number: `qtd p1`, `qtd painel 2`. */
const numberedQuantity = new RegExp(
  String.raw`^\s*(?:${quantityWords.replaceAll(' ', '|')})[\s.]+(?:[a-z]+[\s-]*\d{1,3}|20\d{2})\s*$`,
)

/** A quantity after its word: `qtd pc 10`. */
const isAmount = new RegExp(String.raw`\s(?:${pieceUnit}|${packUnit})\s*\d+\s*$`)

interface Heading {
  role: ColumnRole
  /** Whether all words occur in headings, and whether one of them occurs in headings only. */
  isWhole: boolean
  isTelling: boolean
}

/** What a column holds by its heading; undefined for a text that is none. */
function readHeading(text: string): Heading | undefined {
  if (numberedQuantity.test(text) && !isAmount.test(text))
    return { role: 'quantity', isWhole: false, isTelling: true }
  const named = text.split(/[\s.:()[\]_'"-]+/).filter(Boolean)
  if (named.length === 0 || named.length > longest || /\d/.test(text)) return undefined
  const found = named.map((word) =>
    compoundQuantity.test(word) ? 'quantity' : unasked.has(word) ? 'unasked' : roles.get(word),
  )
  const isWhole = !found.includes(undefined)
  const isTelling = found.includes('quantity') || found.includes('code')
  const [first] = found
  const role =
    found.includes('unasked') || (!isTelling && first !== 'number')
      ? 'other'
      : found.includes('quantity')
        ? 'quantity'
        : 'code'
  return { role, isWhole, isTelling }
}

/**
 * Roles of the columns of a heading row; undefined for any other row. In a heading row all words occur in
 * headings, or one occurs in headings only and no cell has a digit. Commas followed by blanks separate
 * clauses of a sentence, not columns.
 */
export function rolesOf(cells: readonly string[], isApart: boolean): ColumnRole[] | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const read = cells.map(readHeading)
  const isWhole = read.every((one, at) => one?.isWhole === true || cells[at]?.trim() === '')
  const isTold =
    isApart &&
    filled.length > 1 &&
    !filled.some((cell) => /\d/.test(cell) && readHeading(cell) === undefined) &&
    read.some((one) => one?.isTelling === true)
  const found = read.map((one): ColumnRole => one?.role ?? 'other')
  return (isWhole || isTold) && found.some((role) => role !== 'other')
    ? withPreferredQuantity(found, cells)
    : undefined
}
