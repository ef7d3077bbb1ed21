import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Member } from '@vitrine/contract/shapes/types'
import type { QueryName } from '#shared/routes/query-names.ts'
import type { RouteName, RouteParams } from '#shared/routes/table.ts'

/** Query of a page by base name. */
export type PageQuery = Partial<Record<QueryName, string[]>>

export interface LoadArguments<N extends RouteName> {
  locale: Locale
  params: RouteParams<N>
  query: PageQuery
  client: Client
  /** Path of the page, without its query. */
  path: string
  /** The logged-in member; `null` on publicly cached pages. */
  member: Member | null
}

/**
 * Loads a screen's data: on the server for the first view, in the browser on navigation. Throws
 * `ApiError` or a redirect.
 */
export type ScreenLoad<N extends RouteName, Data = unknown> = (
  args: LoadArguments<N>,
) => Promise<Data>

/** Loader data of every screen. */
export interface LoaderData<Data> {
  screen: Data
  seo: { title: string | null; description: string | null; lead: string | null }
  /** The logged-in member, on uncached pages only. */
  member?: Member | null
}
