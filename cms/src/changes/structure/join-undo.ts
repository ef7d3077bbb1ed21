import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { applyChanges } from '#src/changes/diff-values.ts'
import type { ValueChange } from '#src/changes/diff-values.ts'
import { stateOf } from '#src/changes/document-state.ts'
import { documentWith, valuesOf } from '#src/changes/document-values.ts'
import type { Values } from '#src/changes/document-values.ts'
import { fieldOfPath, partNumberOfPath } from '#src/changes/place-names.ts'
import { whatOf } from '#src/changes/state-changes.ts'
import type { StoredChange } from '#src/changes/stored-changes.ts'
import type { JoinedUndo, JoinPlans, PlannedUndo } from '#src/changes/undo.ts'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { publicContent } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import { structureTexts } from '#texts/structure.js'
import type { AttributeRow } from './attribute-rows.ts'
import { carryBack } from './carry-back.ts'
import type { CarriedCell } from './carry-back.ts'
import { inverseRules } from './inverse-rules.ts'
import { attributeColumns } from './make-rules.ts'
import { productsIn } from './read-structure.ts'
import { structureIn } from './request.ts'
import type { StructureRequest } from './request.ts'
import type { Rule } from './rule.ts'

const labels = labelsOf(structureTexts)

type Stays = JoinedUndo['kept'][number]

const isSubcategory = ({ document }: PlannedUndo): boolean =>
  document.collection === 'subcategories'

const isAttribute = ({ path }: Pick<StoredChange, 'path'>): boolean =>
  path.startsWith('attributes/') || path === 'attributes'

/** True if attributes of a subcategory change with the set, so that products depend on it. */
const changesAttributes = (planned: readonly PlannedUndo[]): boolean =>
  planned.some((each) => isSubcategory(each) && each.document.changes.some(isAttribute))

/** Change of the structure that made a set; undefined: none, or it is not kept anymore. */
async function readRequest(req: Reader, set: string): Promise<StructureRequest | undefined> {
  const [found] = await rows<{ file: Buffer | null }>(
    req.payload,
    sql`select file from imports where change_set = ${set}::uuid and source = 'structure'`,
    req,
  )
  return found?.file ? structureIn(found.file) : undefined
}

const attributesIn = (document: unknown): AttributeRow[] =>
  (Object(document)['attributes'] ?? []) as AttributeRow[]

/** Rules that carry later values back to the attributes as they were. */
async function rulesOfUndo(
  req: Reader,
  subcategory: PlannedUndo,
  request: StructureRequest & { kind: 'attributes' },
  language: string,
): Promise<Rule[]> {
  const { id } = subcategory.document
  const entity = { collection: 'subcategories', id } as const
  const document = (await readDraft(req, entity)) ?? {}
  const fields = fieldsOf(req.payload, entity)
  const former = documentWith(
    fields,
    document,
    applyChanges(valuesOf(fields, document), subcategory.undo.plan.draft),
  )
  return inverseRules(request.operations, {
    present: attributeColumns(attributesIn(document), language),
    former: attributeColumns(attributesIn(former), language),
  })
}

/** What became of a later value, as a sentence. */
function sentenceOf(
  { partNumber, rule, cell }: CarriedCell,
  document: string,
  language: string,
): Stays {
  const { from, to } = rule
  const value = formatCell(cell.before, from.declared, language)
  const [target] = to
  const after = target && formatCell(cell.after[target.key], target.declared, language)
  const label = after
    ? labels.carriedBack({ value, after })
    : labels.lostBack({ value, reason: cell.reason })
  return {
    document,
    label: `${partNumber}, ${(target ?? from).declared.label}`,
    reason: textOf(label, language),
  }
}

interface JoinContext {
  req: PayloadRequest
  transaction: Transaction
  rules: readonly Rule[]
}

/**
 * What visitors read of a product in the trash when it comes out again, which no history records;
 * undefined: it is not public then.
 */
function publicInTrash(
  fields: ReturnType<typeof fieldsOf>,
  row: Record<string, unknown>,
  draft: Values,
  { draft: reversed }: PlannedUndo['undo']['plan'],
): { now: Values; reversed: readonly ValueChange[] } | undefined {
  if (publicContent(row) !== row) return undefined
  const now = valuesOf(fields, row)
  const isSame = reversed.every(({ path }) => isDeepStrictEqual(now[path], draft[path]))
  return { now, reversed: isSame ? reversed : [] }
}

