import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import { sheetIdOf } from '@vitrine/spreadsheets/sheet-table'
import { choicesId, explanationId } from '@vitrine/spreadsheets/typed-workbook'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { headCounter, isIdHead } from './document-heads.ts'
import { collectionOfSheet } from './document-sheets.ts'
import type { SheetCollection } from './document-sheets.ts'
import { withoutReasons } from './refused-rows.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'
import { isHead } from '#src/content/variants/cells/table-columns.ts'
import type { Label } from '#src/platform/labels.ts'

/** Kinds of sheets beside those of the documents of a collection. */
export const tableKinds = ['tooling', 'references'] as const
export type TableKind = (typeof tableKinds)[number]

/** What tells the heads of a kind of sheet. */
export type HeadTests = Readonly<
  Record<TableKind | 'terms', (texts: readonly string[]) => boolean>
> & {
  /** Columns that heads lack to be those of a kind of table; undefined if they are not like it. */
  lacking?: Partial<Record<TableKind, (texts: readonly string[]) => readonly Label[] | undefined>>
}

type Described = Omit<SheetCollection, 'documents'>

/** Sheets of a file by what they hold. */
export interface SortedSheets {
  parts: ReadSheet[]
  grids: Map<TableKind, ReadSheet[]>
  /** By the slug of the collection. */
  documents: Map<string, ReadSheet[]>
  /** Sheets whose heads several collections have. */
  unclear: { sheet: ReadSheet; collections: readonly Described[] }[]
  /** Sheets of a kind of table that lack columns. */
  incomplete: { sheet: ReadSheet; kind: TableKind; lacking: readonly Label[] }[]
  /** Names of the sheets that nothing recognises. */
  ignored: string[]
}

/** Rows at the top among which heads are looked for. */
const maxRowsAbove = 20

const headRows = ({ rows }: ReadSheet): string[][] =>
  rows
    .slice(0, maxRowsAbove)
    .map(({ cells }) => Array.from(cells, (cell) => cell?.text.trim() ?? ''))

/** Heads that name columns of a collection, so that the others are beside the point. */
const minHeads = 2

class SheetSorter {
  readonly sorted: SortedSheets = {
    parts: [],
    grids: new Map(),
    documents: new Map(),
    unclear: [],
    incomplete: [],
    ignored: [],
  }
  readonly #collections: readonly Described[]
  readonly #tests: HeadTests
  readonly #counters = new Map<Described, (texts: readonly string[]) => number>()

  constructor(collections: readonly Described[], tests: HeadTests) {
    this.#collections = collections
    this.#tests = tests
  }

  add(sheet: ReadSheet): void {
    const id = sheetIdOf(sheet)
    if (id === explanationId || id === choicesId) return
    if (sheet.isHidden) return void this.sorted.ignored.push(sheet.name)
    if (id !== undefined && this.#addById(sheet, id)) return
    this.#addByHeads(sheet)
  }

  #addById(sheet: ReadSheet, id: string): boolean {
    const grid = tableKinds.find((kind) => kind === id)
    const slug = collectionOfSheet(id)
    if (grid) this.#addGrid(grid, sheet)
    else if (this.#collections.some((each) => each.slug === slug))
      this.#addDocuments(slug ?? '', sheet)
    else return false
    return true
  }

  #addGrid(kind: TableKind, sheet: ReadSheet): void {
    this.sorted.grids.set(kind, [...(this.sorted.grids.get(kind) ?? []), sheet])
  }

  #addDocuments(slug: string, sheet: ReadSheet): void {
    this.sorted.documents.set(slug, [...(this.sorted.documents.get(slug) ?? []), sheet])
  }

  #addByHeads(sheet: ReadSheet): void {
    const heads = headRows(sheet)
    const grid = tableKinds.find((kind) => heads.some(this.#tests[kind]))
    const numbered = this.#collections.filter(({ plural }) =>
      heads.some((texts) => texts.some((text) => isIdHead(text, plural))),
    )
    if (grid) this.#addGrid(grid, sheet)
    else if (numbered.length > 0) this.#addOneOf(sheet, numbered)
    else if (heads.some(this.#tests.terms)) this.#addDocuments('terms', sheet)
    else if (tableOf(sheet, isHead)) this.sorted.parts.push(sheet)
    else {
      const alike = this.#alike(heads)
      if (alike.length > 0 || !this.#addIncomplete(sheet, heads)) this.#addOneOf(sheet, alike)
    }
  }

  #addIncomplete(sheet: ReadSheet, heads: readonly (readonly string[])[]): boolean {
    for (const kind of tableKinds)
      for (const texts of heads) {
        const lacking = this.#tests.lacking?.[kind]?.(texts)
        if (lacking) return this.sorted.incomplete.push({ sheet, kind, lacking }) > 0
      }
    return false
  }

  /** Collections with the most of the heads. */
  #alike(heads: readonly (readonly string[])[]): Described[] {
    const counts = this.#collections.map((each): [Described, number] => {
      const count = this.#counters.get(each) ?? headCounter(each)
      this.#counters.set(each, count)
      return [each, Math.max(0, ...heads.map(count))]
    })
    const most = Math.max(minHeads, ...counts.map(([, count]) => count))
    return counts.flatMap(([each, count]) => (count === most ? [each] : []))
  }

  #addOneOf(sheet: ReadSheet, collections: readonly Described[]): void {
    const name = foldedText(sheet.name)
    const named = collections.filter(({ plural }) =>
      Object.values(plural).some((label) => foldedText(label) === name),
    )
    const [collection, ...others] = named.length > 0 ? named : collections
    if (!collection) this.sorted.ignored.push(sheet.name)
    else if (others.length > 0) this.sorted.unclear.push({ sheet, collections })
    else this.#addDocuments(collection.slug, sheet)
  }
}

/** Sorts the sheets of a file by their hidden row, otherwise by their heads. */
export function sortSheets(
  sheets: readonly ReadSheet[],
  collections: readonly Described[],
  tests: HeadTests,
): SortedSheets {
  const sorter = new SheetSorter(collections, tests)
  for (const sheet of sheets) sorter.add(withoutReasons(sheet))
  return sorter.sorted
}
