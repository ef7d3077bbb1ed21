import { gtinKey } from '@vitrine/contract/gtin'
import { isSheetCollection, mayUpdate } from '#src/changes/sheets/read-collections.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import { EditNotes } from './edit-notes.ts'
import type { PlacedEdit } from './edit-notes.ts'
import type { GridEdit } from './grid-edits.ts'
import { planDocumentEdits } from './plan-document-edits.ts'
import type { PlanRequest } from './plan-file.ts'
import { planPartEdits } from './plan-part-edits.ts'
import { readCatalogue } from './plan-parts.ts'

const { refusals: labels } = labelsOf(gridTexts)

const isPart = ({ collection, path }: GridEdit): boolean =>
  collection === 'products' && path.startsWith('variants/')

/** Edits of the same value: the last one counts. */
function lastOfEach(edits: readonly GridEdit[]): PlacedEdit[] {
  const last = new Map<string, PlacedEdit>()
  edits.forEach((edit, index) =>
    last.set(`${edit.collection} ${edit.id} ${edit.path}:${edit.locale ?? ''}`, { ...edit, index }),
  )
  return [...last.values()]
}

async function notePartEdits(
  req: PlanRequest,
  edits: readonly PlacedEdit[],
  language: string,
): Promise<EditNotes> {
  const staff = staffOf(req)
  // a GTIN is compared with those of all products
  const isWhole = edits.some(({ path }) => path.endsWith(`/${gtinKey}`))
  const catalogue = await readCatalogue(
    req,
    isWhole ? undefined : [...new Set(edits.map(({ id }) => id))],
  )
  return planPartEdits(edits, catalogue, {
    language,
    mayWrite: (locale) =>
      staff?.role !== 'translator' || staff.locales.some((own) => own === locale),
  })
}

/** What edits of the grid would change now. */
export async function planEdits(
  req: PlanRequest,
  edits: readonly GridEdit[],
  language: string,
): Promise<EditNotes> {
  const notes = new EditNotes()
  for (const [slug, own] of Map.groupBy(lastOfEach(edits), ({ collection }) => collection)) {
    if (!isSheetCollection(slug) || !mayUpdate(req, slug)) {
      for (const edit of own)
        notes.refuse(edit, { row: '', head: '' }, textOf(labels.notPermitted, language))
      continue
    }
    const parts = own.filter(isPart)
    const documents = own.filter((edit) => !isPart(edit))
    if (parts.length > 0) notes.add(await notePartEdits(req, parts, language))
    if (documents.length > 0) notes.add(await planDocumentEdits(req, slug, documents, language))
  }
  return notes
}
