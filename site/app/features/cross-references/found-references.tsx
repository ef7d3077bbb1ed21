import type { Answer } from '@vitrine/contract/client'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { contactPath } from '#shared/routes/contact-path.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { searchPath } from '#shared/routes/search-action.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { pageTexts } from '#texts/page.js'
import type { Example } from './load-examples.ts'
import { MakerExamples } from './maker-examples.tsx'
import { ReferenceRows } from './reference-rows.tsx'
import styles from './cross-references.module.css'

type Found = Answer<'cross-references-read'>

/** Entries for the typed numbers, entries of the chosen maker, or examples. */
export function FoundReferences({
  found,
  maker,
  examples,
}: {
  found: Found
  maker: string | undefined
  examples: readonly Example[]
}) {
  const locale = useLocale()
  const texts = useTexts(crossReferencesTexts)
  const { listing } = useTexts(pageTexts)
  const productOf = ({ product }: Pick<CrossReference, 'product'>) =>
    found.products.find(({ id }) => id === product)
  const { listed, lines } = found
  const chosen = found.makers.find(({ slug }) => slug === maker)
  return (
    <>
      {lines.length > 0 ? (
        <Section title={texts.asked} ruled>
          <div className={styles.lines}>
            {lines.map((line, at) => (
              <Line key={at} line={line} productOf={productOf} />
            ))}
          </div>
        </Section>
      ) : null}
      {listed && chosen ? (
        <Section
          title={texts.of({ maker: chosen.name })}
          number={texts.count({ count: listed.meta.total })}
          ruled
        >
          <ReferenceRows references={listed.data} productOf={productOf} label={chosen.name} />
          <Pagination
            page={listed.meta.page}
            lastPage={listed.meta.lastPage}
            hrefOf={(page) => crossReferencesPath(locale, { maker: chosen.slug, page })}
            labels={listing.pages}
          />
        </Section>
      ) : null}
      <MakerExamples examples={examples} />
      <p className={styles.note}>{texts.careful}</p>
    </>
  )
}

/** Typed number with its entries; for an unknown number, a link to ask about it. */
function Line({
  line: { text, references, own, near },
  productOf,
}: {
  line: Found['lines'][number]
  productOf: (reference: Pick<CrossReference, 'product'>) => Found['products'][number] | undefined
}) {
  const locale = useLocale()
  const texts = useTexts(crossReferencesTexts)
  const product = own ? productOf(own) : undefined
  return (
    <div className={styles.line}>
      <h3>{text}</h3>
      {own && product ? (
        <p className={styles.own}>
          {texts.own}{' '}
          <Link href={productPath({ ...product, matched_part_number: own.part_number }, locale)}>
            {own.part_number}
          </Link>{' '}
          {own.title}
        </p>
      ) : null}
      {references.length > 0 ? (
        <ReferenceRows references={references} productOf={productOf} label={text} />
      ) : own ? null : (
        <div className={styles.unknown}>
          <p>{texts.unknown}</p>
          {near.length > 0 ? (
            <div className={styles.near}>
              <h4>{texts.near}</h4>
              <ReferenceRows references={near} productOf={productOf} label={texts.near} />
            </div>
          ) : null}
          <ButtonLink
            size="small"
            variant="secondary"
            href={contactPath(locale, { searched: text })}
            rel="nofollow"
          >
            {texts.ask({ number: text })}
          </ButtonLink>
          <TextLink href={searchPath(text, locale)}>{texts.search}</TextLink>
        </div>
      )}
    </div>
  )
}
