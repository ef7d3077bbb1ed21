import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { PostRow } from '#app/ui/cards/post-row.tsx'
import { PublicationCard } from '#app/ui/cards/publication-card.tsx'
import { ListedApplication } from '#app/features/cards/listed-application.tsx'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { MatchedRows } from '#app/features/cards/matched-rows.tsx'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { postPath, publicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { FoundDocuments } from './found-documents.tsx'
import type { Found } from './search-calls.ts'
import type { SearchKind } from './search-query.ts'
import styles from './search-screen.module.css'

/** Products as rows with their matching part numbers; as cards if the search names none. */
function FoundProducts({ found, label }: { found: Found; label: string }) {
  const { data } = found.products
  if (data.every(({ matched_variants }) => matched_variants === null))
    return (
      <CardGrid label={label} phone="stack">
        {data.map((product, index) => (
          <ListedProduct key={product.id} product={product} priority={index < 4} />
        ))}
      </CardGrid>
    )
  return (
    <ul aria-label={label} className={styles.products}>
      {data.map((product, index) => (
        <li key={product.id}>
          <ListedProduct product={product} size="list" priority={index < 2}>
            {product.matched_variants ? (
              <MatchedRows product={product} matched={product.matched_variants} />
            ) : null}
          </ListedProduct>
        </li>
      ))}
    </ul>
  )
}

/** Results of one kind, displayed as on the list page of that kind. */
export function Results({ kind, found }: { kind: SearchKind; found: Found }) {
  const locale = useLocale()
  const search = useTexts(searchTexts)
  const label = search.kinds[kind]
  switch (kind) {
    case 'products':
      return <FoundProducts found={found} label={label} />
    case 'applications':
      return (
        <CardGrid label={label} phone="stack">
          {found.applications.data.map((application, index) => (
            <ListedApplication
              key={application.id}
              application={application}
              position={index}
              size="small"
              sizes="(min-width: 62rem) 30vw, 92vw"
            />
          ))}
        </CardGrid>
      )
    case 'publications':
      return (
        <CardGrid label={label} phone="stack">
          {found.publications.data.map((publication) => (
            <PublicationCard
              key={publication.id}
              href={publicationPath(publication, locale) ?? ''}
              title={publication.title}
              tag={publication.section?.title}
              description={publication.description}
              meta={formatDate(publication.updated_at, locale)}
            />
          ))}
        </CardGrid>
      )
    case 'pages':
      return (
        <CardGrid label={label} phone="stack">
          {found.pages.data.map(({ id, slug, title, description }) => (
            <PublicationCard
              key={id}
              href={routePath('page', locale, { page: slug })}
              title={title}
              description={description}
            />
          ))}
        </CardGrid>
      )
    case 'news':
      return (
        <div>
          {found.news.data.map((post) => (
            <PostRow
              key={post.id}
              href={postPath(post, locale) ?? ''}
              date={formatDate(post.published_at, locale)}
              dateTime={post.published_at}
              category={post.category?.title}
              title={post.title}
              description={post.description}
            />
          ))}
        </div>
      )
    case 'documents':
      return <FoundDocuments documents={found.documents.data} label={label} />
  }
}
