import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { applyChanges, rowKeyOf } from '#src/recording/history/diff-values.ts'
import { partNumberOf, placePart } from '#src/recording/history/document-values.ts'
import { confirmations } from '#src/content/fields/confirmations.ts'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
import type { RuleRequest } from '#src/changes/sheets/document-rules.ts'
import { planDocuments } from '#src/changes/sheets/plan-documents.ts'
import { PlanNotes } from '#src/changes/sheets/plan-notes.ts'
import type { CollectionPlan } from '#src/changes/sheets/plan.ts'
import {
  describeCollection,
  isSheetCollection,
  mayUpdate,
  readRelatedNames,
  readSheetCollection,
  sheetCollections,
} from '#src/changes/sheets/read-collections.ts'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import type { RefusalReason } from '#src/content/variants/cells/refusals.ts'
import { sortSheets } from '#src/changes/sheets/sort-sheets.ts'
import type { TableKind, HeadTests } from '#src/changes/sheets/sort-sheets.ts'
import { gridHead, planGrid } from '#src/changes/sheets/plan-grid.ts'
import { isTermHead, planTermSheets } from '#src/changes/sheets/term-sheets.ts'
import { readReferenceRows, readTerms, readToolingRows } from '#src/changes/sheets/read-grids.ts'
import { lackingReferenceHeads, referenceKeys } from '#src/changes/sheets/reference-rows.ts'
import { toolingKeys } from '#src/changes/sheets/tooling-rows.ts'
import { fingerprintOfShown } from '#src/platform/fingerprint.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { toolingTexts } from '#texts/tooling.js'
import { countEqualDrafts, idsByCollection, readChanged } from './plan-public.ts'
import { planParts, readCatalogue } from './plan-parts.ts'
import { creationKey, keyOf, publicChanges } from './sheet-plan.ts'
import type { PlannedCreation, PlannedDocument, SheetPlan } from './sheet-plan.ts'

/** Request of the account that imports, with the transaction in which the content is read. */
export type PlanRequest = Reader & RuleRequest

/** Plan of the sheets of a collection. */
export const asSheetPlan = (
  collection: string,
  { changed, created, ...plan }: CollectionPlan,
): SheetPlan => ({
  ...plan,
  documents: changed.map((document) => ({ collection, ...document })),
  created: created.map((document, at) => ({ collection, number: at + 1, ...document })),
})

export const emptyPlan = (): SheetPlan => ({
  documents: [],
  created: [],
  refused: [],
  counts: { created: 0, changed: 0, equal: 0, refused: 0 },
  unknownColumns: [],
  ignoredSheets: [],
})

/** Plan of several plans; changes of one document come together. */
export function mergePlans(plans: readonly SheetPlan[]): SheetPlan {
  const merged = emptyPlan()
  const documents = new Map<string, PlannedDocument>()
  for (const plan of plans) {
    for (const document of plan.documents) {
      const known = documents.get(keyOf(document))
      const changes = [...(known?.changes ?? []), ...document.changes]
      const published = [...(known ? publicChanges(known) : []), ...publicChanges(document)]
      const hasOwn = known?.public !== undefined || document.public !== undefined
      documents.set(keyOf(document), {
        ...known,
        ...document,
        changes,
        ...(hasOwn ? { public: published } : {}),
      })
    }
    merged.created.push(
      ...plan.created.map((document) => ({
        ...document,
        number: merged.created.length + document.number,
      })),
    )
    merged.refused.push(...plan.refused)
    merged.unknownColumns.push(...plan.unknownColumns)
    if (plan.convertedColumns)
      merged.convertedColumns = [...(merged.convertedColumns ?? []), ...plan.convertedColumns]
    merged.ignoredSheets.push(...plan.ignoredSheets)
    for (const [kind, count] of Object.entries(plan.counts))
      merged.counts[kind as keyof SheetPlan['counts']] += count
  }
  return { ...merged, documents: [...documents.values()] }
}

/** Plan that refuses a sheet as a whole. */
function refusedSheet(
  sheet: ReadSheet,
  reason: RefusalReason,
  { title, label = '', language }: { title: string; label?: string; language: string },
): SheetPlan {
  const notes = new PlanNotes(language)
  const table = tableOf(sheet, (texts) => texts.some(Boolean))
  if (table) notes.refuseSheet(table, reason, { title, label })
  return asSheetPlan('', notes.plan)
}

/** Kinds that a sentence names. */
const maxNamed = 6

async function planCollection(
  req: PlanRequest,
  slug: PermittedCollection,
  sheets: readonly ReadSheet[],
  language: string,
): Promise<SheetPlan> {
  const collection = await readSheetCollection(req, slug)
  if (!mayUpdate(req, slug)) {
    const title = textOf(collection.plural, language)
    return mergePlans(
      sheets.map((sheet) => refusedSheet(sheet, 'noPermission', { title, language })),
    )
  }
  if (slug === 'terms')
    return asSheetPlan(slug, planTermSheets(sheets, await readTerms(req), language))
  const namesOf = await readRelatedNames(req, collection.columns)
  const rules = documentRules(req, slug, { language, namesOf })
  return asSheetPlan(slug, await planDocuments(sheets, collection, rules))
}

/** Plan of the tables of documents: of tooling, of cross-references. */
async function planTable(
  req: PlanRequest,
  kind: TableKind,
  sheets: readonly ReadSheet[],
  language: string,
): Promise<SheetPlan> {
  const grid =
    kind === 'references'
      ? await readReferenceRows(req, language)
      : await readToolingRows(req, (await readCatalogue(req)).products, language)
  if (isSheetCollection(grid.collection) && mayUpdate(req, grid.collection))
    return asSheetPlan(grid.collection, planGrid(sheets, grid, language))
  const title = textOf(grid.name, language)
  return mergePlans(sheets.map((sheet) => refusedSheet(sheet, 'noPermission', { title, language })))
}

