import type { PayloadRequest } from 'payload'
import { readLabels } from '#src/content/media/drawing-labels.ts'
import type { File as StoredFile } from '#src/platform/payload-types.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { StructurePlan } from './plan-structure.ts'

const { references } = labelsOf(structureTexts)

/** Products whose drawings and curves are read. */
const maxProducts = 200
/** Products that a sentence names. */
const maxNames = 6

const keyInLabel = /\{([a-z][\w-]{0,39})\}/gi

/** Keys that the labels of a product's drawing state. */
async function keysInDrawing(
  documents: readonly (number | StoredFile)[] | null | undefined,
): Promise<string[]> {
  const files = (documents ?? []).flatMap((file) =>
    typeof file === 'number'
      ? []
      : {
          kind: file.kind,
          mime: file.mimeType ?? '',
          bytes: file.filesize ?? 0,
          name: file.filename ?? '',
        },
  )
  const labels = await readLabels(files)
  return labels.flatMap(({ text }) => [...text.matchAll(keyInLabel)].map(([, key]) => key ?? ''))
}

const named = (list: readonly string[]): string =>
  [...list.slice(0, maxNames), ...(list.length > maxNames ? ['…'] : [])].join(', ')

/** Sentences about drawings that state the values of changed attributes, and curves that stay. */
export async function findProductReferences(
  req: PayloadRequest,
  { products, rules, target }: StructurePlan,
): Promise<string[]> {
  const changed = [...rules.values()].flat().filter(({ from, to }) => to[0]?.key !== from.key)
  const isMove = !rules.has(target.id)
  if (changed.length === 0 && !isMove) return []
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: products.slice(0, maxProducts).map(({ id }) => id) } },
    select: { documents: true, curves: true },
    depth: 1,
    draft: true,
    pagination: false,
  })
  const titles = new Map(products.map(({ id, title }) => [id, title]))
  const titleOf = (id: number): string => titles.get(id) ?? String(id)
  const drawn = new Map<number, string[]>()
  for (const { id, documents } of docs) {
    const keys = await keysInDrawing(documents)
    const labels = changed
      .filter(({ from }) => keys.includes(from.key))
      .map(({ from }) => from.declared.label)
    if (labels.length > 0) drawn.set(id, labels)
  }
  const curved = docs.filter(({ curves }) => Array.isArray(curves) && curves.length > 0)
  const { language } = req.i18n
  const drawings = references.drawings({
    products: named([...drawn.keys()].map(titleOf)),
    names: named([...new Set([...drawn.values()].flat())]),
  })
  const curves = references.curves({ products: named(curved.map(({ id }) => titleOf(id))) })
  return [
    ...(drawn.size > 0 ? [textOf(drawings, language)] : []),
    ...(isMove && curved.length > 0 ? [textOf(curves, language)] : []),
  ]
}
