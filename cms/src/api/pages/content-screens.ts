import { absentScreens } from '@vitrine/configuration/modules'
import { contentScreens } from '@vitrine/configuration/content-screens'
import type { Locale } from '@vitrine/configuration/locales'
import type { ContentScreen } from '@vitrine/configuration/content-screens'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'

const entriesOf = (collection: string, locale: Locale): Statement =>
  sql`exists (select 1 from search_entries where collection = ${collection} and locale = ${locale})`

/** SQL conditions: each screen has content in a locale. */
const contentOf = (locale: Locale): Record<Exclude<ContentScreen, 'institutional'>, Statement> => ({
  products: entriesOf('products', locale),
  solutions: entriesOf('solutions', locale),
  news: entriesOf('posts', locale),
  'knowledge-base': entriesOf('publications', locale),
  certificates: sql`exists (select 1 from published_states where collection = 'certificates')`,
  'work-with-us': sql`exists (select 1 from interests where deleted_at is null and offered)`,
  'restricted-area': sql`exists (select 1 from profiles where deleted_at is null)`,
  tooling: sql`(exists (select 1 from tooling_columns where type = 'part')
    and exists (select 1 from search_tooling join search_products using (product_id) where ${locale} = any(locales)))`,
  'cross-references': sql`exists (select 1 from search_cross_references)`,
})

/**
 * Screens with content in the locale; pages link only to these. The cached layout expires when a
 * collection gets its first document in a locale or loses the last one
 * (`publishing/record/linked-screens.ts`).
 */
export async function readContentScreens({
  payload,
  locale,
  tag,
}: CallContext): Promise<ContentScreen[]> {
  for (const kind of ['institutional', 'interest', 'profile', 'tooling'] as const) tag(kind)
  const [institutional, [found]] = await Promise.all([
    payload.findGlobal({ slug: 'institutional', locale, depth: 0, overrideAccess: true }),
    rows<Record<Exclude<ContentScreen, 'institutional'>, boolean>>(
      payload,
      sql`select ${sql.join(
        Object.entries(contentOf(locale)).map(
          ([screen, exists]) => sql`${exists} as ${sql.identifier(screen)}`,
        ),
        sql`, `,
      )}`,
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
