import { readItems, writeItems } from '@vitrine/contract/part-list'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { IndexList, IndexRow } from '#app/ui/cards/index-row.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { restrictedTexts } from '#texts/restricted.js'
import { memberLists } from './lazy-lists.ts'
import { RestrictedDocuments } from './restricted-documents.tsx'
import { restrictedMeta } from './restricted-meta.ts'
import { queryNames, writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'

/**
 * Sections visible to the member's profile, search results in them, and the member's saved lists.
 */
export async function load({ client, query, locale }: LoadArguments<'restricted-sections'>) {
  const search = query.search?.[0]?.slice(0, 120)
  const page = Number(query.page?.[0] ?? 1)
  const [found, { data: lists }] = await Promise.all([
    client('restricted-sections-list', {
      query: { search, ...(Number.isInteger(page) && page > 1 ? { page } : {}) },
    }),
    client('member-lists-read'),
    memberLists.ready(locale),
  ])
  const items = writeItems(readItems(query.items?.[0] ?? ''))
  return { ...found, search: search ?? '', lists, items, sent: query.sent?.[0] }
}

export const loader = screenLoader('restricted-sections', load)

export const texts = [restrictedTexts]

export const meta = restrictedMeta('restricted-sections', (texts) => texts.sections.title)

export default function RestrictedSectionsScreen() {
  const {
    data,
    documents,
    meta: { page, lastPage, perPage },
    search,
    lists,
    items,
    sent,
  } = useScreenData<typeof load>()
  const locale = useLocale()
  const { area, sections } = useTexts(restrictedTexts)
  const { listing } = useTexts(pageTexts)
  const path = routePath('restricted-sections', locale)
  const savedLists = <memberLists.Section lists={lists} items={items} sent={sent} />
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: area, href: path }]}
        title={sections.title}
        lead={sections.lead}
      >
        <SearchForm
          action={path}
          name={queryNames.search[locale]}
          defaultValue={search}
          label={sections.search}
          submitLabel={sections.searchButton}
        />
      </PageHeader>
      {items === '' ? null : savedLists}
      {data.length > 0 ? (
        <IndexList>
          {data.map(({ id, slug, title, description, document_count, new_count }, index) => (
            <IndexRow
              key={id}
              href={routePath('restricted-section', locale, { section: slug })}
              number={String((page - 1) * perPage + index + 1).padStart(2, '0')}
              title={title}
              description={description}
              count={[
                sections.count({ count: document_count }),
                ...(new_count > 0 ? [sections.fresh({ count: new_count })] : []),
              ].join(' · ')}
            />
          ))}
        </IndexList>
      ) : documents.length > 0 ? null : (
        <EmptyState
          title={search === '' ? sections.none : sections.notFound({ text: search })}
          text={search === '' ? sections.noneText : sections.notFoundText}
        >
          {search === '' ? null : (
            <ButtonLink href={path} variant="secondary">
              {sections.all}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        hrefOf={(other) =>
          path + writeQuery({ search, ...(other > 1 ? { page: String(other) } : {}) }, locale)
        }
        labels={listing.pages}
      />
      {documents.length > 0 ? (
        <Section title={sections.documents} ruled>
          <RestrictedDocuments documents={documents} />
        </Section>
      ) : null}
      {items === '' && search === '' ? savedLists : null}
    </div>
  )
}
