import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { filterPattern, listLimits } from '../list-limits.ts'
import { attribute, curve, drawingLabel, facet, variant } from '../shapes/attributes.ts'
import {
  applicationCard,
  document,
  id,
  productCard,
  publicationCard,
  video,
} from '../shapes/cards.ts'
import { categoryCard, subcategoryCard } from '../shapes/categories.ts'
import { crossReference } from '../shapes/cross-references.ts'
import { certificate, certifiedParts } from '../shapes/certificates.ts'
import { distributor } from '../shapes/distributors.ts'
import { image } from '../shapes/image.ts'
import { lifeCycle } from '../shapes/life-cycle.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { outdatedTexts } from '../shapes/outdated-texts.ts'
import { richText } from '../shapes/rich-text.ts'
import { understoodTerm } from '../shapes/search.ts'
import { alternates, detail } from '../shapes/seo.ts'
import { tooling } from '../shapes/tooling.ts'

const filter = z.string().regex(filterPattern).max(listLimits.filter)

export const productsEndpoints = {
  'products-list': endpoint({
    summary:
      'Products, perhaps of a category or subcategory; by part number or words; with filters on the attributes of their part numbers.',
    query: listQuery.extend({
      category: z.string().max(200).optional(),
      subcategory: z.string().max(200).optional(),
      filter: z.preprocess(
        (value) => (value === undefined || Array.isArray(value) ? value : [value]),
        z.array(filter).max(listLimits.filters).optional(),
      ),
    }),
    answer: listOf(productCard).extend({
      /** Number of part numbers that match the filters, over all pages. */
      part_number_count: z.number().int(),
      facets: z.array(facet),
      /** Filters of the query with their display texts: `Condutor: 50–120 mm²`. */
      chosen: z.array(z.strictObject({ filter: z.string(), label: z.string() })),
      /** Interpretation of the search text; null without one. */
      understood: z.array(understoodTerm).nullable(),
    }),
  }),

  /**
   * `id`: id, slug or former slug of the product. Slugs are unique among siblings only: if several
   * products have the slug, the parents in the query select one; they may be former or wrong slugs.
   * Route parameters in `alternates`: `category`, `subcategory`, `product`.
   */
  'product-read': endpoint({
    summary: 'One product with all its part numbers.',
    params: z.strictObject({ id: z.string().max(200) }),
    query: z.strictObject({
      category: z.string().max(200).optional(),
      subcategory: z.string().max(200).optional(),
    }),
    answer: productCard.extend({
      text: richText,
      outdated_texts: outdatedTexts,
      highlights: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      pictures: z.array(image),
      documents: z.array(document),
      /**
       * Certificates that apply to the product, or to some of its part numbers; expired ones too.
       */
      certificates: z.array(certificate.extend({ part_numbers: certifiedParts })),
      /** Labels of the first SVG drawing among the documents. */
      drawing_labels: z.array(drawingLabel),
      attributes: z.array(attribute),
      variants: z.array(variant),
      /** Curves, those of all part numbers first, then those of single ones. */
      curves: z.array(curve),
      related: z.array(productCard),
      /** Tooling of its part numbers: dies, tools, conditions. */
      tooling,
      /**
       * Its part numbers that are tooling of others, with their role and the number of the others.
       */
      serves: z.array(
        z.strictObject({ part_number: z.string(), role: z.string(), count: z.number().int() }),
      ),
      /** Other makers' numbers for which the product or its part numbers are equivalents. */
      replaces: z.array(crossReference),
      /** Mercosur tariff code (NCM), 8 digits. */
      ncm: z.string().nullable(),
      applications: z.array(applicationCard),
      publications: z.array(publicationCard),
      video: video.nullable(),
      life_cycle: lifeCycle,
      /** Life cycles of the part numbers that differ from the product's. */
      part_life_cycles: z.array(lifeCycle.extend({ part_number: z.string() })),
      /**
       * True if search engines may index the pages of its part numbers; otherwise only the
       * product's page.
       */
      own_part_pages: z.boolean(),
      ...detail,
    }),
  }),

  /** `gtin`: 8, 12, 13 or 14 digits; leading zeros do not count. 404 for any other text. */
  'gtin-read': endpoint({
    summary: 'The part number of a GTIN and the addresses of its product.',
    params: z.strictObject({ gtin: z.string().max(14) }),
    answer: z.strictObject({
      part_number: z.string(),
      product: id,
      alternates,
    }),
  }),

  'product-categories-list': endpoint({
    summary: 'The categories of products, with their subcategories and counts.',
    answer: z.strictObject({ data: z.array(categoryCard) }),
  }),

  /**
   * `id`: id, slug or former slug of the category; `subcategory` (slug or former slug) selects one
   * of its subcategories, which is then filled in the answer. Route parameters in `alternates`:
   * `category`, and for a subcategory `category`, `subcategory`.
   */
  'product-category-read': endpoint({
    summary: 'One category of products, perhaps with one of its subcategories.',
    params: z.strictObject({ id: z.string().max(200) }),
    query: z.strictObject({ subcategory: z.string().max(200).optional() }),
    answer: categoryCard.extend({
      ...detail,
      subcategory: subcategoryCard
        .extend({ alternates, seo: detail.seo, updated_at: detail.updated_at })
        .nullable(),
    }),
  }),

  'product-distributors-list': endpoint({
    summary: 'Who sells a product, and the company’s own sales abroad.',
    params: z.strictObject({ id: z.string().max(200) }),
    answer: z.strictObject({
      data: z.array(distributor),
      /**
       * Contact for sales abroad, with the countries served; null: the page has a search for
       * distributors.
       */
      sales_abroad: z.string().nullable(),
    }),
  }),
}
