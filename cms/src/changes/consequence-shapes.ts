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

/** What a publication does: what visitors see, what is deleted, what follows from it. */
export const consequencesShape = z.object({
  /**
   * Documents of which visitors read a change, by their key, with the languages that change; without
   * languages: a document that is public in all of them or in none.
   */
  readIn: z.record(z.string(), z.array(locale)),
  /** Documents that visitors do not read, also afterwards. */
  drafts: z.number(),
  /** Documents with texts of a language in which visitors do not read them, which stay drafts. */
  waiting: z.array(z.object({ locale, documents: z.number() })),
  /** Languages with translations that follow an older text afterwards. */
  outdated: z.array(z.object({ locale, documents: z.number(), texts: z.number() })),
  /** Documents that become incomplete, or are when visitors read them for the first time. */
  incomplete: z.array(incompleteShape),
  /** Incomplete documents that are not listed. */
  moreIncomplete: z.number(),
  /** Values that are deleted, those of deleted rows included, by the key of their document. */
  deleted: z.record(z.string(), z.number()),
})
export type Consequences = z.output<typeof consequencesShape>
