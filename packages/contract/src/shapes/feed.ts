import { z } from 'zod'
import { localeCodes } from '@vitrine/configuration/locales'
import { certificateKinds } from './certificates.ts'
import { documentKinds, id, video } from './cards.ts'
import { formerReasons } from './former-part.ts'
import { attributeTypes } from './attribute-types.ts'
import { grades } from './reference-grades.ts'
import { richText } from './rich-text.ts'
import { titled } from './titled.ts'
import { lifeStates } from '../life-cycle.ts'

/**
 * Number of a change: of two changes of a feed, the later one has the higher number. Not
 * consecutive.
 */
export const changeNumber = z.number().int().min(0)

/** Reasons of a deletion. `outside`: the record exists, but does not match the filters any more. */
export const goneReasons = [...formerReasons, 'outside'] as const

/** Values by language of the site; only languages in which the record is public. */
export const byLanguage = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(localeCodes), value)

/** Maximum number of records of a page, of codes in a request, and of the latest records. */
export const recordLimits = { page: 500, posted: 1000, latest: 100 } as const

const localeOrAll = z.enum([...localeCodes, '*'])

/**
 * Languages: codes, repeated or separated by commas, or `*` for all; without it that of the
 * request.
 */
export const recordLocales = z.preprocess(
  (value) =>
    value === undefined
      ? undefined
      : [value]
          .flat()
          .flatMap((one) =>
            typeof one === 'string' ? one.split(',', localeCodes.length + 1) : one,
          ),
  z.array(localeOrAll).optional(),
)

/** Number of a change in a query: decimal digits alone; an empty text is no number. */
const askedChange = z.preprocess(
  (value) => (typeof value === 'string' && !/^\d{1,16}$/.test(value) ? Number.NaN : value),
  z.coerce.number().pipe(changeNumber.max(Number.MAX_SAFE_INTEGER)).optional(),
)

/** Query of a feed. */
export const feedQuery = z.strictObject({
  /** Number of a change: the existing records with a higher one are listed, without deletions. */
  after: askedChange,
  /** Number of the last change that a copy has: later changes and deletions are answered. */
  changes_since: askedChange,
  locales: recordLocales,
  limit: z.coerce.number().int().min(1).max(recordLimits.page).default(100),
})

/** Fields of every record of a feed. */
const recorded = {
  /** Name of the record in its feed, which `gone` states as well. */
  key: z.string(),
  /** Number of its last change. */
  change: changeNumber,
  /** Instant of its last change, ISO 8601. */
  updated_at: z.string(),
}

/** Answer of a feed: a page of records in the order of their last change. */
export const feedOf = <Row extends z.ZodType>(record: Row) =>
  z.strictObject({
    data: z.array(record),
    /** Records that a copy has to delete; empty without `changes_since`. */
    gone: z.array(
      z.strictObject({
        key: z.string(),
        change: changeNumber,
        reason: z.enum(goneReasons),
        /** Key of the record that stands in for it. */
        successor: z.string().nullable(),
        /** Instant, ISO 8601. */
        at: z.string(),
      }),
    ),
    /** Number from which the next page continues. */
    next: changeNumber,
    /** True if there are further pages. */
    more: z.boolean(),
    /** How far the feed is behind what the site shows; a copy asks again while `pending` is not 0. */
    behind: z.strictObject({
      /** Number of documents and changes whose records may differ; 0: the feed is complete. */
      pending: z.number().int().min(0),
      /** Seconds for which the oldest of them has waited. */
      seconds: z.number().int().min(0),
    }),
  })

/** A file with its digest: SHA-256 of the bytes that its address serves, hexadecimal. */
const file = z.strictObject({
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  sha256: z.string().nullable(),
})

