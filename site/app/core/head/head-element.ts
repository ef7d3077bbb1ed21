import type { Locale } from '@vitrine/contract/locales'
import type { Alternates, Image } from '@vitrine/contract/shapes/types'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import type { Messages } from '#shared/texts/messages.ts'

/** What a page says of itself to search engines and to whoever shares it. */
export interface Head {
  title: string
  description: string
  /**
   * The locales in which the page exists, with its parameters there; without parameters it exists
   * in all.
   */
  alternates?: Alternates | undefined
  /** The canonical query, as it stands in the address: `?pagina=2`. */
  query?: string | undefined
  image?: Image | null | undefined
  /**
   * JSON-LD, equal to what is visible; `false` in the browser, which carries no code for it. `url`
   * makes an address of ours absolute.
   */
  jsonLd?: ((url: (path: string) => string) => object[]) | false | undefined
  /** For pages that search engines should leave out. */
  noIndex?: boolean | undefined
}

export interface HeadContext {
  locale: Locale
  messages: Messages
  layout: LayoutData['layout']
}

/** An element of the head; `json` is JSON-LD. */
export type HeadElement =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string }
  | { json: object }
