import type { ImportSummary } from './import-answer.ts'
import type { ReleasedDraft } from './release-content.ts'

/** Document whose latest version differs from what visitors read. */
export interface ShownDraft extends ReleasedDraft {
  title: string
  /** Name of the kind: `Produto`. */
  kindName: string
  /** Address of its form; null: it does not exist anymore. */
  href: string | null
}

/** A release in the list of all. */
export interface ReleaseSummary extends ImportSummary {
  drafts: number
  imports: number
}

/** A release with what it holds. */
export interface Release {
  release: ReleaseSummary
  drafts: ShownDraft[]
  imports: ImportSummary[]
}

/** Drafts that a release can take, with the languages that are not public as written. */
export interface ReleaseCandidates {
  drafts: ShownDraft[]
  /** Drafts that are not listed. */
  more: number
}

/** What is added to or removed from a release; `name`: its new name. */
export interface ReleaseEdit {
  name?: string | undefined
  add?: { drafts?: ReleasedDraft[]; imports?: number[] } | undefined
  remove?: { drafts?: Pick<ReleasedDraft, 'collection' | 'id'>[]; imports?: number[] } | undefined
}
