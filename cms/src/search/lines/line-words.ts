/** Words of pasted lists, folded, of all languages: people paste what others wrote. */

/** Headings by what their column holds. */
const headings = {
  code: 'codigo cod code ref referencia reference sku mpn pn p/n artikel artikelnummer artikelnr artnr teilenummer bestellnummer numero parte pieza peca part number no nr gtin ean',
  quantity:
    'quantidade quant quantid qtd qtde qt qty quantity cantidad cant menge anzahl stueckzahl stuckzahl',
  other:
    'item itens items pos posicao posicion position linha linea line # descricao descripcion description desc beschreibung bezeichnung produto producto product produkt material materiais unidade unidad unit unid und un ud uom einheit me preco precio price preis total valor value wert marca brand fabricante hersteller manufacturer maker modelo model obs observacao observaciones notes bemerkung ncm peso weight gewicht prazo entrega de do da del of o the la el y e und and nome name nombre lista list liste',
} as const

export type ColumnRole = keyof typeof headings

const roles = new Map<string, ColumnRole>(
  (Object.keys(headings) as ColumnRole[]).flatMap((role) =>
    headings[role].split(' ').map((word): [string, ColumnRole] => [word, role]),
  ),
)

/** What a column holds by its heading; undefined for a text that is no heading. */
export function roleOf(heading: string): ColumnRole | undefined {
  const words = heading.split(/[\s.:()]+/).filter(Boolean)
  const found = words.map((word) => roles.get(word))
  if (words.length === 0 || words.length > 4 || found.includes(undefined)) return undefined
  // `Part number`, but `Item no.` and `Qtd. de peças`
  return (
    (['quantity', 'code'] as const).find((role) => found[0] === role) ??
    (found.length > 1 && found.includes('code') && roles.get(words[0] ?? '') === 'code'
      ? 'code'
      : found[0])
  )
}

/** Units in which pieces are counted. */
const pieces =
  'pc|pcs|pca|pcas|peca|pecas|pz|pza|pzas|pieza|piezas|piece|pieces|un|und|unds|uni|unid|unids|unidade|unidades|unidad|unidades|ud|uds|unit|units|ea|each|stk|stck|st|stuck|stueck'

/** A unit of pieces after a number. */
export const pieceUnit = String.raw`(?:${pieces})(?![a-z0-9])\.?`

/** Packing units in which packs are counted. */
const packs =
  'caixa|caixas|cx|cxs|embalagem|embalagens|emb|pacote|pacotes|pct|pcts|pack|packs|package|packages|pkg|pkgs|pk|pks|box|boxes|bx|carton|cartons|ctn|ctns|caja|cajas|cj|cjs|paquete|paquetes|paq|paqs|embalaje|embalajes|envase|envases|packung|packungen|verpackung|verpackungen|verpackungseinheit|verpackungseinheiten|vpe|ve|karton|kartons|schachtel|schachteln|paket|pakete'

/** A packing unit after a number. */
export const packUnit = String.raw`(?:${packs})(?![a-z0-9])\.?`

/** A text that is a packing unit. */
export const packWord = new RegExp(String.raw`^${packUnit}$`)

/** Words that count pieces by several, and how many. */
const multiples: readonly (readonly [string, number])[] = [
  ['par|pares|pair|pairs|paar', 2],
  ['duzia|duzias|dz|dzs|docena|docenas|doc|dozen|dozens|doz|dutzend', 12],
  ['cento|centos|ciento|cientos|centena|centenas|hundred|hundreds|hundert', 100],
  ['mil|milheiro|milheiros|millar|millares|thousand|thousands|tausend|tsd', 1000],
]

/** A word after a number that multiplies it. */
export const multipleWord = String.raw`(?:${multiples.map(([words]) => words).join('|')})(?![a-z0-9])\.?`

/** Pieces that a word stands for; undefined where it is none that multiplies. */
export const piecesOfMultiple = (word: string): number | undefined =>
  multiples.find(([words]) => words.split('|').includes(word.replace(/\.$/, '')))?.[1]

/** Beginning of a line that adds up others. */
export const totalLine =
  /^\W*(?:sub-?\s?total|total|totais|totales|soma|suma|summe|gesamt\w*)(?![a-z0-9])/

/** Any unit of a quantity that has a column of its own: pieces, metres, kilograms. */
export const columnUnit = String.raw`(?:${pieces}|m|mt|mts|metro|metros|meter|meters|metre|metres|kg)(?![a-z0-9])\.?`

/** A word that announces a quantity, also glued to it: `qty10`. */
export const quantityWord = String.raw`(?:${headings.quantity.replaceAll(' ', '|')})(?![a-z])`

/** A word that announces a line's number. */
export const itemWord = String.raw`(?:item|itens|pos|posicao|posicion|position|linha|linea|line|no|nr|#)(?![a-z0-9])`

/** A word between a quantity and what it counts. */
export const ofWord = '(?:de|do|da|dos|das|del|of|off|von|vom|der)'

/** Words between parts of which one is meant. */
export const orWord = /(?<![a-z0-9])(?:ou|or|o|oder)(?![a-z0-9])/
