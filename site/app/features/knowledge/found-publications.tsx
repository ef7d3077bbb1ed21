import type { Answer } from '@vitrine/contract/client'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { knowledgeTexts } from '#texts/knowledge.js'
import { PublicationRows } from './publication-rows.tsx'
import { listPath } from '#app/features/listing/list-query.ts'
import type { ListQuery } from '#app/features/listing/list-query.ts'

interface FoundPublicationsProps {
  path: string
  list: ListQuery
  found: NonNullable<Answer<'knowledge-base-read'>['found']>
}

/** Paginated search results of the knowledge base. */
export function FoundPublications({ path, list, found: { data, meta } }: FoundPublicationsProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const knowledge = useTexts(knowledgeTexts)
  if (data.length === 0) {
    return (
      <EmptyState {...knowledge.nothing}>
        <ButtonLink href={path} variant="secondary">
          {knowledge.see}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <PublicationRows publications={data} first={(meta.page - 1) * meta.perPage + 1} />
      <p>
        <TextLink href={path} icon="arrow-right">
          {knowledge.see}
        </TextLink>
      </p>
      {meta.lastPage > 1 ? (
        <Pagination
          page={meta.page}
          lastPage={meta.lastPage}
          hrefOf={(to) => listPath(path, list, { page: to }, locale)}
          labels={listing.pages}
        />
      ) : null}
    </>
  )
}
