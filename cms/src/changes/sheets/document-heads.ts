import type { Label } from '#src/platform/labels.ts'
import { idHead, namingFields } from './document-columns.ts'
import type { SheetCollection } from './document-sheets.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'
import { headReader } from '#src/content/variants/cells/table-columns.ts'

/** True for the head of the number of a collection’s documents, in any language. */
export const isIdHead = (head: string, plural: Label): boolean => {
  const form = foldedText(head)
  return form !== '' && Object.values(idHead(plural)).some((one) => foldedText(one) === form)
}

/**
 * Returns a counter of the heads that name columns of a collection; 0 without one that names its
 * documents.
 */
export function headCounter({
  slug,
  columns,
  title,
}: Pick<SheetCollection, 'slug' | 'columns' | 'title'>): (texts: readonly string[]) => number {
  const read = headReader(columns, '')
  const naming = namingFields(slug, title, columns)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return (texts) => {
    const named = texts.flatMap((text) => byKey.get(read(text).likely[0] ?? '') ?? [])
    return named.some(({ path }) => naming.has(path)) ? named.length : 0
  }
}

/** Tells the row of heads of a sheet of a collection. */
export function documentHead(
  collection: Pick<SheetCollection, 'slug' | 'plural' | 'title' | 'columns'>,
): (texts: readonly string[]) => boolean {
  const count = headCounter(collection)
  return (texts) => texts.some((text) => isIdHead(text, collection.plural)) || count(texts) > 0
}
