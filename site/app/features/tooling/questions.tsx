import type { Facet } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { toolingPath } from '#shared/product/tooling-links.ts'
import { toolingTexts } from '#texts/tooling.js'
import styles from './tooling.module.css'

/**
 * Filters of the tooling page: each value with results is a link. A chosen value hides the other
 * values of its filter; clicking it again removes it. A filter with only one value is omitted
 * unless
 * that value is chosen.
 */
export function Questions({
  facets,
  filter,
}: {
  facets: readonly Facet[]
  filter: readonly string[]
}) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const facetsShown = facets.flatMap(({ key, label, unit, options }) => {
    const active = options.filter((option) => option.active)
    const shown = active.length > 0 ? active : options.filter(({ count }) => count > 0)
    return shown.length === 0 || (shown.length === 1 && active.length === 0)
      ? []
      : [{ key, label: unit ? `${label} (${unit})` : label, shown }]
  })
  if (facetsShown.length === 0) return null
  return (
    <div className={`no-print ${styles.questions}`}>
      {facetsShown.map(({ key, label, shown }) => (
        <div key={key} className={styles.question}>
          <p>{label}</p>
          <ChipRow label={label}>
            {shown.map((option) => {
              const own = `${key}:${option.value}`
              return (
                <ChipLink
                  key={option.value}
                  selected={option.active}
                  removable={option.active}
                  label={
                    option.active ? texts.remove({ label: `${label}: ${option.label}` }) : undefined
                  }
                  href={toolingPath(
                    locale,
                    option.active ? filter.filter((applied) => applied !== own) : [...filter, own],
                  )}
                >
                  {option.label}
                </ChipLink>
              )
            })}
          </ChipRow>
        </div>
      ))}
    </div>
  )
}
