import { ApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { knowledgeTexts } from '#texts/knowledge.js'
import { knowledgeBreadcrumbs } from './knowledge-breadcrumbs.ts'
import { apiListQuery, readListQuery, writePageQuery } from '#app/features/listing/list-query.ts'
import { ListToolbar } from '#app/features/listing/list-toolbar.tsx'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { FoundPublications } from './found-publications.tsx'
import { SectionBlock } from './section-block.tsx'
import styles from './knowledge-base-screen.module.css'

/** Sections of the knowledge base with their publications, or search results in all sections. */
export async function load({ client, query }: LoadArguments<'knowledge-base'>) {
  const list = readListQuery(query)
  const { data, found } = await client('knowledge-base-read', { query: apiListQuery(list) })
  if (list.page > 1 && list.page > (found?.meta.lastPage ?? 1)) throw new ApiError('not-found')
  return { list, sections: data, found }
}

export const texts = [knowledgeTexts]

export const loader = screenLoader('knowledge-base', load)

export const meta = screenMeta<typeof load>('knowledge-base', ({ list }, context) => ({
  title: knowledgeTexts[context.locale].title,
  description: knowledgeTexts[context.locale].description,
  noIndex: list.search !== '',
  query: writePageQuery(list.page, context.locale),
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [breadcrumbsJson(knowledgeBreadcrumbs(context.locale), context, url)]),
}))

export default function KnowledgeBaseScreen() {
  const { list, sections, found } = useScreenData<typeof load>()
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const knowledge = useTexts(knowledgeTexts)
  const path = routePath('knowledge-base', locale)
  const lead = useLead(knowledge.description)
  const total =
    found?.meta.total ?? sections.reduce((sum, { publications }) => sum + publications.length, 0)
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={knowledgeBreadcrumbs(locale)}
        title={knowledge.title}
        lead={found ? listing.resultsFor({ text: list.search }) : lead}
      />
      <div className={styles.screen}>
        <ListToolbar
          path={path}
          list={list}
          total={total}
          count={knowledge.count({ count: total })}
          search={knowledge.search}
          sortable={found !== null && total > 1}
        />
        {found ? <FoundPublications path={path} list={list} found={found} /> : null}
        {found === null || found.data.length === 0
          ? sections.map((section) => <SectionBlock key={section.id} section={section} />)
          : null}
      </div>
    </div>
  )
}
