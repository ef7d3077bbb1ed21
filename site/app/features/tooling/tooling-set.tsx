import { attributeText } from '@vitrine/contract/product/attribute-text'
import type { ToolingRow, ToolingWords } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { productPath } from '#shared/routes/detail-paths.ts'
import { pathOfPart, productOfPart, titleOfPart } from '#shared/product/tooling-links.ts'
import { toolingTexts } from '#texts/tooling.js'
import styles from './tooling-set.module.css'

/**
 * Tooling set of a part number: alternative part numbers of each role, and the conditions. A
 * condition that other sets state and this one does not is shown as missing.
 */
export function ToolingSet({
  row,
  words,
  name,
  pictured = false,
}: {
  row: ToolingRow
  words: ToolingWords
  /** Accessible name. */
  name: string
  pictured?: boolean
}) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const conditions = words.conditions.filter(
    ({ key }) => (row.values[key] ?? null) !== null || row.missing.includes(key),
  )
  return (
    <article className={styles.set} aria-label={name}>
      {words.roles.map(({ key, label }) => {
        const codes = row.parts[key] ?? []
        return codes.length === 0 ? null : (
          <Role key={key} label={label} codes={codes} words={words} pictured={pictured} />
        )
      })}
      {conditions.length > 0 ? (
        <dl className={styles.conditions}>
          {conditions.map((condition) => {
            const value = row.values[condition.key] ?? null
            return (
              <div key={condition.key} data-missing={value === null || undefined}>
                <dt>{condition.label}</dt>
                <dd>
                  {attributeText(condition, value, locale, texts)}
                  {value !== null && condition.unit ? ` ${condition.unit}` : null}
                </dd>
              </div>
            )
          })}
        </dl>
      ) : null}
    </article>
  )
}

/** State of an inactive part number, with its successor. */
function LifeNote({ code, words }: { code: string; words: ToolingWords }) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const part = words.parts.find(({ part_number: partNumber }) => partNumber === code)
  if (!part?.state) return null
  const next = part.successor
  return (
    <span className={styles.life}>
      <Label>{part.state.label}</Label>
      {next ? (
        <>
          {texts.replacedBy}{' '}
          <Link
            href={productPath({ ...next.product, matched_part_number: next.part_number }, locale)}
          >
            {next.part_number ?? next.product.title}
          </Link>
        </>
      ) : null}
    </span>
  )
}

/** Part numbers of a role, by product and title. */
function Role({
  label,
  codes,
  words,
  pictured,
}: {
  label: string
  codes: readonly string[]
  words: ToolingWords
  pictured: boolean
}) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const groups = Map.groupBy(codes, (code) => {
    const product = productOfPart(words, code)
    return product ? `${product.id} ${titleOfPart(words, code)}` : ''
  })
  const first = productOfPart(words, codes[0] ?? '')
  return (
    <div className={styles.role}>
      <Label>{label}</Label>
      {pictured && first ? (
        <div className={styles.picture}>
          <Picture image={first.main_image} sizes="200px" ratio="16/11" code={first.family} />
        </div>
      ) : null}
      {codes.length > 1 ? <p className={styles.any}>{texts.any}</p> : null}
      {[...groups].map(([group, [leading = '', ...rest]]) => {
        const product = productOfPart(words, leading)
        return (
          <div key={group}>
            <ul className={styles.codes}>
              {[leading, ...rest].map((code) => (
                <li key={code}>
                  {product ? <Link href={pathOfPart(product, code, locale)}>{code}</Link> : code}
                  <LifeNote code={code} words={words} />
                </li>
              ))}
            </ul>
            {product ? <p className={styles.product}>{titleOfPart(words, leading)}</p> : null}
          </div>
        )
      })}
    </div>
  )
}
