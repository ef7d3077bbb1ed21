import type { ImportPlan } from '#src/content/cross-references/plan-import.ts'

/** Answer of the import of cross-references: what it would do, or did, or why it cannot be read. */
export interface ImportAnswer {
  message: string
  /** Whether it was saved. */
  done?: boolean
  plan?: Omit<ImportPlan, 'makers'> & {
    digest: string
    header: readonly string[]
    unknownColumns: readonly string[]
  }
}
