import type { PayloadRequest } from 'payload'
import { readerOf } from '#src/changes/read-set.ts'
import type { DocumentChanges } from '#src/changes/history-shapes.ts'
import { showDocument } from '#src/changes/show-document.ts'
import { wholePath } from '#src/recording/history/state-changes.ts'
import { asStoredChanges } from '#src/changes/stored-changes.ts'
import type { StoredDocument } from '#src/changes/stored-changes.ts'
import { readConsequences } from '#src/changes/consequences.ts'
import type { Publication } from '#src/changes/publication.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { isForVisitors } from '#src/platform/access/permissions.ts'
import { rowKeyOf } from '#src/recording/history/diff-values.ts'
import type {
  PreviewDocument,
  PlanFigures,
  PlanPreview,
  PlanRefusal,
  RowKind,
  ShownRefusals,
} from './plan-shapes.ts'
import { summaryOf } from './plan-store.ts'
import type { StoredPlan } from './plan-store.ts'
import { hasDrafts, keepsDrafts } from './plan-uses.ts'
import type { PromisedPlan } from './promised-plan.ts'
import { creationKey, isNewRow, keyOf, publicChanges, shownChanges } from './sheet-plan.ts'
import type { PlannedChange, PlannedCreation, PlannedDocument, SheetPlan } from './sheet-plan.ts'
import { readPresentValues, unchangedOf } from './unchanged-values.ts'

/** Documents and refusals of a preview that are sent; all of them are applied and counted. */
const maxShown = { documents: 300, refused: 500, doubts: 500 } as const

const isNewPart = (change: PlannedChange): boolean =>
  isNewRow(change) && change.path.startsWith('variants/')

/** Rows of a file by what they do. */
export function figuresOf(
  plan: Pick<SheetPlan, 'counts' | 'documents'>,
  { sheets, rows: count }: { sheets: number; rows: number },
): PlanFigures {
  const changes = plan.documents.flatMap(shownChanges)
  return {
    sheets,
    rows: count,
    ...plan.counts,
    values: changes.filter((change) => !isNewRow(change)).length,
  }
}

/** Planned creation in the form of the history. */
const createdAsStored = ({ collection, title, values }: PlannedCreation): StoredDocument => ({
  collection,
  id: 0,
  kind: 'created',
  title,
  changes: [
    {
      path: wholePath,
      locale: null,
      before: null,
      after: { row: values },
      state: 'both',
      what: 'document',
      field: wholePath,
      partNumber: null,
    },
  ],
})

function linesOf(document: PlannedDocument): PreviewDocument['lines'] {
  const lines: PreviewDocument['lines'] = {}
  for (const change of shownChanges(document))
    lines[rowKeyOf(change)] ??= { sheet: change.place.sheet, row: change.place.row }
  return lines
}

/** Document of a preview: as the history shows it, its key and its places in the file. */
interface Previewed extends Pick<PreviewDocument, 'key' | 'lines'> {
  stored: StoredDocument
}

/** Documents that are shown, the new ones first. */
const previewedOf = (
  req: PayloadRequest,
  { created, documents }: Pick<SheetPlan, 'created' | 'documents'>,
): Previewed[] =>
  [
    ...created.map((each) => (): Previewed => ({
      stored: createdAsStored(each),
      key: creationKey(each),
      lines: { '': each.place, ...each.rows },
    })),
    ...documents.map((each) => (): Previewed => ({
      stored: asStoredChanges(req, entityOf(each.collection, each.id), shownChanges(each)),
      key: keyOf(each),
      lines: linesOf(each),
    })),
  ]
    .slice(0, maxShown.documents)
    .map((read) => read())

/** What the publication of a plan makes public. */
export const publicationOf = ({
  documents,
  created,
}: Pick<SheetPlan, 'documents' | 'created'>): Publication => ({
  changed: documents.map((document) => ({
    key: keyOf(document),
    collection: document.collection,
    id: document.id,
    draft: document.changes,
    public: [...publicChanges(document), ...(document.release?.changes ?? [])],
    released: document.release?.locales ?? [],
    retired: [],
  })),
  created: created.map((document) => ({
    key: creationKey(document),
    collection: document.collection,
    values: document.values,
  })),
})

