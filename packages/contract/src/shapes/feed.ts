import { z } from 'zod'
import { localeCodes } from '@vitrine/configuration/locales'
import { certificateKinds } from './certificates.ts'
import { documentKinds, id } from './cards.ts'
import { attributeTypes } from './attribute-types.ts'
import { grades } from './reference-grades.ts'
import { titled } from './titled.ts'
import { lifeStates } from '../life-cycle.ts'

/**
 * Number of a change: of two changes of a feed, the later one has the higher number. Not
 * consecutive.
 */
export const changeNumber = z.number().int().min(0)

/** Reasons of a deletion. `outside`: the record exists, but does not match the filters any more. */
export const goneReasons = ['removed', 'withdrawn', 'renumbered', 'outside'] as const

/** Values by language of the site; only languages in which the record is public. */
export const byLanguage = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(localeCodes), value)

/** Query of a feed. */
export const feedQuery = z.strictObject({
  /** Number of a change: the existing records with a higher one are listed, without deletions. */
  after: z.coerce.number().pipe(changeNumber.max(Number.MAX_SAFE_INTEGER)).optional(),
  /** Number of the last change that a copy has: later changes and deletions are answered. */
  changes_since: z.coerce.number().pipe(changeNumber.max(Number.MAX_SAFE_INTEGER)).optional(),
  /** Languages: codes separated by commas, or `*` for all; without it that of the request. */
  locales: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',', localeCodes.length + 1) : value),
    z.array(z.enum([...localeCodes, '*'])).optional(),
  ),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

/** Answer of a feed: a page of records in the order of their last change. */
export const feedOf = <Row extends z.ZodType>(record: Row) =>
  z.strictObject({
    data: z.array(record),
    /** Records that a copy has to delete; empty without `changes_since`. */
    gone: z.array(
      z.strictObject({
        key: z.string(),
        number: changeNumber,
        reason: z.enum(goneReasons),
        /** Part number that stands in for it, as printed. */
        successor: z.string().nullable(),
        /** Instant, ISO 8601. */
        at: z.string(),
      }),
    ),
    /** Number from which the next page continues. */
    next: changeNumber,
    /** True if there are further pages. */
    more: z.boolean(),
  })

/** A file with its digest: SHA-256 of the bytes that its address serves, hexadecimal. */
const file = z.strictObject({
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  sha256: z.string().nullable(),
})

const partDocument = file.extend({
  title: z.string(),
  kind: z.enum(documentKinds),
  /** Locale tag of the file; null: of all languages. */
  language: z.string().nullable(),
  revision: z.string().nullable(),
  /** ISO 8601 day. */
  date: z.string().nullable(),
})

/**
 * A typed value. Which field is stated follows from `type`: `number`; `min` and `max`; `choice`
 * (also of colors and pictures); `boolean`; `text`.
 */
const partValue = z.strictObject({
  key: z.string(),
  type: z.enum(attributeTypes).exclude(['curve']),
  number: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  choice: z.string().nullable(),
  boolean: z.boolean().nullable(),
  text: z.string().nullable(),
  /** Unit as printed, and its code of UN/ECE Recommendation 20, if it has one. */
  unit: z.string().nullable(),
  unit_code: z.string().nullable(),
  /** Number of decimal places; null: as entered. */
  decimals: z.number().int().nullable(),
})
export type PartValue = z.infer<typeof partValue>

const day = z.string().nullable()

/** A part number with everything that is public of it. */
export const partRecord = z.strictObject({
  part_number: z.string(),
  /** Number of its last change. */
  number: changeNumber,
  /** Instant of its last change, ISO 8601. */
  updated_at: z.string(),
  gtin: z.string().nullable(),
  /** Mercosur tariff code, 8 digits. */
  ncm: z.string().nullable(),
  /** Number of pieces in a pack. */
  packing: z.number().nullable(),
  product: z.strictObject({ id, family: z.string() }),
  /** `since`: first day of the state; `until`: last day of the state `new`. */
  state: z.strictObject({
    value: z.enum(lifeStates),
    since: day,
    until: day,
    last_order: day,
    last_delivery: day,
    /** Part number that stands in for it, as printed. */
    successor: z.string().nullable(),
  }),
  values: z.array(partValue),
  pictures: z.array(
    file.omit({ bytes: true }).extend({ width: z.number().int(), height: z.number().int() }),
  ),
  /** Part numbers by role, such as die and tool. */
  tooling: z.array(
    z.strictObject({
      parts: z.record(z.string(), z.array(z.string())),
      /** Typed conditions under which it is applied with these. */
      values: z.array(partValue),
      /** Conditions that are not stated: nothing may be assumed about them. */
      missing: z.array(z.string()),
    }),
  ),
  /** What is stated in a language, by language. */
  languages: byLanguage(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      /** Address of its page, else of its product’s. */
      url: z.string(),
      category: titled.nullable(),
      subcategory: titled.nullable(),
      product: titled,
      /** Reason of its state. */
      reason: z.string(),
      /** Name of each value, and the name of its choice. */
      names: z.record(
        z.string(),
        z.strictObject({ label: z.string(), choice: z.string().nullable() }),
      ),
      /** Names of the roles and conditions in `tooling`. */
      tooling_names: z.record(z.string(), z.string()),
      /** Alternative texts of `pictures`, in their order. */
      alternative_texts: z.array(z.string()),
      cross_references: z.array(
        z.strictObject({
          maker: z.string(),
          number: z.string(),
          grade: z.enum(grades),
          note: z.string().nullable(),
        }),
      ),
      documents: z.array(partDocument),
      certificates: z.array(
        z.strictObject({
          id,
          title: z.string(),
          number: z.string(),
          standard: z.string(),
          kind: z.enum(certificateKinds),
          valid_from: day,
          valid_until: day,
          files: z.array(partDocument),
        }),
      ),
    }),
  ),
})
export type PartRecord = z.infer<typeof partRecord>
