import type { Field } from 'payload'
import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { checkbox, many, one, text, uploads } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { tariffHeading } from '#src/content/fields/tariff-heading.ts'
import { inSections } from '#src/admin/editor/edited-collections.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { productsTexts } from '#texts/products.js'
import { variants } from '#src/content/variants/field.ts'
import { checkLifeOnPublish } from '#src/content/successors/check-on-publish.ts'
import { lifeCycle } from '#src/content/life-cycle/fields.ts'
import { curves } from '#src/content/curves/field.ts'
import { checkCurvesOnPublish } from '#src/content/curves/check-on-publish.ts'
import { askDoubtsOnPublish } from '#src/content/variants/ask-on-publish.ts'
import { computeOnSave } from '#src/content/variants/complete-product.ts'
import { checkVariantsOnPublish } from '#src/content/variants/check-on-publish.ts'
import { checkToolingOnPublish } from '#src/content/tooling/check-on-publish.ts'
import { tooling } from '#src/content/tooling/field.ts'
import { unprintedSigns } from '#src/content/print/field.ts'
import { inBulk } from '#src/schema/lifecycle/bulk-edit.ts'
import { collection } from './define.ts'

const labels = labelsOf(productsTexts)
const { sections: sectionNames } = labelsOf(editorTexts)

const highlights: Field = {
  name: 'highlights',
  type: 'array',
  label: labels.highlights,
  labels: {
    singular: labels.highlight,
    plural: labels.highlights,
  },
  maxRows: 8,
  fields: [
    {
      type: 'row',
      fields: [
        text('label', labels.name, { localized: true, required: true }),
        text('value', labels.value, { localized: true, required: true }),
      ],
    },
  ],
}

export const products = collection('products', {
  names: [labels.product, labels.products],
  aboveList: '/admin/panel/own-view-links.tsx#ProductLinks',
  disableDuplicate: true,
  menuItems: ['/admin/new-product/duplicate-item.tsx#DuplicateItem'],
  columns: ['title', 'family', 'subcategory', '_status', 'updatedAt'],
  hooks: {
    beforeChange: [
      computeOnSave,
      checkVariantsOnPublish,
      checkCurvesOnPublish,
      checkToolingOnPublish,
      checkLifeOnPublish,
      askDoubtsOnPublish,
    ],
  },
  fields: [
    unprintedSigns,
    inSections(
      {
        label: sectionNames.presentation,
        fields: [
          title(),
          {
            type: 'row',
            fields: [
              {
                ...one('subcategory', labels.subcategory, 'subcategories', { required: true }),
                // its attributes declare the variants' values, so it cannot be changed for
                // several products at once
                custom: inBulk(false),
              },
              text('family', labels.family, { maxLength: 40 }),
              tariffHeading(),
            ],
          },
          {
            name: 'variants_errors',
            type: 'ui',
            admin: {
              components: {
                Field: '/admin/grid/pages/table/lazy-product-grids.tsx#LazyMisfitValues',
              },
            },
          },
          description(),
        ],
      },
      { label: labels.variants, fields: [variants, curves] },
      {
        label: sectionNames.picturesAndVideo,
        fields: [uploads('pictures', labels.picturesTheMainOneFirst, 'media'), video()],
      },
      { label: labels.text, fields: [richText('text', labels.text), highlights] },
      { label: labels.tooling, fields: [tooling] },
      { label: labels.documents, fields: [uploads('documents', labels.documents, 'files')] },
      { label: labels.lifeCycle, fields: [lifeCycle] },
      {
        label: sectionNames.relations,
        fields: [many('related', labels.relatedProducts, 'products'), position()],
      },
      {
        label: sectionNames.addressAndSearch,
        fields: [
          slug(),
          seo(),
          checkbox('own_part_pages', labels.ownPartPages, {
            defaultValue: false,
            admin: { description: labels.ownPartPagesHint },
          }),
        ],
      },
    ),
  ],
})
