import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import type { ListRow } from '#shared/parts-list/list-rows.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { partsListTexts } from '#texts/parts-list.js'
import styles from './list-table.module.css'

/** A part number that has left the catalogue: since when, and what replaces it. */
export function FormerLine({
  former: { at, successor },
  index,
  name,
}: {
  former: NonNullable<ListRow['line']['former']>
  index: number
  name: string
}) {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  return (
    <>
      {at === null ? texts.former : texts.formerSince({ date: formatDate(at, locale) })}{' '}
      {successor?.part_number ? (
        <button
          type="submit"
          name={name}
          value={`${index}:${successor.part_number}`}
          className={styles.candidate}
        >
          {texts.replace({ code: successor.part_number })}
        </button>
      ) : successor ? (
        <Link href={productPath(successor.product, locale)}>{successor.product.title}</Link>
      ) : null}
    </>
  )
}
