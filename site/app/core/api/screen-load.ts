import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { Member } from '@vitrine/contract/shapes/types'
import type { QueryName } from '#shared/routes/query-names.ts'
import type { RouteName, RouteParams } from '#shared/routes/table.ts'

/** The query of a page under its base names. */
export type PageQuery = Partial<Record<QueryName, string[]>>

export interface LoadArguments<N extends RouteName> {
  locale: Locale
  params: RouteParams<N>
  query: PageQuery
  client: Client
  /** The page's path, without its query. */
  path: string
  /** Who is logged in; `null` on every page that is the same for everyone. */
  member: Member | null
}

/**
 * What a screen needs, asked of the API: the same function on the server for the first view and in
 * the browser on
 * navigation. Throws `ApiError`, or a redirect.
 */
export type Load<N extends RouteName, Data = unknown> = (given: LoadArguments<N>) => Promise<Data>

/** What every screen is given beside its own data. */
export interface Loaded<Data> {
  screen: Data
  seo: { title: string | null; description: string | null }
  /** Who is logged in, on the pages that are one visitor's alone. */
  member?: Member | null
}
