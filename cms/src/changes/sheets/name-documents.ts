import { columnOf } from '#src/platform/collections/collections.ts'
import { plainText } from '#src/content/variants/cells/read-value.ts'
import { namingFields } from './document-columns.ts'
import type { DocumentColumn } from './document-columns.ts'
import type { SheetCollection, SheetDocument } from './document-sheets.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'

const madeOfRows = columnOf('madeOfRows')

/** True if a row is enough to make a document of the collection. */
export const isCreatable = (collection: string): boolean => Object.hasOwn(madeOfRows, collection)

/** Texts that differ only in case and spaces. */
const looseText = (text: string): string =>
  plainText(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')

/** Documents of a collection by the texts that name them. */
export class DocumentNames {
  readonly #byId: ReadonlyMap<number, SheetDocument>
  readonly #byName = new Map<string, Set<SheetDocument>>()
  readonly #fold: (text: string) => string
  /** Columns that name a document. */
  readonly columns: readonly DocumentColumn[]
  /** Options that tell documents of one name apart, such as their language. */
  readonly #telling: readonly DocumentColumn[]

  constructor({ slug, title, columns, documents }: SheetCollection) {
    const naming = namingFields(slug, title, columns)
    this.columns = columns.filter(({ path }) => naming.has(path))
    this.#telling = columns.filter(({ kind, isRequired }) => kind === 'choice' && isRequired)
    // signs are part of an address and of a list of words
    this.#fold = isCreatable(slug) ? looseText : foldedText
    this.#byId = new Map(documents.map((document) => [document.id, document]))
    for (const document of documents)
      for (const { path, key } of this.columns) this.#add(path, document.values[key], document)
  }

  #add(path: string, value: unknown, document: SheetDocument): void {
    const key = this.#keyOf(path, value)
    if (key === undefined) return
    this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(document))
  }

  #keyOf(path: string, value: unknown): string | undefined {
    const text = typeof value === 'string' ? this.#fold(value) : ''
    return text === '' ? undefined : `${path} ${text}`
  }

  byId(id: number): SheetDocument | undefined {
    return this.#byId.get(id)
  }

  /** Documents that a text in a naming column means, in any language. */
  named({ path }: DocumentColumn, text: string): ReadonlySet<SheetDocument> {
    return this.#byName.get(this.#keyOf(path, text) ?? '') ?? new Set()
  }

  /** Documents with the options of a row, of several with one name. */
  toldApart(
    documents: readonly SheetDocument[],
    valueOf: (column: DocumentColumn) => unknown,
  ): SheetDocument[] {
    return documents.filter(({ values }) =>
      this.#telling.every((column) => {
        const value = valueOf(column)
        return value === undefined || value === values[column.key]
      }),
    )
  }

  /** What two rows of one new document have in common. */
  identityOf(valueOf: (column: DocumentColumn) => unknown): string {
    const parts = [...this.columns, ...this.#telling].map((column) => {
      const value = valueOf(column)
      return typeof value === 'string' ? this.#fold(value) : (value ?? null)
    })
    return JSON.stringify(parts)
  }
}
