import type { Locale } from '@vitrine/configuration/locales'
import type { ImportRefusal, ImportSummary } from './import-shapes.ts'
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

/** What the rules of publication would refuse of a release today. */
export interface ReleaseTrial {
  /** Documents that can be published. */
  documents: number
  /** Documents that were not tried. */
  left: number
  refused: ImportRefusal[]
  moreRefused: number
}

/** Draft to add; without languages: those that differ from the site. */
export type AddedDraft = Pick<ReleasedDraft, 'collection' | 'id'> & {
  locales?: Locale[] | undefined
}

/** What is added to or removed from a release; `name`: its new name. */
export interface ReleaseEdit {
  name?: string | undefined
  /** `without`: keys of documents and rows of the imports that are left out. */
  add?: { drafts?: AddedDraft[]; imports?: number[]; without?: string[] } | undefined
  remove?: { drafts?: Pick<ReleasedDraft, 'collection' | 'id'>[]; imports?: number[] } | undefined
}
