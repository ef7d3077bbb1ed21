import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { askedItem, askedText } from '#shared/product/cross-reference-links.ts'
import type { ListRow } from '#shared/parts-list/list-rows.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { searchPath } from '#shared/routes/search-action.ts'
import { partsListTexts } from '#texts/parts-list.js'
import type { PartsListTexts } from '#texts/parts-list.js'
import { formerLine } from './lazy-parts.ts'
import styles from './list-table.module.css'

/**
 * Part numbers that a line may mean, each a button that selects it; a search link if there are
 * none.
 */
export function LineCandidates({
  row,
  index,
  name,
}: {
  row: ListRow
  index: number
  name: string
}) {
  const { line, families } = row
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const [reference] = line.references
  if (line.former) return <formerLine.Section former={line.former} index={index} name={name} />
  if (line.state === 'equivalent' && reference)
    return (
      <>
        {(line.candidates.length > 0
          ? texts.equivalent
          : families.length > 0
            ? texts.family
            : texts.withdrawn)({ maker: reference.maker.name })}{' '}
        <LineEquivalents row={row} index={index} name={name} />
      </>
    )
  if (line.candidates.length + line.references.length === 0)
    return (
      <>
        {texts.unknown} <Link href={searchPath(line.code, locale)}>{texts.search}</Link>
      </>
    )
  return (
    <>
      {line.candidates.length === 0 ? null : (
        <>
          {line.state === 'several' ? texts.several : texts.near}{' '}
          <span className={styles.candidates}>
            {line.candidates.map(({ part_number: code, packing }) => (
              <button
                key={code}
                type="submit"
                name={name}
                value={`${index}:${code}${amountOf(line.packs, packing, texts)}`}
                className={styles.candidate}
                aria-label={texts.take({ code })}
              >
                {code}
              </button>
            ))}
          </span>
        </>
      )}
      {line.state === 'near' && line.references.length > 0 ? (
        <span className={styles.elsewhere}>
          {texts.nearElsewhere} <LineEquivalents row={row} index={index} name={name} named />
        </span>
      ) : null}
    </>
  )
}

/** Packs of an item: as its quantity if the pack size is known, else as text. */
const amountOf = (packs: number | null, packing: number | null, texts: PartsListTexts): string =>
  packs === null ? '' : packing === null ? ` ${texts.packsAsked({ packs })}` : `:${packs * packing}`

/** Equivalents of other makers' numbers with their grade; `named`: also shows those numbers. */
function LineEquivalents({
  row: { line, families },
  index,
  name,
  named = false,
}: {
  row: ListRow
  index: number
  name: string
  named?: boolean
}) {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  // the size of another maker's packs is unknown
  const packs = line.packs === null ? undefined : texts.packsAsked({ packs: line.packs })
  const noteOf = (reference: ListRow['line']['references'][number]) =>
    [
      named ? askedText(reference) : '',
      [texts.grade[reference.grade], reference.note].filter(Boolean).join(': '),
    ]
      .filter(Boolean)
      .join(' · ')
  const keyOf = (reference: ListRow['line']['references'][number]) =>
    `${reference.maker.slug} ${reference.number} ${reference.ours}`
  return (
    <span className={styles.candidates}>
      {line.references.map((reference) =>
        reference.part_number === null ? null : (
          <span key={keyOf(reference)} className={styles.equivalent}>
            <button
              type="submit"
              name={name}
              value={`${index}:${askedItem(reference, packs)}`}
              className={styles.candidate}
              aria-label={texts.take({ code: reference.ours })}
            >
              {reference.ours}
            </button>
            <small>{noteOf(reference)}</small>
          </span>
        ),
      )}
      {families.map(({ reference, product }) => (
        <span key={keyOf(reference)} className={styles.equivalent}>
          <Link className={styles.candidate} href={productPath(product, locale)}>
            {product.title}
          </Link>
          <small>{noteOf(reference)}</small>
        </span>
      ))}
    </span>
  )
}
