import type { Answer } from '@vitrine/contract/client'
import type { Document } from '@vitrine/contract/shapes/types'
import { thoseFor } from '@vitrine/contract/product/part-documents'

type Product = Pick<Answer<'product-read'>, 'documents' | 'certificates'>

/** Kinds of documents in display order. */
const order = [
  'data-sheet',
  'drawing',
  'model',
  'manual',
  'certificate',
  'declaration',
  'other',
] as const satisfies readonly Document['kind'][]

/** Documents by kind. Kinds without documents are omitted, except those of `always`. */
export function groupedDocuments(
  product: Product,
  partNumber: string | undefined,
  always: readonly Document['kind'][] = [],
): { kind: Document['kind']; documents: Document[] }[] {
  const shown = thoseFor(product.documents, partNumber)
  return order
    .map((kind) => ({ kind, documents: shown.filter((document) => document.kind === kind) }))
    .filter(({ kind, documents }) => documents.length > 0 || always.includes(kind))
}

/** Minimum number of documents of single part numbers for a separate list. */
const manyOfParts = 7

/** Separates documents of single part numbers if they are too many for one list with the others. */
export function splitByPart(documents: readonly Document[]): {
  others: Document[]
  parts: { partNumber: string; documents: Document[] }[]
} {
  const isOfPart = ({ part_numbers: own }: Document) => own.length === 1
  if (documents.filter(isOfPart).length < manyOfParts) return { others: [...documents], parts: [] }
  const parts = new Map<string, Document[]>()
  for (const document of documents.filter(isOfPart)) {
    const [partNumber = ''] = document.part_numbers
    parts.set(partNumber, [...(parts.get(partNumber) ?? []), document])
  }
  return {
    others: documents.filter((document) => !isOfPart(document)),
    parts: [...parts]
      .map(([partNumber, own]) => ({ partNumber, documents: own }))
      .toSorted((a, b) => a.partNumber.localeCompare(b.partNumber, 'en', { numeric: true })),
  }
}

/** First 3D model of the documents that the page can show. */
export const shownModel = (documents: readonly Document[]): Document | undefined =>
  documents.find(({ mime }) => mime === 'model/gltf-binary')
