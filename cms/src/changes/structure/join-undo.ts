import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { applyChanges } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { stateOf } from '#src/recording/history/document-state.ts'
import { documentWith, valuesOf } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import { fieldOfPath, partNumberOfPath } from '#src/recording/history/place-names.ts'
import { whatOf } from '#src/recording/history/state-changes.ts'
import type { StoredChange } from '#src/changes/stored-changes.ts'
import { withoutEffect } from '#src/changes/plan-undo.ts'
import type { PlannedUndo } from '#src/changes/plan-undo.ts'
import type { JoinedUndo, JoinPlans } from '#src/changes/undo.ts'
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
import { inverseMoveRules, inverseRules } from './inverse-rules.ts'
import { attributeColumns } from './make-rules.ts'
import { productsIn, readSubcategory } from './read-structure.ts'
import { structureIn } from './request.ts'
import type { StructureRequest } from './request.ts'
import type { Rule } from './rule.ts'

const labels = labelsOf(structureTexts)

type Stays = JoinedUndo['kept'][number]
type Refused = JoinedUndo['refused'][number]

/** Change that another one replaced, so that a document is refused. */
interface PlaceInTheWay {
  document: PlannedUndo['document']
  change: StoredChange
}

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
    : rule.action === 'open'
      ? labels.noPlaceBack({ value })
      : labels.lostBack({ value, reason: cell.reason })
  return {
    document,
    label: `${partNumber}, ${(target ?? from).declared.label}`,
    reason: textOf(label, language),
    cause: 'carried',
  }
}

/** Rules for the later values of a product, in the latest version and on the site. */
type SideRules = Record<'draft' | 'public', readonly Rule[]>

