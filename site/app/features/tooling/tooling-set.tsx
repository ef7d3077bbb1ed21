import { attributeText } from '@vitrine/contract/shapes/attribute-text'
import type { ToolingRow, ToolingWords } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { pathOfPart, productOfPart } from '#shared/product/tooling-links.ts'
import { toolingTexts } from '#texts/tooling.js'
import styles from './tooling-set.module.css'

/**
 * One set of what applies a part number: any part number of each role, and the conditions. A condition
 * that is usually stated and is not here is said to be missing.
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

/** Part numbers with a role, by their products. */
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
  const products = new Set(codes.map((code) => productOfPart(words, code)))
  const [first] = products
  return (
    <div className={styles.role}>
      <Label>{label}</Label>
      {pictured && first ? (
        <div className={styles.picture}>
          <Picture image={first.main_image} sizes="200px" ratio="16/11" code={first.family} />
        </div>
      ) : null}
      {codes.length > 1 ? <p className={styles.any}>{texts.any}</p> : null}
      {[...products].map((product) => (
        <div key={product?.id ?? 0}>
          <ul className={styles.codes}>
            {codes
              .filter((code) => productOfPart(words, code) === product)
              .map((code) => (
                <li key={code}>
                  {product ? <Link href={pathOfPart(product, code, locale)}>{code}</Link> : code}
                </li>
              ))}
          </ul>
          {product ? <p className={styles.product}>{product.title}</p> : null}
        </div>
      ))}
    </div>
  )
}
