import { isSheetCollection } from './read-collections.ts'

/** What the sheets of a workbook hold: part numbers, documents, or the rows of a table of them. */
export type SheetContent = 'part-numbers' | 'documents' | 'tooling' | 'references'

/** Workbooks of a collection that can be imported again; the first one is the usual one. */
export function sheetContents(collection: string): readonly SheetContent[] {
  if (!isSheetCollection(collection)) return []
  if (collection === 'products') return ['part-numbers', 'documents', 'tooling']
  return collection === 'other-makers' ? ['documents', 'references'] : ['documents']
}
