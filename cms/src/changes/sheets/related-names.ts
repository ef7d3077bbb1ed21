import type { Locale } from '@vitrine/configuration/locales'
import { editDistance } from '#src/search/words/spelling.ts'
import { foldedText, textIn } from '#src/content/variants/cells/sheet-product.ts'
import type { TextByLocale } from '#src/content/variants/cells/sheet-product.ts'

/** Document that cells may name: its titles, codes, addresses or file name. */
export interface NamedDocument {
  id: number
  title: TextByLocale | string
  others: readonly string[]
}

/** Documents that a name may mean. */
export type FoundNames = readonly NamedDocument[]

/** Maximum names that a sentence proposes. */
const maxNearest = 3

const allTitles = ({ title }: NamedDocument): string[] =>
  typeof title === 'string' ? [title] : Object.values(title).filter((text) => text !== null)

/** Number in brackets at the end of a name. */
const numberBehind = (text: string): number | undefined => {
  const number = /\[(\d{1,9})\]$/.exec(text.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Names of the documents of a collection, in both directions. */
export class RelatedNames {
  readonly #byId: ReadonlyMap<number, NamedDocument>
  readonly #byName = new Map<string, NamedDocument[]>()

  constructor(documents: readonly NamedDocument[]) {
    this.#byId = new Map(documents.map((document) => [document.id, document]))
    for (const document of documents)
      for (const name of new Set([...allTitles(document), ...document.others].map(foldedText))) {
        if (name === '') continue
        const known = this.#byName.get(name)
        if (known) known.push(document)
        else this.#byName.set(name, [document])
      }
  }

  /** Title in a locale; with the number behind it if the title alone names several or is a list. */
  nameOf(id: number, locale: Locale): string {
    const document = this.#byId.get(id)
    if (!document) return `[${id}]`
    const title =
      typeof document.title === 'string' ? document.title : textIn(document.title, locale)
    const isUnique = this.#byName.get(foldedText(title))?.length === 1
    return isUnique && !/[;\n]/.test(title) && numberBehind(title) === undefined
      ? title
      : `${title.replace(/[;\s]+/g, ' ')} [${id}]`.trim()
  }

  /** Documents with a name in any language, or with the number behind the name. */
  find(text: string): FoundNames {
    const named = this.#byName.get(foldedText(text)) ?? []
    if (named.length > 0) return named
    const number = numberBehind(text)
    const document = number === undefined ? undefined : this.#byId.get(number)
    return document ? [document] : []
  }

  /** Number that a name states, also of a document that is not there anymore. */
  static numberIn(text: string): number | undefined {
    return numberBehind(text)
  }

  /** Titles that resemble a name, the nearest first. */
  nearest(text: string, locale: Locale): string[] {
    const name = foldedText(text).slice(0, 80)
    const limit = Math.max(1, Math.floor(name.length / 3))
    const near: { document: NamedDocument; distance: number }[] = []
    for (const [known, [document]] of this.#byName) {
      if (!document) continue
      const distance = known.includes(name) ? 1 : editDistance(name, known.slice(0, 80), limit)
      if (name !== '' && distance <= limit) near.push({ document, distance })
    }
    const sorted = near.toSorted((a, b) => a.distance - b.distance)
    const ids = [...new Set(sorted.map(({ document }) => document.id))]
    return ids.slice(0, maxNearest).map((id) => this.nameOf(id, locale))
  }
}
