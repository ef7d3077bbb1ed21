import type { NamedScreen } from './shipped-paths.ts'

/** A language of the site. Its code is the key in the configuration, the API and the database. */
export interface Language {
  /** BCP 47 tag, with the region whose date and number formats apply: `pt-BR`. */
  tag: string
  /** Two letters for the language switcher; up to five if two are ambiguous. */
  abbr: string
  /** Name of the language in itself: `Português`. */
  title: string
  /** Prefix of its paths: `/en`; empty for at most one language, usually the default. */
  prefix: '' | `/${string}`
  /**
   * Text search configuration of PostgreSQL; by default the English name of the language
   * (`portuguese`), or `simple` if PostgreSQL has no configuration of that name.
   */
  textSearch?: string
}

/** Modules that a site can switch off. */
export type ModuleName = (typeof moduleNames)[number]
export const moduleNames = [
  'institutional',
  'news',
  'solutions',
  'knowledge-base',
  'careers',
  'newsletter',
  'where-to-buy',
  'restricted-area',
  'tooling',
  'cross-references',
  'certificates',
  'styleguide',
] as const

/** Country whose identifiers, addresses and data protection law a site follows. */
export type CountryPack = (typeof countryPacks)[number]
export const countryPacks = ['brazil', 'none'] as const

/** Configuration of a site, in `vitrine.config.ts`. */
export interface SiteConfiguration<Code extends string, Default extends Code> {
  /** Languages by code (two to eight letters), in the order of the language switcher. */
  languages: Record<Code, Language>
  /**
   * Language of visitors without another preference. Its content is required, its texts are the
   * fallback of other languages, and mails to the staff are written in it.
   */
  defaultLanguage: Default
  /**
   * `brazil`: CNPJ, CEP, states, telephone numbers with area codes, LGPD. `none` (the default): tax
   * ids, places and telephone numbers of any country.
   */
  country?: CountryPack
  /** Time zone (IANA) of dates on the site and in the panel, independent of the browser's. */
  timeZone: string
  /** Further time zones in which the staff can schedule a publication. */
  otherTimeZones?: readonly string[]
  /**
   * Paths of screens that differ from the shipped ones, by language, without its prefix: `{ fr: {
   * products: '/produits' } }`. A language that does not ship (Portuguese, English, Spanish and
   * German do) has the English paths where it names none.
   */
  paths?: Partial<Record<NoInfer<Code>, Partial<Record<NamedScreen, `/${string}`>>>>
  /**
   * Modules to switch off: `{ careers: false }`. Their screens and calls answer 404, nothing links
   * to them, and the panel hides their collections. Their data remains in the database.
   */
  modules?: Partial<Record<ModuleName, boolean>>
}

/** Types a configuration; `configurationProblems` checks it further. */
export function defineSite<const Code extends string, const Default extends Code>(
  site: SiteConfiguration<Code, Default>,
): SiteConfiguration<Code, Default> {
  return site
}