/** Heads of the kinds of sheets that are none of the documents of a collection. */
const headTests: HeadTests = {
  tooling: gridHead({ keys: toolingKeys }),
  references: gridHead({ keys: referenceKeys }),
  terms: isTermHead,
  lacking: { references: lackingReferenceHeads },
}

const tableNames: Record<TableKind, Label> = {
  references: labelsOf(crossReferencesTexts).title,
  tooling: labelsOf(toolingTexts).title,
}

/** What the sheets of a file would change of the documents that the request compares. */
async function planCompared(
  req: PlanRequest,
  sheets: readonly ReadSheet[],
  language: string,
): Promise<SheetPlan> {
  const described = sheetCollections().map((slug) => describeCollection(req, slug))
  const sorted = sortSheets(sheets, described, headTests)
  const plans: SheetPlan[] = [{ ...emptyPlan(), ignoredSheets: sorted.ignored }]
  if (sorted.parts.length > 0)
    plans.push(planParts(sorted.parts, await readCatalogue(req), language))
  for (const [slug, own] of sorted.documents)
    if (isSheetCollection(slug)) plans.push(await planCollection(req, slug, own, language))
  for (const [kind, own] of sorted.grids) plans.push(await planTable(req, kind, own, language))
  for (const { sheet, collections } of sorted.unclear) {
    const names = collections.map(({ plural }) => textOf(plural, language))
    const title = [...names.slice(0, maxNamed), ...(names.length > maxNamed ? ['…'] : [])].join(
      '; ',
    )
    plans.push(refusedSheet(sheet, 'severalKinds', { title, language }))
  }
  for (const { sheet, kind, lacking } of sorted.incomplete) {
    const label = lacking.map((each) => textOf(each, language)).join(', ')
    const title = textOf(tableNames[kind], language)
    plans.push(refusedSheet(sheet, 'headsMissing', { title, label, language }))
  }
  const isOfParts = sorted.parts.length > 0 && sorted.documents.size + sorted.grids.size === 0
  return { ...mergePlans(plans), rowKind: isOfParts ? 'parts' : 'others' }
}

/** What the sheets of a file would change now, as compared with the latest versions. */
export async function planSheets(
  req: PlanRequest,
  sheets: readonly ReadSheet[],
  language: string,
): Promise<SheetPlan> {
  const plan = await planCompared(req, sheets, language)
  const changed = await readChanged(req)
  if (changed.size === 0) return plan
  const published = idsByCollection(changed.values())
  const ofPublic = await planCompared({ ...req, published }, sheets, language)
  return { ...plan, equalDrafts: countEqualDrafts(plan, ofPublic, changed) }
}

/** Fingerprint of a plan: it is applied only as it was shown. */
export const fingerprintOfPlan = ({ documents, created }: SheetPlan): string =>
  fingerprintOfShown([documents, created])

/** New document without the rows that were left out; none if none of its rows stays. */
/** Part number of the row of a place. */
const codeIn = (path: string): string =>
  partNumberOf(decodeURIComponent(path.slice(path.indexOf('/') + 1)))

function creationWithout(document: PlannedCreation, left: ReadonlySet<string>): PlannedCreation[] {
  if (left.has(creationKey(document))) return []
  const dropped = Object.keys(document.rows).filter((row) => left.has(creationKey(document, row)))
  if (dropped.length === 0) return [document]
  if (dropped.length === Object.keys(document.rows).length) return []
  const codes = new Set(dropped.map(codeIn))
  // a part number takes its tooling along
  const { rows = [] } = Object(document.values['tooling']) as { rows?: string[] }
  const tooled = rows
    .filter((key) => codes.has(partNumberOf(key)))
    .map((key) => `tooling/${placePart(key)}`)
  const removed = [...dropped, ...tooled].map((path) => ({
    path,
    locale: null,
    before: { row: {} },
    after: null,
  }))
  return [{ ...document, values: applyChanges(document.values, removed) }]
}

/** Plan without what was left out. */
export function planWithout(plan: SheetPlan, without: readonly string[]): SheetPlan {
  const left = new Set(without)
  return {
    ...plan,
    documents: plan.documents.flatMap((document) => {
      const changes = left.has(keyOf(document))
        ? []
        : document.changes.filter((change) => !left.has(keyOf(document, rowKeyOf(change))))
      const isLeft = left.has(keyOf(document))
      const published = document.public?.filter(
        (change) => !left.has(keyOf(document, rowKeyOf(change))),
      )
      const hasMore = document.release !== undefined || (published?.length ?? 0) > 0
      return changes.length > 0 || (hasMore && !isLeft)
        ? [{ ...document, changes, ...(published ? { public: published } : {}) }]
        : []
    }),
    created: plan.created.flatMap((document) => creationWithout(document, left)),
  }
}

/** Plan with the confirmations that a person gave in the dry run. */
export function planConfirmed(plan: SheetPlan, confirmed: readonly string[]): SheetPlan {
  if (confirmed.length === 0) return plan
  const given = new Set(confirmed)
  return {
    ...plan,
    documents: plan.documents.map((document) => {
      const path = confirmations[document.collection]
      const place = document.changes[0]?.place
      if (path === undefined || !place || !given.has(keyOf(document))) return document
      const confirmation = { path, locale: null, before: null, after: true, place }
      return { ...document, changes: [...document.changes, confirmation] }
    }),
    created: plan.created.map((document) => {
      const path = confirmations[document.collection]
      return path !== undefined && given.has(creationKey(document))
        ? { ...document, values: { ...document.values, [path]: true } }
        : document
    }),
  }
}
