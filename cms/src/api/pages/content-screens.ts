import { absentScreens } from '@vitrine/configuration/modules'
import { contentScreens } from '@vitrine/configuration/content-screens'
import type { ContentScreen } from '@vitrine/configuration/content-screens'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'

/**
 * Screens with content in the locale; pages link only to these. The first publication of a
 * collection in a locale and its last removal expire the layout
 * (`publishing/record/linked-screens.ts`).
 */
export async function readContentScreens({
  payload,
  locale,
  tag,
}: CallContext): Promise<ContentScreen[]> {
  const has = (collection: string) =>
    sql`exists (select 1 from search_entries where collection = ${collection} and locale = ${locale})`
  for (const kind of ['institutional', 'interest', 'profile', 'tooling'] as const) tag(kind)
  const [institutional, [found]] = await Promise.all([
    payload.findGlobal({ slug: 'institutional', locale, depth: 0, overrideAccess: true }),
    rows<Record<Exclude<ContentScreen, 'institutional'>, boolean>>(
      payload,
      sql`
      select ${has('products')} as products, ${has('solutions')} as solutions, ${has('posts')} as news, ${has('publications')} as "knowledge-base",
        exists (select 1 from published_states where collection = 'certificates') as certificates,
        exists (select 1 from interests where deleted_at is null and offered) as "work-with-us",
        exists (select 1 from profiles where deleted_at is null) as "restricted-area",
        exists (select 1 from tooling_columns where type = 'part')
          and exists (select 1 from search_tooling join search_products using (product_id) where ${locale} = any(locales)) as tooling,
        exists (select 1 from search_cross_references) as "cross-references"`,
    ),
  ])
  return contentScreens.filter(
    (screen) =>
      !absentScreens.includes(screen) &&
      (screen === 'institutional'
        ? institutional._status === 'published' && Boolean(institutional.title)
        : found?.[screen]),
  )
}
