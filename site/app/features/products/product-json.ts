import type { Answer } from '@vitrine/contract/client'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import { partTitle } from '@vitrine/contract/product/part-title'
import { unitCode } from '@vitrine/quantities/units'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { videoJson } from '#app/features/articles/video-json.ts'
import { designation } from '#shared/product/designation.ts'
import { onlyPart, statedValues } from '#shared/product/only-part.ts'
import type { Stated } from '#shared/product/only-part.ts'
import { partsOf } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import { lifeOf, successorLink } from '#shared/product/life-cycle.ts'
import { productTexts } from '#texts/product.js'
import { productBreadcrumbs } from './product-breadcrumbs.ts'

const codesOf = ({ part_number: code, values }: Variant) => ({
  sku: code,
  mpn: code,
  ...(typeof values['gtin'] === 'string' ? { gtin: values['gtin'] } : {}),
})

type Facts = readonly { label: string; value: string }[]

/** Number as displayed, with the decimal places of its attribute. */
const shown = (value: number, { decimals }: Attribute): number =>
  decimals === null ? value : Number(value.toFixed(decimals))

/**
 * PropertyValue of a part number's value: a number or a range with its unit, a boolean, or a choice
 * by its label.
 */
function propertyOf(attribute: Attribute, value: Stated, locale: Locale) {
  const { key, label, unit } = attribute
  const code = unit === null ? undefined : unitCode(unit)
  return {
    '@type': 'PropertyValue',
    propertyID: key,
    name: label,
    ...(Array.isArray(value)
      ? { minValue: shown(value[0], attribute), maxValue: shown(value[1], attribute) }
      : {
          value:
            typeof value === 'number'
              ? shown(value, attribute)
              : typeof value === 'boolean'
                ? value
                : attributeText(attribute, value, locale, productTexts[locale]),
        }),
    ...(unit ? { unitText: unit } : {}),
    ...(code ? { unitCode: code } : {}),
  }
}

/**
 * Properties of a product and, with a part number, the values of the part number. A fact of the
 * product with the label of a value, such as the range of the family, is omitted.
 */
function propertiesOf(
  product: Answer<'product-read'>,
  part: Variant | undefined,
  facts: Facts,
  locale: Locale,
) {
  const stated = statedValues(product, part)
  const named = new Set(stated.map(({ attribute }) => attribute.label.toLowerCase()))
  return [
    ...facts
      .filter(({ label }) => !named.has(label.toLowerCase()))
      .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    ...stated.map(({ attribute, value }) => propertyOf(attribute, value, locale)),
  ]
}

const brandOf = ({ layout }: HeadContext) => ({
  '@type': 'Brand',
  name: layout.others.company_name,
})

/**
 * schema.org properties of a life cycle. The state is a plain property, since `Discontinued` is a
 * value of an offer's availability, and the page has no offer. The link to the successor requires
 * the type `ProductModel`.
 */
function lifeJson(
  product: Answer<'product-read'>,
  partNumber: string | undefined,
  locale: Locale,
  url: (path: string) => string,
) {
  const { state, successor } = lifeOf(product, partNumber)
  const link = successor && successorLink(successor, locale)
  return {
    predecessorOf: link
      ? { '@type': 'ProductModel', name: link.label, url: url(link.href) }
      : undefined,
    property:
      state.value === 'discontinued'
        ? [
            {
              '@type': 'PropertyValue',
              propertyID: 'availability',
              name: state.label,
              value: 'https://schema.org/Discontinued',
            },
          ]
        : [],
  }
}

/**
 * JSON-LD of a product: a ProductGroup with a variant per part number, or a Product without
 * variants; visible content only.
 */
export function productJson(
  product: Answer<'product-read'>,
  facts: Facts,
  context: HeadContext,
  url: (path: string) => string,
): object[] {
  const { locale } = context
  const page = url(productPath(product, locale))
  const image = product.pictures.map((picture) => url(picture.url))
  const part = onlyPart(product)
  const life = lifeJson(product, part?.part_number, locale, url)
  const group = {
    '@context': 'https://schema.org',
    '@type': !part ? 'ProductGroup' : life.predecessorOf ? ['Product', 'ProductModel'] : 'Product',
    '@id': `${page}#product`,
    url: page,
    inLanguage: locales[locale].tag,
    name: product.title,
    description: product.description,
    ...(part ? codesOf(part) : { productGroupID: designation(product) }),
    ...(image.length === 0 ? {} : { image }),
    ...(product.sub_category ? { category: product.sub_category.title } : {}),
    brand: brandOf(context),
    additionalProperty: [...propertiesOf(product, part, facts, locale), ...life.property],
    ...(part && life.predecessorOf ? { predecessorOf: life.predecessorOf } : {}),
    ...(part
      ? {}
      : {
          hasVariant: partsOf(product.variants).map(({ variant, slug }) => ({
            '@type': 'Product',
            ...codesOf(variant),
            name: `${partTitle(product, variant, locale)} ${variant.part_number}`,
            url: url(partPath(product, { slug }, locale)),
          })),
        }),
  }
  const breadcrumbs = [
    ...productBreadcrumbs(locale, product.category, product.sub_category),
    { label: designation(product), href: productPath(product, locale) },
  ]
  return [
    group,
    breadcrumbsJson(breadcrumbs, context, url),
    ...videoJson({
      video: product.video,
      description: product.description,
      date: product.updated_at,
    }),
  ]
}

/** JSON-LD of a part number: a Product, variant of the product's ProductGroup. */
export function partJson(
  product: Answer<'product-read'>,
  { variant, slug }: Part,
  facts: Facts,
  { context, url }: { context: HeadContext; url: (path: string) => string },
): object[] {
  const { locale } = context
  const life = lifeJson(product, variant.part_number, locale, url)
  const family = productPath(product, locale)
  const page = partPath(product, { slug }, locale)
  const image = product.pictures.map((picture) => url(picture.url))
  return [
    {
      '@context': 'https://schema.org',
      '@type': life.predecessorOf ? ['Product', 'ProductModel'] : 'Product',
      '@id': `${url(page)}#product`,
      url: url(page),
      inLanguage: locales[locale].tag,
      name: `${partTitle(product, variant, locale)} ${variant.part_number}`,
      description: product.description,
      ...codesOf(variant),
      ...(image.length === 0 ? {} : { image }),
      ...(product.sub_category ? { category: product.sub_category.title } : {}),
      brand: brandOf(context),
      additionalProperty: [...propertiesOf(product, variant, facts, locale), ...life.property],
      ...(life.predecessorOf ? { predecessorOf: life.predecessorOf } : {}),
      isVariantOf: {
        '@type': 'ProductGroup',
        '@id': `${url(family)}#product`,
        url: url(family),
        name: product.title,
        productGroupID: designation(product),
      },
    },
    breadcrumbsJson(
      [
        ...productBreadcrumbs(locale, product.category, product.sub_category),
        { label: designation(product), href: family },
        { label: variant.part_number, href: page },
      ],
      context,
      url,
    ),
  ]
}
