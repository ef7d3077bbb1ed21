import { partListLimits, readItems, writeItems } from '@vitrine/contract/part-list'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { comparisonPath, onlyDifferences } from '#shared/comparison/comparison-path.ts'
import { comparisonGroups } from '#shared/comparison/comparison-rows.ts'
import { listPath } from '#shared/parts-list/list-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { comparisonTexts } from '#texts/comparison.js'
import { AddForm } from './add-form.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { NotCompared } from './not-compared.tsx'
import styles from './comparison-screen.module.css'

/** Part numbers and products of the URL side by side. */
export async function load({ client, query }: LoadArguments<'comparison'>) {
  const codes = readItems(query.items?.[0] ?? '').map(({ code }) => code)
  const items = writeItems(codes.map((code) => ({ code, quantity: null })))
  const read =
    items === ''
      ? { columns: [], others: [], products: [], tooling: { roles: [], conditions: [] } }
      : await client('comparison-read', { query: { items } })
  return { read, view: query.view?.[0] === onlyDifferences ? onlyDifferences : undefined }
}

export const loader = screenLoader('comparison', load)

export const texts = [comparisonTexts]

export const meta = screenMeta<typeof load>('comparison', (_, { locale }) => ({
  title: comparisonTexts[locale].title,
  description: comparisonTexts[locale].description,
}))

export default function ComparisonScreen() {
  const { read, view } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(comparisonTexts)
  const { columns, others } = read
  const codes = columns.map(({ code, part_number: number }) => number ?? code)
  const exceeding = others.flatMap(({ code, state }) => (state === 'exceeding' ? [code] : []))
  const groups = comparisonGroups(read, locale, texts)
  const differing = groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs).length
  const parts = columns.flatMap(({ part_number: number }) => number ?? [])
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.crumb, href: routePath('comparison', locale) }]}
        title={texts.title}
        lead={useLead(texts.lead({ count: partListLimits.compared }))}
      />
      <NotCompared others={others} codes={codes} view={view} />
      {columns.length === 0 ? (
        <EmptyState title={texts.empty.title} text={texts.empty.text}>
          <ButtonLink variant="secondary" href={routePath('products', locale)}>
            {texts.empty.products}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Section title={texts.table} headless>
          <div className={styles.head}>
            <p className={styles.count}>
              {columns.length === 1
                ? texts.single
                : differing === 0
                  ? texts.same
                  : texts.differing({ count: differing })}
            </p>
            <div className={`${styles.tools} no-print`}>
              {columns.length > 1 ? (
                <ChipRow label={texts.rows}>
                  <ChipLink
                    href={comparisonPath([...codes, ...exceeding], locale)}
                    selected={view === undefined}
                  >
                    {texts.all}
                  </ChipLink>
                  <ChipLink
                    href={comparisonPath([...codes, ...exceeding], locale, onlyDifferences)}
                    selected={view !== undefined}
                  >
                    {texts.only}
                  </ChipLink>
                </ChipRow>
              ) : null}
              {parts.length > 0 ? (
                <ButtonLink
                  variant="secondary"
                  size="small"
                  icon="list"
                  rel="nofollow"
                  href={listPath(
                    parts.map((code) => ({ code, quantity: 1 })),
                    locale,
                  )}
                >
                  {texts.list}
                </ButtonLink>
              ) : null}
            </div>
          </div>
          <ComparisonTable
            read={read}
            groups={groups}
            only={view !== undefined && columns.length > 1}
            pathWithout={(index) =>
              comparisonPath([...codes.toSpliced(index, 1), ...exceeding], locale, view)
            }
          />
        </Section>
      )}
      {columns.length < partListLimits.compared ? <AddForm codes={codes} view={view} /> : null}
    </div>
  )
}
