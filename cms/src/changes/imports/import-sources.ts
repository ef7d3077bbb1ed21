import type { CauseKind } from '#src/changes/cause.ts'
import type { ImportSource } from './import-answer.ts'
import { editsOf } from './grid-edits.ts'
import { planEdits } from './plan-edits.ts'
import { planSheets, readSheets } from './plan-file.ts'
import type { PlanRequest } from './plan-file.ts'
import type { SheetPlan } from './sheet-plan.ts'

/** Plan of what an import would change now. */
export interface ReadPlan {
  plan: SheetPlan
  /** Sheets or groups of rows that were read. */
  sheets: number
}

/** Where the changes of an import come from. */
interface SourceKind {
  /** Cause of the change set. */
  cause: CauseKind
  /** Plan of the kept bytes, in the language of a panel. */
  plan: (req: PlanRequest, bytes: Uint8Array<ArrayBuffer>, language: string) => Promise<ReadPlan>
}

const sources: Record<ImportSource, SourceKind> = {
  file: {
    cause: 'spreadsheet',
    plan: async (req, bytes, language) => {
      const sheets = await readSheets(bytes)
      return { plan: await planSheets(req, sheets, language), sheets: sheets.length }
    },
  },
  grid: {
    cause: 'grid',
    plan: async (req, bytes, language) => {
      const edits = editsOf(bytes)
      return { plan: (await planEdits(req, edits, language)).planOf(edits), sheets: 1 }
    },
  },
}

export const causeOfSource = (source: ImportSource): CauseKind => sources[source].cause

/**
 * Plan of what an import would change now.
 *
 * @throws {RefusedWorkbook} for a file that cannot be read.
 */
export const planImport = (
  req: PlanRequest,
  source: ImportSource,
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
): Promise<ReadPlan> => sources[source].plan(req, bytes, language)