/** Plan of a product with its later values carried back. */
async function joinProduct(
  { req, transaction, rules }: JoinContext,
  planned: PlannedUndo,
): Promise<{ planned: PlannedUndo; kept: Stays[] }> {
  const { payload } = req
  const { document, undo } = planned
  const entity = { collection: 'products', id: document.id } as const
  const within = { payload, ...transaction }
  const row = await readPublished(within, entity)
  const state = stateOf(payload, entity, { row, draft: await readDraft(within, entity) })
  if (!row || !state) return { planned, kept: [] }
  const fields = fieldsOf(payload, entity)
  const { language } = req.i18n
  const former = new Map(document.changes.map(({ path, before }) => [path, before]))
  const shared = { former, rules, language }
  const draft = carryBack({ now: state.draft, reversed: undo.plan.draft, ...shared })
  const visible = state.isTrashed ? publicInTrash(fields, row, state.draft, undo.plan) : undefined
  const { now, reversed: ofPublic } = visible ?? { now: state.public, reversed: undo.plan.public }
  const published = now && carryBack({ now, reversed: ofPublic, ...shared })
  const carried = new Map(
    [...draft.carried, ...(published?.carried ?? [])].map((each) => [each.path, each]),
  )
  const reversed = new Set(undo.undone.map(({ path }) => path))
  const further = [...draft.changes, ...(published?.changes ?? [])]
    .filter(({ path }) => !reversed.has(path))
    .map((change: ValueChange): StoredChange => ({
      path: change.path,
      locale: change.locale,
      before: change.after,
      after: change.before,
      state: 'both',
      what: whatOf({ ...change, state: 'both' }),
      field: fieldOfPath(fields, change.path),
      partNumber: partNumberOfPath(fields, change.path),
    }))
  const name = document.title ?? String(document.id)
  return {
    planned: {
      document,
      undo: {
        plan: { ...undo.plan, draft: draft.changes, public: published?.changes ?? [] },
        undone: [...undo.undone, ...further],
        kept: undo.kept.filter(({ change }) => !carried.has(change.path)),
      },
    },
    kept: [...carried.values()].map((each) => sentenceOf(each, name, language)),
  }
}

const emptyUndo = (id: number): PlannedUndo => ({
  document: { collection: 'products', id, kind: 'changed', title: null, changes: [] },
  undo: { plan: { draft: [], public: [] }, undone: [], kept: [] },
})

/** Attributes that changed again later, so that the set cannot be taken back. */
const changedAgain = ({ document, undo }: PlannedUndo, language: string): Stays[] =>
  undo.kept
    .filter(({ change }) => isAttribute(change) && !/\/(?:label|filter|symbol)$/.test(change.path))
    .map(({ change }) => ({
      document: document.title ?? String(document.id),
      label: change.field,
      reason: textOf(labels.changedAgain, language),
    }))

/**
 * Joins the plans of a set that changes attributes: it is taken back as a whole or not at all, and
 * values that were written under the new attributes are carried back to the former ones, also those
 * of products that the set did not change.
 */
export const joinStructureUndo: JoinPlans = async (req, transaction, request, planned) => {
  const { language } = req.i18n
  const within = { payload: req.payload, ...transaction }
  const made = await readRequest(within, request.set)
  const subcategory = planned.find(isSubcategory)
  if (request.document) {
    if (!made || made.kind === 'move') return undefined
    const reason = textOf(labels.onlyWhole, language)
    const document = planned[0]?.document.title ?? String(request.document.id)
    return { planned: [], kept: [], refused: [{ document, label: '', reason }] }
  }
  if (!changesAttributes(planned) || !subcategory) return undefined
  if (made?.kind !== 'attributes') return { planned: [...planned], kept: [], refused: [] }
  const rules = await rulesOfUndo(within, subcategory, made, language)
  const known = new Set(
    planned.flatMap(({ document }) => (document.collection === 'products' ? [document.id] : [])),
  )
  const others = (await productsIn(within, made.subcategory)).filter((id) => !known.has(id))
  const joined: JoinedUndo = {
    planned: [],
    kept: [],
    refused: changedAgain(subcategory, language),
  }
  const context = { req, transaction, rules }
  for (const each of [...planned, ...others.map(emptyUndo)]) {
    if (each.document.collection !== 'products') {
      joined.planned.push(each)
      continue
    }
    const product = await joinProduct(context, each)
    joined.planned.push(product.planned)
    joined.kept.push(...product.kept)
  }
  return joined
}
