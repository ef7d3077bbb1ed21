import type { Locale } from '@vitrine/configuration/locales'

/** Values that one variant of each expected product has; a number within a range matches. */
export type Facts = Readonly<Record<string, number | string | boolean>>

/** A visitor's query, and the products that answer it. */
export interface GoldenQuery {
  locale: Locale
  text: string
  /** Letters of the expected families: one of them must be among the first three. */
  families: readonly string[]
  /** Values that the expected products must have, checked against the catalogue. */
  facts: Facts
}

/** Defines a locale's queries: text, families separated by spaces, facts. */
export const queriesOf =
  (locale: Locale) =>
  (text: string, families: string, facts: Facts = {}): GoldenQuery => ({
    locale,
    text,
    families: families.split(' '),
    facts,
  })
