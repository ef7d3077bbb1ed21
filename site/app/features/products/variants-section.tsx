import { useLocation, useNavigate } from 'react-router'
import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { Deferred } from '#app/core/deferred.tsx'
import { firstActivity } from '#app/core/visitor-activity.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { RowFilters } from '#app/ui/table/row-filters.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import { partsOf } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import type { FilteredTable } from '#shared/product/row-filters.ts'
import { queryNames, writeQuery } from '#shared/routes/query-names.ts'
import { partPath } from '#shared/routes/detail-paths.ts'
import { onlyPart, partFacts } from '#shared/product/only-part.ts'
import { variantsTable } from '#shared/product/variants-table.ts'
import type { LifeNotes } from '#shared/product/life-cycle.ts'
import type { CellLinks } from '#shared/product/tooling-links.ts'
import { sectionIds } from './section-ids.ts'

const loadTools = (locale: Locale) =>
  firstActivity()
    .then(() => import('./product-table-tools.tsx'))
    .then(({ load }) => load(locale))

const addPart = ({ partNumber }: { partNumber: string }) => <AddToList code={partNumber} plain />

/**
 * `state`: the life cycle state, a filter of the table without a column; undefined if the product
 * has no such filter.
 */
type VariantsTable = FilteredTable & { state: Attribute | undefined }

/**
 * Values of a product's only part number, or table of the part numbers that match the URL's filters.
 * Each row links to the page of its part number; the page's own part number, or the one in the URL
 * fragment, is highlighted.
 */
export function VariantsSection({
  product,
  part,
  table,
  links,
  notes,
  files,
}: {
  product: Answer<'product-read'>
  part: Part | undefined
  table: VariantsTable
  /** Links of the cells, by part number and column. */
  links: CellLinks
  notes: LifeNotes
  /** Downloads of the table. */
  files: readonly { kind: string; href: string }[]
}) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  const { hash } = useLocation()
  // the server never receives the fragment, and `:target` does not update on client-side navigation
  const fragment = useHydrated()
    ? product.variants.find(({ part_number: code }) => `#${encodeURIComponent(code)}` === hash)
        ?.part_number
    : undefined
  if (product.variants.length === 0) return null
  const only = onlyPart(product)
  const facts = partFacts(product, only, locale, texts)
  if (only)
    return facts.length === 0 ? null : (
      <Section title={texts.technicalData} ruled id={sectionIds.codes}>
        <KeyValues items={facts} />
      </Section>
    )
  const count = listing.codes({ count: product.variants.length })
  const shown = variantsTable(product, locale, texts, table.partNumbers)
  const hrefs = new Map(
    partsOf(product.variants).map(({ variant, slug }) => [
      variant.part_number,
      partPath(product, { slug }, locale, table.filters),
    ]),
  )

  return (
    <Section title={count} ruled headless id={sectionIds.codes}>
      <DataTable
        {...shown}
        rows={shown.rows.map((row) => ({
          ...row,
          href: hrefs.get(row.id),
          note: notes[row.id],
          cells: row.cells.map((cell, at) => ({
            ...cell,
            links: links[row.id]?.[shown.columns[at]?.key ?? ''],
          })),
        }))}
        total={product.variants.length}
        heading={<h2>{count}</h2>}
        actions={
          <>
            {files.map(({ kind, href }) => (
              <ButtonLink key={kind} variant="quiet" size="small" href={href} download>
                {kind}
              </ButtonLink>
            ))}
            <Deferred load={loadTools} props={{ columns: shown.columns }} />
          </>
        }
        filters={<VariantFilters product={product} table={table} />}
        highlightedId={part?.variant.part_number ?? fragment}
        actionOf={addPart}
      />
    </Section>
  )
}

/** Filters of the table, kept in the URL's query. */
function VariantFilters({
  product,
  table: { filters, choices, others, state },
}: {
  product: Answer<'product-read'>
  table: VariantsTable
}) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const without = (filter: string) => filters.filter((active) => active !== filter)
  const pathOf = (filter: readonly string[]) => pathname + writeQuery({ filter }, locale)
  const attributeAt = (index: number) => product.attributes[index] ?? state
  const labelOf = (index: number) => {
    const { label = '', unit = null } = attributeAt(index) ?? {}
    return unit === null ? label : `${label} (${unit})`
  }
  const valueOf = (index: number, value: AttributeValue) => {
    const attribute = attributeAt(index)
    return attribute ? attributeText(attribute, value, locale, texts) : ''
  }
  return (
    <RowFilters
      filters={choices.map(({ at, chosen, options }) => ({
        label: labelOf(at),
        chosen,
        options: options.map(([filter, value]) => ({ filter, label: valueOf(at, value) })),
      }))}
      others={others.map(({ at, chosen: [filter, value] }) => ({
        filter,
        label: `${labelOf(at)}: ${valueOf(at, value)}`,
        href: pathOf(without(filter)),
      }))}
      action={`${pathname}#${sectionIds.codes}`}
      name={queryNames.filter[locale]}
      clear={filters.length > 0 ? pathname : undefined}
      labels={texts.variants}
      onChoose={(before, filter) =>
        navigate(pathOf(without(before).concat(filter || [])), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}
