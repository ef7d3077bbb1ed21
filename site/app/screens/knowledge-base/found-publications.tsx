import type { Answer } from '@vitrine/contract/client'
import { ButtonLink } from '#app/design/button/button.tsx'
import { EmptyState } from '#app/design/empty-state/empty-state.tsx'
import { Pagination } from '#app/design/pagination/pagination.tsx'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { useLocale, useMessages, useWords } from '#app/i18n/messages.ts'
import { knowledgeWords } from '#app/i18n/words/knowledge.ts'
import { PublicationRows } from '#app/knowledge/publication-rows.tsx'
import { listPath } from '#app/listing/list-query.ts'
import type { ListQuery } from '#app/listing/list-query.ts'

interface FoundPublicationsProps {
  path: string
  list: ListQuery
  found: NonNullable<Answer<'knowledge-base-read'>['found']>
}

/** What a search found, page by page. */
export function FoundPublications({ path, list, found: { data, meta } }: FoundPublicationsProps) {
  const locale = useLocale()
  const { listing } = useMessages()
  const knowledge = useWords(knowledgeWords)
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
