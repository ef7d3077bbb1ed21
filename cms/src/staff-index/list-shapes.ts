import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { roles } from '#src/platform/access/roles.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { listColumns } from './list-state.ts'

/** Publication state of a document, or of one of its languages. */
export const siteStateShape = z.enum(['public', 'changed', 'draft', 'absent'])

/** Fact that a document lacks, with a link to its form field. */
export const lackShape = z.object({
  name: z.string(),
  href: z.string(),
  /** Language of a localized text; null for other facts. */
  locale: z.enum(localeCodes).nullable(),
  /** True if the site requires the fact. */
  isForSite: z.boolean(),
})
export type Lack = z.output<typeof lackShape>

/** Row of a list, with texts in the panel's language. */
export const listRowShape = z.object({
  id: z.number(),
  href: z.string(),
  title: z.string(),
  /** Key figures of a product; for other documents their codes or file name. */
  figures: z.string(),
  family: z.string(),
  parent: z.string(),
  partNumbers: z.number().nullable(),
  /** URL of the main picture's thumbnail. */
  picture: z.string().nullable(),
  languages: z.array(
    z.object({
      locale: z.enum(localeCodes),
      state: siteStateShape,
      isOutdated: z.boolean(),
    }),
  ),
  site: siteStateShape,
  /**
   * Time of the next scheduled publication or removal, otherwise of the start date; null if neither
   * is set.
   */
  scheduled: z.string().nullable(),
  /** Part numbers with doubtful values at which a scheduled publication stopped; null if none did. */
  stopped: z.string().nullable(),
  /**
   * Share of the required facts that the document has, in whole percent, rounded down; null if no
   * facts are required.
   */
  share: z.number().nullable(),
  lacks: z.array(lackShape),
  /** Summary of the missing facts: `2 texts, 1 alternative text`. */
  lacking: z.string(),
  author: z.string(),
  changed: z.string(),
  /** Number of documents that use the picture; null in lists other than the media library's. */
  uses: z.number().nullable(),
  /** Number of other pictures with the same content. */
  same: z.number(),
})
export type ListRow = z.output<typeof listRowShape>

/** Response of the list endpoint. */
export const listAnswerShape = z.object({
  rows: z.array(listRowShape),
  total: z.number(),
  partNumbers: z.number(),
  /** Part numbers that meet the filters by values; null without such filters. */
  within: z.number().nullable(),
  /** Codes of the filter that no document has. */
  unknown: z.array(z.string()),
  isMore: z.boolean(),
  /** True if no document has the search text: the documents have a similar spelling. */
  isNear: z.boolean(),
  all: z.number(),
})

/** Values of an attribute that part numbers have. */
export const attributeValuesShape = z.object({
  /** Numbers in the wanted unit, ascending; the middle of a range. */
  numbers: z.array(z.object({ number: z.number(), parts: z.number() })),
  /** Choices and texts, the most frequent first. */
  choices: z.array(z.object({ value: z.string(), label: z.string(), parts: z.number() })),
})
export type AttributeValues = z.output<typeof attributeValuesShape>

/**
 * Documents with each choice of a filter within the other filters, by its value; a language's state as `en outdated`.
 */
export const choiceCountsShape = z.object({
  parents: z.record(z.string(), z.number()),
  having: z.record(z.string(), z.number()),
  without: z.record(z.string(), z.number()),
  /** Required facts that documents lack. */
  missing: z.record(z.string(), z.number()),
  site: z.record(z.string(), z.number()),
  languages: z.record(z.string(), z.number()),
  authors: z.record(z.string(), z.number()),
  /** Suggested filters, as parameters of the list's address (`state=outdated&language=es`). */
  suggestions: z.array(
    z.object({
      query: z.string(),
      count: z.number(),
      /** Label of a suggested choice; null for other filters. */
      choice: z.string().nullable(),
    }),
  ),
})
export type ChoiceCounts = z.output<typeof choiceCountsShape>

const optionShape = z.object({ value: z.string(), label: z.string() })
export type Option = z.output<typeof optionShape>

/** What the documents of a collection can be filtered by, in the panel's language. */
export const filterOfferShape = z.object({
  collection: z.string(),
  language: z.string(),
  /** Content locale of the panel. */
  locale: z.enum(localeCodes),
  /** Names of the collection, and of the field of the parent document. */
  names: z.object({ plural: z.string(), parent: z.string() }),
  /** Columns that the collection's list can show: they decide which filters it has. */
  columns: z.array(z.enum(listColumns)).readonly(),
  parents: z.array(optionShape).readonly(),
  authors: z.array(optionShape).readonly(),
  /** Required facts. */
  facts: z.array(optionShape).readonly(),
  purposes: z.array(optionShape).readonly(),
  /** Facts that a document has or not, required or not: pictures, documents by kind, certificate, tooling. */
  parts: z.array(optionShape).readonly(),
  /** Attributes of part numbers. */
  attributes: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        /** Units of a number that has one, the declared one first; null for choices and texts. */
        units: z.array(z.string()).readonly().nullable(),
        /** Labels of the choices that are filtered by. */
        choices: z.array(optionShape).readonly(),
      }),
    )
    .readonly(),
})
export type FilterOffer = z.output<typeof filterOfferShape>
export type FilterAttribute = FilterOffer['attributes'][number]

/** Saved view: named filters and order of a list. */
export const listViewShape = z.object({
  id: z.number(),
  name: z.string(),
  /** Query string of the list's URL, with `?`; empty for the unfiltered list. */
  query: z.string(),
  /** Role that the view is shared with; null for a private view. */
  role: z.enum(Object.keys(roles) as Role[]).nullable(),
  /** True if the account may rename and delete it. */
  isEditable: z.boolean(),
})
export type ListView = z.output<typeof listViewShape>

/** Response with the number of documents of each view; in a grid, of rows. */
export const viewCountsShape = z.object({
  /** Number of documents or rows by the query of the view. */
  counts: z.record(z.string(), z.number()),
  /** Queries of the views with more documents than were counted. */
  more: z.array(z.string()),
  /** Saved views. */
  views: z.array(listViewShape),
})
export type ViewCounts = z.output<typeof viewCountsShape>
