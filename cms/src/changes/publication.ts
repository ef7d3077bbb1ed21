import type { Locale } from '@vitrine/configuration/locales'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'

/** Document of which a publication changes what visitors read. */
export interface PublishedChange {
  /** Key by which the document is left out. */
  key: string
  collection: string
  id: number
  /** Changes of its latest version. */
  draft: readonly ValueChange[]
  /** Changes of what visitors read. */
  public: readonly ValueChange[]
  /** Languages in which its latest version is published. */
  released: readonly Locale[]
  /** Languages in which it leaves the site; `*`: all. */
  retired: readonly (Locale | '*')[]
}

/** Document that a publication makes. */
export interface PublishedCreation {
  key: string
  collection: string
  values: Values
}

/** What becomes public at once. */
export interface Publication {
  changed: readonly PublishedChange[]
  created: readonly PublishedCreation[]
}

/** Drafts whose publication is previewed at once; reading one takes a few ms. */
export const maxPreviewedDrafts = 200

/** Key of a document among those that visitors read. */
export const placeOf = ({ collection, id }: Pick<PublishedChange, 'collection' | 'id'>): string =>
  `${collection} ${id}`

/** Changes of a document; of a published draft: what it makes public. */
export const changesOf = ({
  draft,
  public: published,
}: Pick<PublishedChange, 'draft' | 'public'>): readonly ValueChange[] =>
  draft.length > 0 ? draft : published
