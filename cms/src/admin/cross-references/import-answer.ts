/**
 * Response of the import of cross-references: preview, result, or the reason why the file cannot be
 * read.
 */
export interface ImportAnswer {
  message: string
  /** True if the import was saved. */
  done?: boolean
  plan?: {
    newMakers: string[]
    created: { maker: string; number: string; ours: string }[]
    changed: { maker: string; number: string; column: string; before: string; after: string }[]
    /** Number of changed cross-references. */
    changedCount: number
    same: number
    refused: {
      line: number
      cells: readonly string[]
      problems: { column: string; message: string }[]
    }[]
    digest: string
    header: readonly string[]
    unknownColumns: readonly string[]
  }
}
