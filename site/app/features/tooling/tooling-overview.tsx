import { Fragment } from 'react'
import type { Answer } from '@vitrine/contract/client'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { pathOfPart, titleOfPart } from '#shared/product/tooling-links.ts'
import { toolingTexts } from '#texts/tooling.js'
import { factsOf } from './facts-of.ts'
import styles from './tooling.module.css'

/** Part numbers before a value is chosen, each with its values and tools. */
export function ToolingOverview({ found }: { found: Answer<'tooling-read'> }) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  return (
    <ul className={styles.served}>
      {found.data.map(({ part_number: code, product: id, values, rows }) => {
        const product = found.products.find((candidate) => candidate.id === id)
        return (
          <li key={code}>
            {product ? <Link href={pathOfPart(product, code, locale)}>{code}</Link> : code}
            <small>
              {[titleOfPart(found, code), ...factsOf(found.attributes, values, locale, texts)]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {found.roles.map(({ key, label }) => {
              const parts = [...new Set(rows.flatMap((row) => row.parts[key] ?? []))]
              return parts.length === 0 ? null : (
                <small key={key}>
                  {label}:
                  {parts.map((part, at) => (
                    <Fragment key={part}>
                      {at === 0 ? ' ' : ', '}
                      <span className={styles.parts}>{part}</span>
                    </Fragment>
                  ))}
                </small>
              )
            })}
          </li>
        )
      })}
    </ul>
  )
}
