import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { foldedName } from './name-tokens.ts'

/** Product with what names it. */
export interface NamedProduct {
  id: number
  family: string
  titles: readonly string[]
  slugs: readonly string[]
  parts: readonly { number: string; gtin: string | null }[]
}

/** Stored document with its printed number and the products that list it. */
export interface NumberedDocument {
  id: number
  number: string
  products: readonly number[]
}

/** Part number of a product. */
export interface NamedPart {
  product: number
  number: string
  /** Offsets in the normalized number at which signs separate two digits. */
  breaks: ReadonlySet<number>
}

/** Normalized part number in lower case, as tokens of names are. */
export const partKey = (number: string): string => normalizePartNumber(number).toLowerCase()

const gtinKey = (digits: string): string => digits.replace(/^0+/, '')

/** Offsets at which signs separate two digits of a code. */
function breaksOf(number: string): Set<number> {
  const breaks = new Set<number>()
  let length = 0
  let last = ''
  for (const part of number.split(/[^\p{L}\p{N}\p{M}]+/u)) {
    const key = partKey(part)
    if (key === '') continue
    if (/\d$/.test(last) && /^\d/.test(key)) breaks.add(length)
    length += key.length
    last = key
  }
  return breaks
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (key === '') return
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** What file names may name: part numbers, GTINs, families, titles, slugs, numbers of documents. */
export class NameIndex {
  readonly #parts = new Map<string, NamedPart[]>()
  readonly #gtins = new Map<string, NamedPart[]>()
  readonly #families = new Map<string, number[]>()
  readonly #names = new Map<string, number[]>()
  readonly #documents = new Map<string, NumberedDocument[]>()

  constructor(products: readonly NamedProduct[], documents: readonly NumberedDocument[] = []) {
    for (const { id, family, titles, slugs, parts } of products) {
      for (const { number, gtin } of parts) {
        const part = { product: id, number, breaks: breaksOf(number) }
        addTo(this.#parts, partKey(number), part)
        if (gtin !== null) addTo(this.#gtins, gtinKey(gtin.replace(/\D/g, '')), part)
      }
      addTo(this.#families, foldedName(family), id)
      for (const name of new Set([...titles, ...slugs].map(foldedName)))
        addTo(this.#names, name, id)
    }
    for (const document of documents) addTo(this.#documents, foldedName(document.number), document)
  }

  /**
   * Part numbers of a key. A name may leave out signs of a number (`TC708`), and has none where the
   * number has none: `XY-70-8-2` is not `XY-70-82`.
   */
  parts(key: string, breaks: ReadonlySet<number>): { exact: NamedPart[]; loose: NamedPart[] } {
    const fitting = (this.#parts.get(key) ?? []).filter((part) =>
      [...breaks].every((at) => part.breaks.has(at)),
    )
    const exact = fitting.filter((part) => part.breaks.size === breaks.size)
    return { exact, loose: fitting.filter((part) => !exact.includes(part)) }
  }

  gtin(digits: string): readonly NamedPart[] {
    return this.#gtins.get(gtinKey(digits)) ?? []
  }

  family(key: string): readonly number[] {
    return this.#families.get(key) ?? []
  }

  /** Products with a title or slug. */
  named(key: string): readonly number[] {
    return this.#names.get(key) ?? []
  }

  documents(key: string): readonly NumberedDocument[] {
    return this.#documents.get(key) ?? []
  }
}
