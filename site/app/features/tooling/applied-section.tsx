import type { Answer } from '@vitrine/contract/client'
import { siteModules } from '@vitrine/configuration/modules'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { routePath } from '#shared/routes/table.ts'
import { toolingTexts } from '#texts/tooling.js'
import { ToolingSet } from './tooling-set.tsx'
import styles from './tooling.module.css'

/**
 * Tooling of a product: the dies and tools of its part numbers, or the tooling sets of the page's
 * part number.
 */
export function AppliedSection({
  product,
  partNumber,
  id,
}: {
  product: Answer<'product-read'>
  partNumber: string | undefined
  id: string
}) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const { tooling } = product
  if (tooling.rows.length === 0) return null
  const rows = tooling.rows.filter(({ part_number: code }) => code === partNumber)
  const named = new Set(
    tooling.rows.flatMap(({ parts }) =>
      Object.values(parts)
        .flat()
        .map((code) => tooling.parts.find((part) => part.part_number === code)?.product),
    ),
  )
  return (
    <Section
      title={partNumber ? texts.of({ code: partNumber }) : texts.title}
      ruled
      id={id}
      unprinted={partNumber === undefined}
      action={
        siteModules.includes('tooling')
          ? { label: texts.find, href: routePath('tooling', locale) }
          : undefined
      }
    >
      {partNumber === undefined ? (
        <>
          <p className={styles.note}>{texts.choose}</p>
          <CardGrid label={texts.title}>
            {tooling.products
              .filter(({ id }) => named.has(id))
              .map((tool) => (
                <ListedProduct key={tool.id} product={tool} />
              ))}
          </CardGrid>
        </>
      ) : rows.length === 0 ? (
        <p className={styles.note}>{texts.none}</p>
      ) : (
        <>
          <div className={styles.sets}>
            {rows.map((row, at) => (
              <ToolingSet
                key={at}
                row={row}
                words={tooling}
                name={texts.set({ code: partNumber, number: at + 1 })}
                pictured
              />
            ))}
          </div>
          <p className={styles.note}>{texts.careful}</p>
        </>
      )}
    </Section>
  )
}
