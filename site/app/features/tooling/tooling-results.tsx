import type { Answer } from '@vitrine/contract/client'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { pathOfPart, titleOfPart, toolingPath } from '#shared/product/tooling-links.ts'
import { routePath } from '#shared/routes/table.ts'
import { pageTexts } from '#texts/page.js'
import { toolingTexts } from '#texts/tooling.js'
import { factsOf } from './facts-of.ts'
import { ToolingOverview } from './tooling-overview.tsx'
import { ToolingSet } from './tooling-set.tsx'
import styles from './tooling.module.css'

/**
 * Part numbers with their tooling sets, each a printable card; in brief before a value is chosen.
 */
export function ToolingResults({
  found,
  filter,
}: {
  found: Answer<'tooling-read'>
  filter: readonly string[]
}) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const { listing } = useTexts(pageTexts)
  const { total, page, lastPage } = found.meta
  return (
    <Section
      title={texts.count({ count: total })}
      ruled
      tools={
        filter.length > 0 ? (
          <span className="no-print">
            <TextLink href={routePath('tooling', locale)}>{texts.clear}</TextLink>
          </span>
        ) : undefined
      }
    >
      <p className="print-only">{found.chosen.map(({ label }) => label).join(' · ')}</p>
      {filter.length === 0 ? (
        <ToolingOverview found={found} />
      ) : (
        <div className={styles.entries}>
          {found.data.map((entry) => {
            const product = found.products.find(({ id }) => id === entry.product)
            return (
              <div key={entry.part_number} className={styles.entry}>
                <div className={styles.entryHead}>
                  <h3>
                    {product ? (
                      <Link href={pathOfPart(product, entry.part_number, locale)}>
                        {entry.part_number}
                      </Link>
                    ) : (
                      entry.part_number
                    )}
                  </h3>
                  <p>{titleOfPart(found, entry.part_number)}</p>
                  <p className={styles.facts}>
                    {factsOf(found.attributes, entry.values, locale, texts).join(' · ')}
                  </p>
                </div>
                <div className={styles.sets}>
                  {entry.rows.map((row, at) => (
                    <ToolingSet
                      key={at}
                      row={row}
                      words={found}
                      name={texts.set({ code: entry.part_number, number: at + 1 })}
                    />
                  ))}
                </div>
              </div>
            )
          })}
        </div>
      )}
      <p className={styles.note}>{texts.careful}</p>
      <Pagination
        page={page}
        lastPage={lastPage}
        hrefOf={(next) => toolingPath(locale, filter, next)}
        labels={listing.pages}
      />
    </Section>
  )
}
