import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { GalleryTexts } from './gallery/gallery-texts.ts'
import { errorsTexts } from '#texts/errors.js'
import { pageTexts } from '#texts/page.js'
import { filtersTexts } from '#texts/filters.js'
import { productTexts } from '#texts/product.js'
import { styleguideTexts } from '#texts/styleguide.js'
import { formatDate } from '@vitrine/configuration/format'
import { productCard } from '#app/features/cards/listed-product.tsx'
import { documentRows } from '#app/features/cards/document-rows.ts'
import { pictureMarks } from '#app/features/cards/picture-marks.ts'
import { variantsTable } from '#shared/product/variants-table.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { intervalNames } from '#shared/routes/interval-names.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { searchAction } from '#shared/routes/search-action.ts'

interface GalleryData {
  home: Answer<'home-read'>
  products: Answer<'products-list'>
  product: Answer<'product-read'> | undefined
}

/**
 * Content of the gallery: products, pictures and values of the catalogue, and texts; all links are
 * valid.
 */
export function galleryTexts(data: GalleryData, locale: Locale): GalleryTexts {
  const { home, product } = data
  const { listing } = pageTexts[locale]
  const styleguide = styleguideTexts[locale]
  return {
    sections: styleguide.sections,
    action: { label: styleguide.buttons.textLink, href: routePath('products', locale) },
    dimension: home.hero.marks[0]?.label ?? product?.key_figures ?? '',
    type: {
      title: home.hero.title,
      lead: home.hero.text,
      body: styleguide.type.body,
      mono: [product?.part_numbers.first, product?.key_figures].filter(Boolean).join(' · '),
      label: styleguide.type.label,
    },
    picture: home.hero.main_image,
    marks: pictureMarks(home.hero.marks, locale),
    empty: { figure: '404', title: listing.empty.title, text: errorsTexts[locale]['404'].text },
    ...controlTexts(locale),
    ...navigationTexts(data, locale),
    ...cardTexts(data, locale),
    ...productContent(product, locale),
  }
}

/** Links to the catalogue's product lines. */
const linesOf = ({ categories }: GalleryData['home'], locale: Locale) =>
  categories.map((category) => ({
    category,
    href: routePath('product-category', locale, { category: category.slug }),
  }))

/** Links to the subcategories of the product lines. */
const sublinesOf = ({ categories }: GalleryData['home'], locale: Locale) =>
  categories.flatMap((category) =>
    category.subcategories.map((subcategory) => ({
      category,
      subcategory,
      href: routePath('product-subcategory', locale, {
        category: category.slug,
        subcategory: subcategory.slug,
      }),
    })),
  )

/** Texts of buttons, fields, notices, tabs and dialogs. */
function controlTexts(locale: Locale) {
  const styleguide = styleguideTexts[locale]
  return {
    buttons: styleguide.buttons,
    fields: {
      ...styleguide.fields,
      select: {
        ...styleguide.fields.select,
        options: Object.values(styleguide.fields.select.options).map((label) => ({
          value: label,
          label,
        })),
      },
      radios: Object.values(styleguide.fields.radios),
    },
    notices: styleguide.notices,
    tabs: {
      label: styleguide.tabs.label,
      items: (['photo', 'drawing'] as const).map((id) => ({
        id,
        label: styleguide.tabs[id],
        text: styleguide.tabs.texts[id],
      })),
    },
    disclosure: styleguide.disclosure,
    dialog: styleguide.dialog,
  } satisfies Partial<GalleryTexts>
}

/** Breadcrumbs, pages, chips, search field and filters. */
function navigationTexts({ home, products, product }: GalleryData, locale: Locale) {
  const filters = filtersTexts[locale]
  const { catalogue, listing, shell } = pageTexts[locale]
  const all = routePath('products', locale)
  const lines = linesOf(home, locale)
  const sublines = sublinesOf(home, locale)
  const [first] = sublines
  const active = products.facets
    .slice(0, 2)
    .flatMap((facet) => facet.options.slice(0, 1).map((option) => ({ facet, option })))
  return {
    breadcrumbs: {
      label: listing.breadcrumbs,
      items: [
        { label: shell.home, href: routePath('home', locale) },
        { label: catalogue.products.title, href: all },
        { label: product?.title ?? styleguideTexts[locale].title },
      ],
    },
    pagination: { ...listing.pages, href: all },
    chips: {
      label: catalogue.products.lines,
      items: lines.map(({ category, href }, index) => ({
        label: category.title,
        href,
        selected: index === 0,
      })),
    },
    search: {
      ...searchAction(locale),
      label: shell.search.label,
      placeholder: shell.search.placeholder,
      submitLabel: shell.search.submit,
    },
    facets: {
      action: first?.href ?? all,
      name: queryNames.filter[locale],
      submitLabel: filters.apply,
      intervals: { names: intervalNames[locale], labels: filters },
      facets: products.facets,
    },
    applied: {
      label: filters.active,
      remove: filters.remove,
      clear: { label: filters.clear, href: first?.href ?? all },
      items: active.map(({ facet, option }, index) => ({
        label: `${facet.label}: ${option.label}`,
        href: sublines[index]?.href ?? all,
      })),
    },
  } satisfies Partial<GalleryTexts>
}

/** Cards and rows of products, applications, publications, posts and product lines. */
function cardTexts({ home, products, product }: GalleryData, locale: Locale) {
  const { listing } = pageTexts[locale]
  const lines = linesOf(home, locale)
  return {
    products: products.data.map((card, index) => ({
      ...productCard(card, locale, listing),
      matched: index === 0 ? (card.part_numbers.first ?? undefined) : undefined,
      image: index === 3 ? null : card.main_image,
    })),
    applications: lines.slice(0, 2).map(({ category, href }) => ({
      href,
      image: category.main_image,
      label: listing.codes({ count: category.part_number_count }),
      title: category.title,
      action: listing.see,
    })),
    publications: sublinesOf(home, locale)
      .slice(0, 5)
      .map(({ category, subcategory, href }) => ({
        href,
        title: subcategory.title,
        tag: category.title,
        description: subcategory.description,
        meta: listing.results({ count: subcategory.product_count }),
      })),
    posts: product
      ? [
          {
            href: productPath(product, locale),
            date: formatDate(product.updated_at, locale),
            dateTime: product.updated_at,
            category: product.sub_category?.title,
            title: product.title,
            description: product.description,
          },
        ]
      : [],
    index: lines.map(({ category, href }, index) => ({
      href,
      number: String(index + 1).padStart(2, '0'),
      title: category.title,
      description: category.description,
      count: listing.codes({ count: category.part_number_count }),
    })),
  } satisfies Partial<GalleryTexts>
}

/** Table, documents, values and text of a product. */
function productContent(product: GalleryData['product'], locale: Locale) {
  const { reading } = pageTexts[locale]
  return {
    table: {
      ...variantsTable(
        product ?? { title: '', attributes: [], variants: [] },
        locale,
        productTexts[locale],
      ),
      highlightedId: product?.part_numbers.first ?? undefined,
    },
    documents: product ? documentRows(product.documents, locale) : [],
    keyValues: product?.highlights ?? [],
    article: {
      html: product?.text.html ?? '',
      contents: reading.contents,
      headings: product?.text.headings ?? [],
    },
  } satisfies Partial<GalleryTexts>
}