interface JoinContext {
  req: PayloadRequest
  transaction: Transaction
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
  { req, transaction }: JoinContext,
  planned: PlannedUndo,
  rules: SideRules,
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
  const shared = { former, language }
  const draft = carryBack({
    now: state.draft,
    reversed: undo.plan.draft,
    rules: rules.draft,
    ...shared,
  })
  const visible = state.isTrashed ? publicInTrash(fields, row, state.draft, undo.plan) : undefined
  const { now, reversed: ofPublic } = visible ?? { now: state.public, reversed: undo.plan.public }
  const published = now && carryBack({ now, reversed: ofPublic, rules: rules.public, ...shared })
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
const changedAgain = ({ document, undo }: PlannedUndo): PlaceInTheWay[] =>
  undo.kept
    .filter(({ change }) => isAttribute(change) && !/\/(?:label|filter|symbol)$/.test(change.path))
    .map(({ change }) => ({ document, change }))

const changedAgainRefusal = ({ document, change }: PlaceInTheWay, language: string): Refused => ({
  document: document.title ?? String(document.id),
  label: change.field,
  reason: textOf(labels.changedAgain, language),
})

const isMove = ({ path }: Pick<StoredChange, 'path'>): boolean => path === 'subcategory'

/** True for a product that goes back to its former subcategory. */
const movesBack = ({ document, undo }: PlannedUndo): boolean =>
  document.collection === 'products' && undo.undone.some(isMove)

/** True for a product that changed its subcategory with the set, and once more later. */
const movedAgain = ({ document, undo }: PlannedUndo): boolean =>
  document.collection === 'products' && undo.kept.some(({ change }) => isMove(change))

/** Reads the rules that carry values from a subcategory to a former one, once each. */
function moveRules(
  req: Reader,
  made: StructureRequest | undefined,
  language: string,
): (from: number, to: number) => Promise<Rule[]> {
  const given = made?.kind === 'move' ? made.rules : []
  const known = new Map<string, Promise<Rule[]>>()
  const columnsOf = async (id: number) =>
    attributeColumns((await readSubcategory(req, id, language))?.draft.attributes ?? [], language)
  const read = async (from: number, to: number): Promise<Rule[]> =>
    inverseMoveRules(
      given.filter(({ subcategory }) => subcategory === to),
      { present: await columnsOf(from), former: await columnsOf(to) },
    )
  return (from, to) => {
    const key = `${from} ${to}`
    const rules = known.get(key) ?? read(from, to)
    known.set(key, rules)
    return rules
  }
}

/**
 * Joins the plans of products that go back to a former subcategory: values that were written in the
 * present one are carried back. A product that moved once more stays.
 */
async function joinMoves(
  context: JoinContext,
  planned: readonly PlannedUndo[],
  made: StructureRequest | undefined,
): Promise<JoinedUndo> {
  const { req, transaction } = context
  const { language } = req.i18n
  const rulesBetween = moveRules({ payload: req.payload, ...transaction }, made, language)
  const joined: JoinedUndo = {
    planned: [],
    kept: [],
    refused: [],
    inTheWay: [],
    isWhole: changesAttributes(planned),
  }
  for (const each of planned) {
    if (movedAgain(each)) {
      joined.planned.push(withoutEffect(each))
      joined.refused.push({
        document: each.document.title ?? String(each.document.id),
        label: '',
        reason: textOf(labels.movedAgain, language),
      })
      for (const { change } of each.undo.kept.filter((kept) => isMove(kept.change)))
        joined.inTheWay.push({ document: each.document, change })
      continue
    }
    const rulesOn = async (side: keyof SideRules): Promise<Rule[]> => {
      const { before: from, after: to } = each.undo.plan[side].find(isMove) ?? {}
      return typeof from === 'number' && typeof to === 'number' ? rulesBetween(from, to) : []
    }
    const product = movesBack(each)
      ? await joinProduct(context, each, {
          draft: await rulesOn('draft'),
          public: await rulesOn('public'),
        })
      : { planned: each, kept: [] }
    joined.planned.push(product.planned)
    joined.kept.push(...product.kept)
  }
  return joined
}

/**
 * Joins the plans of a set that changes attributes or subcategories. Values that were written under
 * the new attributes are carried back to the former ones, also those of products that the set did
 * not change; a set that changes attributes is taken back as a whole or not at all.
 */
export const joinStructureUndo: JoinPlans = async (req, transaction, request, planned) => {
  const { language } = req.i18n
  const within = { payload: req.payload, ...transaction }
  const made = await readRequest(within, request.set)
  const subcategory = planned.find(isSubcategory)
  const context = { req, transaction }
  if (request.document && made?.kind === 'attributes') {
    const reason = textOf(labels.onlyWhole, language)
    const document = planned[0]?.document.title ?? String(request.document.id)
    return {
      planned: [],
      kept: [],
      refused: [{ document, label: '', reason }],
      inTheWay: [],
      isWhole: true,
    }
  }
  if (planned.some((each) => movesBack(each) || movedAgain(each)))
    return joinMoves(context, planned, made)
  if (request.document || !changesAttributes(planned) || !subcategory) return undefined
  if (made?.kind !== 'attributes')
    return { planned: [...planned], kept: [], refused: [], inTheWay: [], isWhole: true }
  const rules = await rulesOfUndo(within, subcategory, made, language)
  const known = new Set(
    planned.flatMap(({ document }) => (document.collection === 'products' ? [document.id] : [])),
  )
  const others = (await productsIn(within, made.subcategory)).filter((id) => !known.has(id))
  const inTheWay = changedAgain(subcategory)
  const joined: JoinedUndo = {
    planned: [],
    kept: [],
    refused: inTheWay.map((place) => changedAgainRefusal(place, language)),
    inTheWay,
    isWhole: true,
  }
  for (const each of [...planned, ...others.map(emptyUndo)]) {
    if (each.document.collection !== 'products') {
      joined.planned.push(each)
      continue
    }
    const product = await joinProduct(context, each, { draft: rules, public: rules })
    joined.planned.push(product.planned)
    joined.kept.push(...product.kept)
  }
  return joined
}
