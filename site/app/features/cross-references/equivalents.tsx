import type { Answer } from '@vitrine/contract/client'
import { useLocale, useTexts } from '#app/core/language.ts'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { askedItem, crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import styles from './equivalents.module.css'

type Named = Pick<Answer<'search-read'>, 'equivalents' | 'makers'>

/** Equivalents of the other makers' numbers in a search text, and the makers named in it. */
export function Equivalents({
  equivalents,
  makers,
  near = false,
}: Named & {
  /** True if the numbers are only similar to the searched one. */
  near?: boolean
}) {
  const locale = useLocale()
  const texts = useTexts(crossReferencesTexts)
  if (equivalents.length + makers.length === 0) return null
  return (
    <div className={styles.equivalents}>
      {near ? <h2 className={styles.title}>{texts.near}</h2> : null}
      {equivalents.length > 0 ? (
        <ul aria-label={near ? texts.near : texts.title}>
          {equivalents.map(({ product, ...reference }) => {
            const { maker, number, grade, note, ours, part_number: part } = reference
            return (
              <li key={`${maker.slug} ${number} ${ours}`} className={styles.row}>
                <span className={styles.grade} data-grade={grade}>
                  {texts.equivalent[grade]({ maker: maker.name, number })}
                </span>
                <span className={styles.part}>
                  {product ? (
                    <Link href={productPath({ ...product, matched_part_number: part }, locale)}>
                      {ours}
                    </Link>
                  ) : (
                    <s>{ours}</s>
                  )}
                  {part && product ? (
                    <AddToList code={part} item={askedItem({ ...reference, product: null })} />
                  ) : null}
                </span>
                <span>{product?.title ?? texts.withdrawn}</span>
                {note ? <span className={styles.note}>{note}</span> : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      {makers.map(({ slug, name, count }) => (
        <p key={slug}>
          <TextLink href={crossReferencesPath(locale, { maker: slug })}>
            {texts.all({ maker: name, count })}
          </TextLink>
        </p>
      ))}
    </div>
  )
}