/** First refusals of a list, and the number of the others. */
export const shownRefusals = (refused: readonly PlanRefusal[]): ShownRefusals => ({
  refused: refused.slice(0, maxShown.refused),
  moreRefused: Math.max(0, refused.length - maxShown.refused),
})

const siteOf = (
  { collection, kind }: Pick<DocumentChanges, 'collection' | 'kind'>,
  isPublic: boolean,
): PreviewDocument['site'] => {
  if (!isForVisitors(collection)) return 'none'
  if (kind === 'created') return 'new'
  return isPublic ? 'public' : 'hidden'
}

const rowKindOf = ({ rowKind, documents, created }: PromisedPlan): RowKind =>
  rowKind ??
  ([...documents, ...created].every(({ collection }) => collection === 'products')
    ? 'parts'
    : 'others')

/** Comparison of a file with the content, as the page shows it. */
export async function previewPlan(
  req: PayloadRequest,
  stored: StoredPlan,
  plan: PromisedPlan,
): Promise<PlanPreview> {
  const shown = previewedOf(req, plan)
  const total = plan.documents.length + plan.created.length
  const reader = await readerOf(
    req,
    shown.map((each) => each.stored),
  )
  const consequences = await readConsequences(req, publicationOf(plan))
  const present = await readPresentValues(
    req,
    shown.map(({ stored: document }) => document),
  )
  const differences = shown.map(({ stored: document }) => showDocument(document, reader))
  const tables = differences.flatMap((each) => each.tables)
  const context = {
    reader,
    rowCount: tables.reduce((sum, { rows: list }) => sum + list.length, 0),
    changed: new Set(tables.flatMap((table) => table.columns.map(({ key }) => key))),
  }
  const previewed = differences.map((each, at): PreviewDocument => {
    const { key, lines } = shown[at] ?? { key: '', lines: {} }
    const place = keyOf(each)
    const subcategory = reader.present.get(place)?.subcategory ?? undefined
    return {
      ...each,
      key,
      lines,
      site: siteOf(each, present.get(place)?.isPublic === true),
      keepsDrafts: keepsDrafts(req, each.collection),
      ...unchangedOf(each, present.get(place) ?? {}, { ...context, subcategory }),
    }
  })
  const columns = new Map<string, PlanPreview['columns'][number]>()
  for (const { tables, changes } of previewed) {
    for (const { columns: of, rows: list } of tables)
      for (const column of of) {
        const count = list.filter(
          ({ kind, cells }) => kind === 'changed' && cells[column.key],
        ).length
        const known = columns.get(column.key)
        if (count === 0) continue
        columns.set(column.key, { ...column, count: (known?.count ?? 0) + count })
      }
    for (const { label, unit, locale } of changes) {
      const key = `${label} ${locale ?? ''}`
      const known = columns.get(key)
      columns.set(key, { key, label, unit, locale, count: (known?.count ?? 0) + 1 })
    }
  }
  return {
    ...summaryOf(stored),
    state: 'checked',
    checkedMs: stored.checked_ms,
    rowKind: rowKindOf(plan),
    hasDrafts: hasDrafts(req, plan) || (plan.doubts ?? []).length > 0,
    columns: [...columns.values()],
    documents: previewed,
    moreDocuments: total - shown.length,
    ...shownRefusals(plan.refused),
    unknownColumns: plan.unknownColumns,
    namedColumns: plan.namedColumns ?? [],
    convertedColumns: plan.convertedColumns ?? [],
    ignoredSheets: plan.ignoredSheets,
    equalDrafts: plan.equalDrafts ?? 0,
    untried: plan.untried,
    doubts: (plan.doubts ?? []).slice(0, maxShown.doubts).map(({ shown: doubt }) => doubt),
    moreDoubts: Math.max(0, (plan.doubts ?? []).length - maxShown.doubts),
    deadTargets: plan.deadTargets.slice(0, maxShown.refused),
    consequences,
    newParts: plan.documents.flatMap(({ changes }) => changes.filter(isNewPart)).length,
    damaged: plan.damaged ?? [],
    expected: stored.digest,
  }
}
