import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'

const locale = z.enum(localeCodes)

/** Document that lacks what the rules of completeness require on the site once it is published. */
const incompleteShape = z.object({
  /** Key of the document in its plan, by which it is left out. */
  key: z.string(),
  title: z.string(),
  /** Address of its form; null: it does not exist yet. */
  href: z.string().nullable(),
  /** Names of what it lacks. */
  lacks: z.array(z.string()),
  moreLacks: z.number(),
})
export type Incomplete = z.output<typeof incompleteShape>

const documentShape = z.object({
  /**
   * `read`: visitors read a change of it; `unread`: it is not on the site, also afterwards; `leaves`:
   * visitors no longer read it in some language; `other`: none of these.
   */
  site: z.enum(['read', 'unread', 'leaves', 'other']),
  /** Languages whose visitors read a change, or that it leaves; none: it is on the site in all or not at all. */
  languages: z.array(locale),
  /** Languages of changed texts in which it is not on the site, so that they stay drafts. */
  waiting: z.array(locale),
  /** Translations that follow an older text afterwards, by language. */
  outdated: z.partialRecord(locale, z.number()),
  /** Values that are deleted, by the key of their row; of the document itself: the empty key. */
  deleted: z.record(z.string(), z.number()),
})
export type DocumentConsequences = z.output<typeof documentShape>

/** What a publication does: what visitors see, what is deleted, what follows from it. */
export const consequencesShape = z.object({
  /** Changed documents by the key by which they are left out. */
  documents: z.record(z.string(), documentShape),
  /** Documents that will be incomplete: by what a change takes away; a published draft as a whole. */
  incomplete: z.array(incompleteShape),
  /** Incomplete documents that are not listed. */
  moreIncomplete: z.number(),
})
export type Consequences = z.output<typeof consequencesShape>