const recordedDocument = file.extend({
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
 * (also of colors and pictures); `boolean`; `text`. Fields that do not apply are absent.
 */
const partValue = z.strictObject({
  key: z.string(),
  type: z.enum(attributeTypes).exclude(['curve']),
  number: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  choice: z.string().optional(),
  boolean: z.boolean().optional(),
  text: z.string().optional(),
  /** Unit as printed, and its code of UN/ECE Recommendation 20, if it has one. */
  unit: z.string().optional(),
  unit_code: z.string().optional(),
  /** Number of decimal places; absent: as entered. */
  decimals: z.number().int().optional(),
})
export type PartValue = z.infer<typeof partValue>

const day = z.string().nullable()

const recordedPicture = file
  .omit({ bytes: true })
  .extend({ width: z.number().int(), height: z.number().int() })

/** State; `since`: its first day; `until`: last day of the state `new`. */
const recordedState = z.strictObject({
  value: z.enum(lifeStates),
  since: day,
  until: day,
  last_order: day,
  last_delivery: day,
  /** Part number that stands in for it, as printed; null also if that is a product. */
  successor: z.string().nullable(),
})

/** Certificate without what does not depend on the language. */
const certificateTexts = {
  title: z.string(),
  number: z.string(),
  standard: z.string(),
  files: z.array(recordedDocument),
}

/** A part number with everything that is public of it. */
export const partRecord = z.strictObject({
  ...recorded,
  part_number: z.string(),
  gtin: z.string().nullable(),
  /** Mercosur tariff code, 8 digits. */
  ncm: z.string().nullable(),
  /** Number of pieces in a pack. */
  packing: z.number().nullable(),
  product: z.strictObject({ id, family: z.string() }),
  state: recordedState,
  values: z.array(partValue),
  pictures: z.array(recordedPicture),
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
      /** Product of the successor, or that is the successor. */
      successor: titled.nullable(),
      /** Name of each value, and the name of its choice. */
      names: z.record(
        z.string(),
        z.strictObject({ label: z.string(), choice: z.string().optional() }),
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
      documents: z.array(recordedDocument),
      certificates: z.array(
        z.strictObject({
          id,
          kind: z.enum(certificateKinds),
          valid_from: day,
          valid_until: day,
          ...certificateTexts,
        }),
      ),
    }),
  ),
})
export type PartRecord = z.infer<typeof partRecord>

/** Part numbers to which something applies; empty: all of the product. */
const scope = z.array(z.strictObject({ product: id, part_numbers: z.array(z.string()) }))

/** Name, address and texts of a document in a language. */
const page = {
  title: z.string(),
  slug: z.string(),
  /** Address of its page. */
  url: z.string(),
  description: z.string(),
}

/** A product with what all its part numbers have in common. */
export const productRecord = z.strictObject({
  ...recorded,
  id,
  family: z.string(),
  /** Mercosur tariff code, 8 digits. */
  ncm: z.string().nullable(),
  /** Its part numbers, in the order of its table. */
  part_numbers: z.array(z.string()),
  state: recordedState,
  pictures: z.array(recordedPicture),
  /** Certificates that apply to it, by their ids. */
  certificates: z.array(z.strictObject({ id, part_numbers: z.array(z.string()) })),
  /** Ids of related products. */
  related: z.array(id),
  languages: byLanguage(
    z.strictObject({
      ...page,
      key_figures: z.string(),
      category: titled.nullable(),
      subcategory: titled.nullable(),
      text: richText,
      highlights: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      /** Reason of its state. */
      reason: z.string(),
      /** Product of the successor, or that is the successor. */
      successor: titled.nullable(),
      /** Alternative texts of `pictures`, in their order. */
      alternative_texts: z.array(z.string()),
      documents: z.array(recordedDocument.extend({ part_numbers: z.array(z.string()) })),
      video: video.nullable(),
    }),
  ),
})
export type ProductRecord = z.infer<typeof productRecord>

/** A publication of the knowledge base. */
export const publicationRecord = z.strictObject({
  ...recorded,
  id,
  /** Ids of the products that it concerns. */
  products: z.array(id),
  languages: byLanguage(
    z.strictObject({
      ...page,
      section: titled.nullable(),
      text: richText,
      documents: z.array(recordedDocument),
      video: video.nullable(),
    }),
  ),
})
export type PublicationRecord = z.infer<typeof publicationRecord>

/** A news post. */
export const newsRecord = z.strictObject({
  ...recorded,
  id,
  /** Instant, ISO 8601 with offset. */
  published_at: z.string(),
  /** Ids of the products that it concerns. */
  products: z.array(id),
  picture: recordedPicture.nullable(),
  languages: byLanguage(
    z.strictObject({
      ...page,
      category: titled.nullable(),
      text: richText,
      video: video.nullable(),
    }),
  ),
})
export type NewsRecord = z.infer<typeof newsRecord>

/** A distributor. */
export const distributorRecord = z.strictObject({
  ...recorded,
  id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  site: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  languages: byLanguage(
    z.strictObject({
      /** Categories of products that it sells; empty: all. */
      categories: z.array(titled),
    }),
  ),
})
export type DistributorRecord = z.infer<typeof distributorRecord>

/** A certificate. */
export const certificateRecord = z.strictObject({
  ...recorded,
  id,
  kind: z.enum(certificateKinds),
  valid_from: day,
  valid_until: day,
  /** True for a certificate of the company, not of products. */
  company: z.boolean(),
  scope,
  languages: byLanguage(
    z.strictObject({ ...certificateTexts, body: z.string(), plants: z.string() }),
  ),
})
export type CertificateRecord = z.infer<typeof certificateRecord>

/** A file for visitors, with what it belongs to. */
export const documentRecord = recordedDocument.omit({ title: true }).extend({
  ...recorded,
  products: scope,
  /** Ids of publications and certificates. */
  publications: z.array(id),
  certificates: z.array(id),
  languages: byLanguage(z.strictObject({ title: z.string() })),
})
export type DocumentRecord = z.infer<typeof documentRecord>
