import type { PayloadRequest } from 'payload'
import { readDeadTargets } from './dead-targets.ts'
import type { PlanUse } from './plan-sources.ts'
import type { DeadTarget, PlanRefusal } from './plan-shapes.ts'
import { keepsDrafts } from './plan-uses.ts'
import { rowsOf, shownChanges } from './sheet-plan.ts'
import type { AnyDocument, SheetPlan } from './sheet-plan.ts'
import { tryPlan } from './try-plan.ts'

/**
 * Time of a trial of a dry run, ms; 5,000 redirects take about 15 s. Documents that are not reached
 * are counted.
 */
const maxDryRunMs = 20_000

/** Plan as it would be applied today. */
export interface PromisedPlan extends Omit<SheetPlan, 'refused'> {
  refused: PlanRefusal[]
  /** Documents of which the rules of the editor were not asked, for lack of time. */
  untried: number
  deadTargets: DeadTarget[]
}

/** Plan without documents, whose rows count as refused. */
function planWithoutDocuments(plan: SheetPlan, documents: readonly AnyDocument[]): SheetPlan {
  const left = new Set(documents)
  const counts = { ...plan.counts }
  for (const document of left) {
    const { created, changed } = rowsOf(document)
    counts.refused += created + changed
    counts.created = Math.max(0, counts.created - created)
    counts.changed = Math.max(0, counts.changed - changed)
  }
  return {
    ...plan,
    documents: plan.documents.filter((document) => !left.has(document)),
    created: plan.created.filter((document) => !left.has(document)),
    counts,
  }
}

const onlyDocuments = (plan: SheetPlan, documents: readonly AnyDocument[]): SheetPlan => ({
  ...plan,
  documents: plan.documents.filter((document) => documents.includes(document)),
  created: plan.created.filter((document) => documents.includes(document)),
})

/** Places of a document in the file. */
const placesOf = (document: AnyDocument): string[] =>
  ('values' in document ? [document.place] : shownChanges(document).map(({ place }) => place)).map(
    ({ sheet, row }) => `${sheet} ${row}`,
  )

interface DryRun {
  /** Use for which the rules are asked; absent: a publication. */
  use?: PlanUse
  /** Time of a trial, ms. */
  maxMs?: number
}

/**
 * Plan as it would be applied today: the rules of the editor are asked by the writes themselves, in
 * a transaction that is rolled back. What only a publication refuses is marked: it can be saved as a
 * draft.
 */
export async function promisedPlan(
  req: PayloadRequest,
  plan: SheetPlan,
  { use = 'publish', maxMs = maxDryRunMs }: DryRun = {},
): Promise<PromisedPlan> {
  if (plan.documents.length + plan.created.length === 0)
    return { ...plan, untried: 0, deadTargets: [] }
  let dead: DeadTarget[] = []
  const trial = await tryPlan(req, plan, {
    use,
    maxMs,
    after: async (transaction) => {
      dead = await readDeadTargets(req, plan, transaction)
    },
  })
  const refused = trial.refusedDocuments
  const left = refused.map(({ document }) => document)
  const places = new Set(left.flatMap(placesOf))
  const drafted = left.filter(({ collection }) => keepsDrafts(req, collection))
  const isDraftTried = use === 'publish' && drafted.length > 0
  const asDrafts = isDraftTried
    ? await tryPlan(req, onlyDocuments(plan, drafted), { use: 'draft', maxMs })
    : undefined
  const isTakenAsDraft = (document: AnyDocument): boolean =>
    asDrafts !== undefined &&
    drafted.includes(document) &&
    asDrafts.refusedDocuments.every((each) => each.document !== document)
  return {
    ...planWithoutDocuments(plan, left),
    refused: [
      ...plan.refused,
      ...refused.flatMap(({ document, refused: own }): PlanRefusal[] =>
        isTakenAsDraft(document) ? own.map((each) => ({ ...each, isOfPublication: true })) : own,
      ),
    ],
    untried: trial.left,
    deadTargets: dead.filter(({ sheet, row }) => !places.has(`${sheet} ${row}`)),
  }
}
