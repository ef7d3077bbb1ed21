import type { ReactNode } from 'react'
import { formatDate } from '@vitrine/configuration/format'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import type { LabelTone } from '#app/ui/elements/tag.tsx'
import { askedItem } from '#shared/product/cross-reference-links.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import styles from './reference-rows.module.css'

const tones = {
  direct: 'success',
  upgrade: 'success',
  similar: 'warning',
  downgrade: 'error',
} as const satisfies Record<CrossReference['grade'], LabelTone>

type Product = Parameters<typeof productPath>[0] & { title: string }

/** Entries with their equivalent products, in the given order. */
export function ReferenceRows({
  references,
  productOf,
  label,
}: {
  references: readonly CrossReference[]
  productOf: (reference: CrossReference) => Product | undefined
  /** Accessible name. */
  label: string
}) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {references.map((reference) => (
        <li key={`${reference.maker.slug} ${reference.number} ${reference.ours}`}>
          <ReferenceRow reference={reference} product={productOf(reference)} />
        </li>
      ))}
    </ul>
  )
}

function ReferenceRow({
  reference,
  product,
}: {
  reference: CrossReference
  product: Product | undefined
}) {
  const texts = useTexts(crossReferencesTexts)
  const locale = useLocale()
  const { maker, number, grade, note, ours, part_number: part, title } = reference
  return (
    <div className={styles.row}>
      <p className={styles.theirs}>
        <span>{maker.name}</span> <b>{number}</b>
      </p>
      <div className={styles.ours}>
        <p className={styles.part}>
          {product ? (
            <Link href={productPath({ ...product, matched_part_number: part }, locale)}>
              {ours}
            </Link>
          ) : (
            <s>{ours}</s>
          )}
          {part && product ? <AddToList code={part} item={askedItem(reference)} /> : null}
        </p>
        <p className={styles.product}>{title ?? texts.withdrawn}</p>
      </div>
      <div className={styles.grade}>
        <Label tone={tones[grade]}>{texts.grades[grade]}</Label>
        {note ? <p>{note}</p> : null}
        <Origin reference={reference} />
      </div>
    </div>
  )
}

/** Source of an entry and the date on which it was checked. */
function Origin({
  reference: { source, checked_on: day },
}: {
  reference: CrossReference
}): ReactNode {
  const texts = useTexts(crossReferencesTexts)
  const locale = useLocale()
  const details = [
    source ? texts.source({ source }) : '',
    day ? texts.checkedOn({ date: formatDate(`${day}T12:00:00Z`, locale) }) : '',
  ].filter(Boolean)
  return details.length === 0 ? null : <p className={styles.origin}>{details.join(' · ')}</p>
}
