import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { damagedColumns, mendedSheets } from '#src/changes/sheets/damaged-columns.ts'
import {
  columnsOfUnknown,
  unread,
  withHeads,
  withNamedColumns,
} from '#src/changes/sheets/named-columns.ts'
import { readSupplierColumns } from '#src/changes/sheets/supplier-columns.ts'
import { planStructure } from '#src/changes/structure/plan-structure.ts'
import { structureIn } from '#src/changes/structure/request.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { releasesTexts } from '#texts/releases.js'
import { structureTexts } from '#texts/structure.js'
import { sourceFacts } from './plan-sources.ts'
import type { PlanOrigin, PlanSource } from './plan-sources.ts'
import type { ApplyRequest } from './plan-shapes.ts'
import { editsOf } from './grid-edits.ts'
import { planKeptAttachments } from './plan-attachments.ts'
import { findDoubts } from './plan-doubts.ts'
import { planEdits } from './plan-edits.ts'
import { emptyPlan, planSheets } from './plan-file.ts'
import type { PlanRequest } from './plan-file.ts'
import { productOf } from './new-product.ts'
import { planNewProduct } from './plan-new-product.ts'
import { planRelease } from './plan-release.ts'
import type { SheetPlan } from './sheet-plan.ts'

/** What a stored plan would change now. */
export interface ComputedPlan {
  plan: SheetPlan
  /** Sheets or groups of rows that were read. */
  sheets: number
}

/** How the plan of a source is made. */
interface SourceKind {
  /** Plan of the kept bytes, in the language of a panel; `at`: see `PlanOrigin`. */
  plan: (
    req: PlanRequest,
    bytes: Uint8Array<ArrayBuffer>,
    language: string,
    at: PlanOrigin['at'],
  ) => Promise<ComputedPlan>
  /** Why it is not applied as requested, for a reason of its own. */
  problemOf?: (plan: SheetPlan, request: Pick<ApplyRequest, 'use' | 'without'>) => Label | undefined
}

async function planOfFile(
  req: PlanRequest,
  sheets: readonly ReadSheet[],
  language: string,
  at: PlanOrigin['at'],
): Promise<ComputedPlan> {
  const known = await readSupplierColumns(req, at)
  const read = sheets.map((sheet) => withNamedColumns(sheet, known))
  const named = read.map(({ sheet }) => sheet)
  const namedColumns = read.flatMap((each) => each.named)
  const plan = await planSheets(req, named, language)
  const unknownColumns = [
    ...plan.unknownColumns,
    ...named.flatMap((sheet) =>
      plan.ignoredSheets.includes(sheet.name) ? columnsOfUnknown(sheet) : [],
    ),
  ]
    .filter(({ sheet, column }) =>
      namedColumns.every(
        (each) => each.key !== unread || each.sheet !== sheet || each.column !== column,
      ),
    )
    .map((column) => withHeads(column, sheets))
  return {
    plan: {
      ...plan,
      unknownColumns,
      namedColumns,
      damaged: damagedColumns(sheets),
    },
    sheets: sheets.length,
  }
}

const releaseLabels = labelsOf(releasesTexts)
const productLabels = labelsOf(newProductTexts)
const structureLabels = labelsOf(structureTexts)

/** Why a change of the structure waits: values of which nobody decided what happens to them. */
function undecidedProblem(refused: SheetPlan['refused']): Label | undefined {
  const undecided = refused.filter(({ isUndecided }) => isUndecided)
  if (undecided.length === 0) return undefined
  const names = [...new Set(undecided.map(({ head }) => head))].join(', ')
  return structureLabels.undecided({ count: undecided.length, names })
}

const sources: Record<PlanSource, SourceKind> = {
  file: {
    plan: async (req, bytes, language, at) =>
      planOfFile(req, await readTypedWorkbook(bytes), language, at),
  },
  release: {
    plan: (req, bytes, language) => planRelease(req, bytes, language, computePlan),
    problemOf: ({ refused }, { use }) =>
      use === 'draft' ? releaseLabels.isPublishedOnly : undecidedProblem(refused),
  },
  structure: {
    plan: async (req, bytes, language) => {
      const { plan, products } = await planStructure(req, structureIn(bytes), language)
      return { plan: { ...emptyPlan(), ...plan }, sheets: products.length }
    },
    problemOf: ({ documents, refused }, { use, without }) => {
      const undecided = undecidedProblem(refused)
      if (undecided) return undecided
      if (!documents.some(({ collection }) => collection === 'subcategories')) return undefined
      if (use === 'draft') return structureLabels.onlyPublished
      return without.length > 0 ? structureLabels.onlyWhole : undefined
    },
  },
  product: {
    plan: async (req, bytes, language) => ({
      plan: await planNewProduct(req, productOf(bytes), language),
      sheets: 1,
    }),
    problemOf: ({ created }, { use }) =>
      use === 'publish' && created.some(({ values }) => values['subcategory'] === undefined)
        ? productLabels.subcategoryMissing
        : undefined,
  },
  mended: {
    plan: async (req, bytes, language, at) =>
      planOfFile(req, mendedSheets(await readTypedWorkbook(bytes)), language, at),
  },
  files: { plan: planKeptAttachments },
  // is never compared: it is ordered with what the dialog of the undo showed
  undo: { plan: async () => ({ plan: emptyPlan(), sheets: 0 }) },
  grid: {
    plan: async (req, bytes, language) => {
      const edits = editsOf(bytes)
      return { plan: (await planEdits(req, edits, language)).planOf(edits), sheets: 1 }
    },
  },
}

/** Why a plan is not applied as requested for a reason of its source, in the language of a panel. */
export function applyProblem(
  source: PlanSource,
  plan: SheetPlan,
  request: Pick<ApplyRequest, 'use' | 'without'>,
  language: string,
): string | undefined {
  const problem = sources[source].problemOf?.(plan, request)
  return problem && textOf(problem, language)
}

/**
 * Changes that a stored plan would make now, with the doubtful ones among its values.
 *
 * @throws {RefusedWorkbook} for a file that cannot be read.
 */
export async function computePlan(
  req: PlanRequest,
  { source, at }: PlanOrigin,
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
): Promise<ComputedPlan> {
  const read = await sources[source].plan(req, bytes, language, at)
  return sourceFacts[source].asks
    ? { ...read, plan: { ...read.plan, doubts: await findDoubts(req, read.plan) } }
    : read
}
