import type { Locale } from '@vitrine/configuration/locales'
import type { Alternates, Image } from '@vitrine/contract/shapes/types'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'

/** Metadata of a page for search engines and link previews. */
export interface Head {
  title: string
  description: string
  /**
   * Parameters of the page in each locale in which it exists; undefined for a page without
   * parameters, which exists in all.
   */
  alternates?: Alternates | undefined
  /** Path of the canonical page, if it is another one. */
  canonical?: string | undefined
  /** Canonical query string: `?pagina=2`. */
  query?: string | undefined
  image?: Image | null | undefined
  /**
   * JSON-LD, equal to the visible content; `false` in the browser bundle. `url` makes a path
   * absolute.
   */
  jsonLd?: ((url: (path: string) => string) => object[]) | false | undefined
  noIndex?: boolean | undefined
  /** Path of an Atom feed of the page's list; `false` in the browser bundle. */
  feed?: string | false | undefined
}

export interface HeadContext {
  locale: Locale
  layout: LayoutData['layout']
}

/** Element of the head; `json` is JSON-LD. */
export type HeadElement =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string; type?: string }
  | { json: object }
