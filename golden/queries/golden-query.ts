import type { Locale } from '@vitrine/configuration/locales'

/** Values that one variant of each expected product has: a number within a range counts. */
export type Facts = Readonly<Record<string, number | string | boolean>>

/** A text as a visitor types it, and the products that answer it. */
export interface GoldenQuery {
  locale: Locale
  text: string
  /** Letters of the families that answer: one of them must be among the first three. */
  families: readonly string[]
  /** What makes them the answer, where it is a size: checked against the catalogue. */
  facts: Facts
}

/** Writes a locale's queries: text, families separated by spaces, facts. */
export const queriesOf =
  (locale: Locale) =>
  (text: string, families: string, facts: Facts = {}): GoldenQuery => ({
    locale,
    text,
    families: families.split(' '),
    facts,
  })
