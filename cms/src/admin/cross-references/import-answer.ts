import type { ImportPlan } from '#src/content/cross-references/plan-import.ts'

/**
 * Response of the import of cross-references: preview, result, or the reason why the file cannot be
 * read.
 */
export interface ImportAnswer {
  message: string
  /** True if the import was saved. */
  done?: boolean
  plan?: Omit<ImportPlan, 'makers'> & {
    digest: string
    header: readonly string[]
    unknownColumns: readonly string[]
  }
}
