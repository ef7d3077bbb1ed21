import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { partListLimits } from '../part-list.ts'
import { filterPattern, listLimits } from '../list-limits.ts'
import { lifeStates } from '../life-cycle.ts'
import { attributes } from '../shapes/attribute-dictionary.ts'
import { formerPart } from '../shapes/former-part.ts'
import { crossReference } from '../shapes/cross-references.ts'
import {
  certificateRecord,
  changeNumber,
  distributorRecord,
  documentRecord,
  feedOf,
  feedQuery,
  newsRecord,
  partRecord,
  productRecord,
  publicationRecord,
  recordLimits,
  recordLocales,
} from '../shapes/feed.ts'
import { lineStates } from './parts.ts'

const recordFilters = {
  /** Slug of a subcategory in the language of the request. */
  subcategory: z.string().max(200).optional(),
  state: z.enum(lifeStates).optional(),
  /** Filters on attributes, as in `products-list`. */
  filter: z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z
      .array(z.string().regex(filterPattern).max(listLimits.filter))
      .max(listLimits.filters)
      .optional(),
  ),
}

export const feedsEndpoints = {
  /**
   * `changes_since`: for a copy that follows the catalogue; it begins with 0. `feed-restarted`: the
   * number was given before a backup was restored, or deletions since then are no longer stored;
   * the copy begins with 0 again. Without `changes_since` the existing records are listed.
   */
  'part-numbers-list': endpoint({
    summary: 'Part numbers as records in the order of their last change, and deleted ones.',
    query: feedQuery.extend(recordFilters),
    answer: feedOf(partRecord),
  }),

  /**
   * `code`: in any spelling. A 404 of a former part number says `was`, `replaced_by` and `former`.
   * `not-derived`: the catalogue has the part number, its record is not written yet.
   */
  'part-number-read': endpoint({
    summary: 'One part number as a record.',
    params: z.strictObject({ code: z.string().max(partListLimits.code) }),
    query: z.strictObject({ locales: recordLocales }),
    answer: partRecord,
  }),

  /**
   * `codes`: part numbers in any spelling, GTINs, or other makers' numbers. The answer has a line
   * for each, in the given order, and a record for each part number that was found.
   */
  'part-numbers-find': endpoint({
    summary: 'Records of many part numbers, GTINs or other makers’ numbers.',
    query: z.strictObject({ locales: recordLocales }),
    body: z.strictObject({
      codes: z
        .array(z.string().trim().min(1).max(partListLimits.code))
        .min(1)
        .max(recordLimits.posted),
    }),
    answer: z.strictObject({
      lines: z.array(
        z.strictObject({
          code: z.string(),
          state: z.enum(lineStates),
          /** Part number that was found. */
          part_number: z.string().nullable(),
          /**
           * `sent`: its record is in `data`; `not-derived`: it is not written yet, ask again;
           * `other-language`: it is not public in the languages that were asked for. Null without a
           * part number.
           */
          record: z.enum(['sent', 'not-derived', 'other-language']).nullable(),
          /** What became of a code that was a part number, or the GTIN of one. */
          former: formerPart.optional(),
          /** Possible part numbers, or equivalents of another maker's number, best grade first. */
          candidates: z.array(z.string()),
          references: z.array(
            crossReference
              .pick({ number: true, grade: true, note: true, part_number: true })
              .extend({
                maker: z.string(),
              }),
          ),
        }),
      ),
      data: z.array(partRecord),
    }),
  }),

  /** A state without a day counts from the last change of the record. */
  'state-changes-list': endpoint({
    summary:
      'Part numbers that became new, not for new projects or discontinued, the latest first.',
    query: z.strictObject({
      locales: recordLocales,
      limit: z.coerce.number().int().min(1).max(recordLimits.latest).default(48),
    }),
    answer: z.strictObject({ data: z.array(partRecord) }),
  }),

  'product-records-list': endpoint({
    summary: 'Products as records in the order of their last change, and deleted ones.',
    query: feedQuery,
    answer: feedOf(productRecord),
  }),
  'publication-records-list': endpoint({
    summary: 'Publications as records in the order of their last change, and deleted ones.',
    query: feedQuery,
    answer: feedOf(publicationRecord),
  }),
  'news-records-list': endpoint({
    summary: 'News posts as records in the order of their last change, and deleted ones.',
    query: feedQuery,
    answer: feedOf(newsRecord),
  }),
  'distributor-records-list': endpoint({
    summary: 'Distributors as records in the order of their last change, and deleted ones.',
    query: feedQuery,
    answer: feedOf(distributorRecord),
  }),
  'certificate-records-list': endpoint({
    summary: 'Certificates as records in the order of their last change, and deleted ones.',
    query: feedQuery,
    answer: feedOf(certificateRecord),
  }),
  'document-records-list': endpoint({
    summary: 'Documents as records in the order of their last change, and deleted ones.',
    query: feedQuery,
    answer: feedOf(documentRecord),
  }),

  /**
   * The file is written each night: gzip, one JSON object a line, `feed` and `record` in all
   * languages. A copy that begins with it continues each feed with `changes_since` of `change`.
   */
  'records-file-read': endpoint({
    summary: 'The file with all records.',
    answer: z.strictObject({
      url: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
      change: changeNumber,
      /** Instant, ISO 8601. */
      written_at: z.string(),
    }),
  }),

  'attributes-list': endpoint({
    summary: 'Dictionary of the attributes that part numbers state.',
    answer: z.strictObject({ data: attributes }),
  }),
}
