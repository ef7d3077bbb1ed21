import { formatNumber } from '@vitrine/configuration/format'
import type { Locale } from '@vitrine/configuration/locales'
import { productPath, publicationPath } from '#shared/routes/detail-paths.ts'
import { crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { routePath } from '#shared/routes/table.ts'
import type { SuggestionsTexts } from '#texts/suggestions.js'
import type { Suggested } from './use-suggestions.ts'

export interface Suggestion {
  href: string
  title: string
  /** Part number, shown before its product. */
  code?: string
  /** Values of a part number; the parent of a product, category or publication. */
  detail?: string | undefined
}

export interface SuggestionGroup {
  label: string
  suggestions: Suggestion[]
}

/** Suggestions for equivalents of other makers' numbers. */
const equivalentSuggestions = (
  references: Suggested['equivalents'],
  locale: Locale,
): Suggestion[] =>
  references.flatMap(({ maker, number, ours, part_number: part, product }) =>
    product === null
      ? []
      : [
          {
            href: productPath({ ...product, matched_part_number: part }, locale),
            code: ours,
            title: product.title,
            detail: `≈ ${maker.name} ${number}`,
          },
        ],
  )

/** Suggestions by kind, in display order; kinds without suggestions are omitted. */
export function suggestionGroups(
  {
    redirect,
    part_numbers,
    near,
    near_equivalents,
    equivalents,
    makers,
    products,
    categories,
    publications,
  }: Suggested,
  locale: Locale,
  texts: SuggestionsTexts,
): SuggestionGroup[] {
  return [
    {
      label: texts.direct,
      suggestions: redirect === null ? [] : [{ href: redirect.to, title: redirect.title }],
    },
    {
      label: texts.partNumbers,
      suggestions: part_numbers.map(
        ({ part_number, values, nearest, state, replaces, product }) => ({
          href: productPath({ ...product, matched_part_number: part_number }, locale),
          code: part_number,
          title: product.title,
          detail: [
            state?.label,
            replaces && texts.replaces({ code: replaces }),
            ...values.map((value) => (nearest.includes(value) ? texts.nearest({ value }) : value)),
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
    },
    {
      label: texts.near,
      suggestions: [
        ...near.map(({ part_number, product }) => ({
          href: productPath({ ...product, matched_part_number: part_number }, locale),
          code: part_number,
          title: product.title,
        })),
        ...equivalentSuggestions(near_equivalents, locale),
      ],
    },
    {
      label: texts.equivalents,
      suggestions: [
        ...equivalentSuggestions(equivalents, locale),
        ...makers.map(({ slug, name, count }) => ({
          href: crossReferencesPath(locale, { maker: slug }),
          title: name,
          detail: formatNumber(count, locale),
        })),
      ],
    },
    {
      label: texts.products,
      suggestions: products.map((product) => ({
        href: productPath(product, locale),
        title: product.title,
        detail: [product.state?.label, product.sub_category?.title].filter(Boolean).join(' · '),
      })),
    },
    {
      label: texts.categories,
      suggestions: categories.map(({ slug, title, category }) => ({
        href:
          category === null
            ? routePath('product-category', locale, { category: slug })
            : routePath('product-subcategory', locale, {
                category: category.slug,
                subcategory: slug,
              }),
        title,
        detail: category?.title,
      })),
    },
    {
      label: texts.publications,
      suggestions: publications.map((publication) => ({
        href: publicationPath(publication, locale),
        title: publication.title,
        detail: publication.section?.title,
      })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0)
}
