import type { Answer } from '@vitrine/contract/client'
import { siteModules } from '@vitrine/configuration/modules'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import styles from './replaces-section.module.css'

/**
 * Maximum number of entries for a product and for one part number; the page of other makers'
 * numbers shows the rest.
 */
const maxShown = { product: 12, part: 48 } as const

/** Numbers of other makers that the page's part number, or the product, replaces. */
export function ReplacesSection({
  product,
  partNumber,
}: {
  product: Answer<'product-read'>
  partNumber: string | undefined
}) {
  const locale = useLocale()
  const texts = useTexts(crossReferencesTexts)
  const own = product.replaces.filter(
    ({ part_number: part }) => partNumber === undefined || part === null || part === partNumber,
  )
  const shown = own.slice(0, partNumber === undefined ? maxShown.product : maxShown.part)
  const rest = own.length - shown.length
  if (own.length === 0) return null
  return (
    <Section
      title={partNumber === undefined ? texts.replaces : texts.replacesOf({ code: partNumber })}
      ruled
      action={
        siteModules.includes('cross-references')
          ? { label: texts.title, href: crossReferencesPath(locale) }
          : undefined
      }
    >
      <ul className={styles.list}>
        {shown.map(({ maker, number, grade, note, ours, part_number: part }) => (
          <li key={`${maker.slug} ${number} ${ours}`}>
            <b>
              {maker.name} {number}
            </b>
            <small>
              {[
                partNumber === undefined && part !== null ? part : '',
                texts.grades[grade],
                note ?? '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className={styles.more}>
          <TextLink href={crossReferencesPath(locale)}>{texts.more({ count: rest })}</TextLink>
        </p>
      ) : null}
    </Section>
  )
}
