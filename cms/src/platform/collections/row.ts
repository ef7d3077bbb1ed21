import type { ModuleName } from '@vitrine/configuration/site-configuration'
import type { ScreenName } from '@vitrine/configuration/screen-paths'
import type { Tag, TagKind } from '@vitrine/contract/tags'

/** Documents whose pages show another one, named by its relation field (`of`: within rows). */
export interface Shown {
  field: string
  of?: string
  tag: TagKind
}

/** Fields by which the staff find and list the documents: the title first. */
export interface Named {
  title: string
  texts?: readonly string[]
  codes?: readonly string[]
  /** JSON field of rows with a part number and values. */
  rows?: string
  /** Relation to the document that this one belongs to. */
  parent?: string
  /** Upload field with the picture or the pictures, the main one first. */
  pictures?: string
}

/** Purposes for which a document must have a fact. */
export const purposes = ['site', 'data-sheet', 'export'] as const
export type Purpose = (typeof purposes)[number]

export const isPurpose = (value: unknown): value is Purpose =>
  (purposes as readonly unknown[]).includes(value)

/**
 * Facts of a collection. `null`, `false` and an empty list are facts as well: each cell is decided.
 * What needs functions of a higher layer is a table there whose keys are those of a column.
 */
export interface CollectionRow {
  /** Who reads, creates, changes and deletes documents (`access/permissions.ts`). */
  access: string
  /** Module that a site can switch off. */
  module: ModuleName | null
  /**
   * Cache tags: prefix of a document's tag, then those of the lists that show or could show it. Null
   * if no cacheable answer depends on the documents: people, proofs, members-only content.
   */
  tags: readonly [document: TagKind, ...lists: Tag[]] | null
  /** Beginning of the number in a document's tag, if several collections share a prefix. */
  idPrefix: '' | 'file-'
  shownOn: readonly Shown[]
  /**
   * Null for collections outside the staff index: people (`staff-index/find-people.ts`), and records
   * that programs write.
   */
  found: Named | null
  /**
   * What the history copies: all values, or of personal data those of some fields, so that an
   * erasure leaves nothing. Null without history: proofs and logs that programs write.
   */
  history: 'values' | readonly string[] | null
  /** Screen of each document, and collection of its parent (`found.parent`), whose slug its address has. */
  page: { screen: ScreenName; parent: string | null } | null
  /** Date field from which a published document is shown: a time or a day. */
  shownFrom: { field: string; isDay: boolean } | null
  /** True if records of a feed derive from the documents (`api/feed/feed-sources.ts`). */
  fed: boolean
  /** True if a publication writes more than entries (`publishing/read-model/projections.ts`). */
  projected: boolean
  /** True if the first document opens a screen (`publishing/record/linked-screens.ts`). */
  opensScreen: boolean
  /** Editor with sections, differences and preview, or Payload's edit view. */
  editor: 'own' | 'payload'
  /** Purposes of the rules of completeness (`staff-index/offered-requirements.ts`). */
  purposes: readonly Purpose[] | null
  /** True if the documents of a list open as a grid. */
  grid: boolean
  /** True if a row of a spreadsheet is enough to make a document. */
  madeOfRows: boolean
  /** Folder of uploads. */
  folder: string | null
  /** Documents that need attention: those with a value of a field. */
  waits: { field: string; value: string } | null
}
