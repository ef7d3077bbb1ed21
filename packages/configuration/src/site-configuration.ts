import type { NamedScreen } from './shipped-paths.ts'

/** A language of the site. Its code is its key in the configuration, the API and the database. */
export interface Language {
  /** BCP 47 tag, with the region whose dates and numbers it has: `pt-BR`. */
  tag: string
  /** Two letters for the language switcher; five at most, where `PT` would say too little. */
  abbr: string
  /** Its name in itself: `Português`. */
  title: string
  /** Beginning of its paths: `/en`; empty for one language, usually the default. */
  prefix: '' | `/${string}`
  /**
   * Text search configuration of PostgreSQL; by default the English name of the language
   * (`portuguese`), or `simple` where PostgreSQL has none of that name.
   */
  textSearch?: string
}

/** Parts that a site can do without. */
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
   * Language of visitors without another preference. Its content is required, its texts stand in
   * where another language has none, and the mails to the staff are written in it.
   */
  defaultLanguage: Default
  /**
   * `brazil`: CNPJ, CEP, states, telephone numbers with area codes, LGPD. `none` (the default): tax
   * ids, places and telephone numbers of any country.
   */
  country?: CountryPack
  /** Time zone (IANA) of dates on the site and in the panel, wherever the browser is. */
  timeZone: string
  /** Further time zones that the staff can schedule a publication in. */
  otherTimeZones?: readonly string[]
  /**
   * Paths of screens that differ from those that ship with Vitrine, by language, without its
   * prefix: `{ fr: { products: '/produits' } }`. A language that does not ship (Portuguese, English,
   * Spanish and German do) has the English paths for those it does not name.
   */
  paths?: Partial<Record<NoInfer<Code>, Partial<Record<NamedScreen, `/${string}`>>>>
  /**
   * Modules that the site does without: `{ careers: false }`. Their screens and calls answer 404,
   * nothing links to them, and their collections are not in the panel. Their data is kept.
   */
  modules?: Partial<Record<ModuleName, boolean>>
}

/** Types a configuration; `configurationProblems` checks what types cannot. */
export function defineSite<const Code extends string, const Default extends Code>(
  site: SiteConfiguration<Code, Default>,
): SiteConfiguration<Code, Default> {
  return site
}
