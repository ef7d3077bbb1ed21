import { expect, test } from 'vitest'
import { readCompany } from '@vitrine/demo'
import { companyNames } from '../../../tools/project/configuration.mjs'
import { completeParts } from '#src/content/computed/complete-parts.ts'
import { isNeededBy } from '#src/content/limits/families.ts'
import { checkVariants } from '#src/content/variants/check.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { rowsWithout } from '#src/staff-index/facts.ts'
import { withTrade } from '#src/content/variants/trade-attributes.ts'

test.each(companyNames())(
  '%s has variants that pass the publication check',
  async (name: string) => {
    const { products, subcategories } = await readCompany(name)
    const wrong = products.flatMap((product) => {
      const subcategory = subcategories.find(({ key }) => key === product.subcategory)
      if (!subcategory) return [`${product.key} is in no subcategory`]
      const declared = subcategory.attributes.map((attribute): Declared => ({
        key: attribute.key,
        label: attribute.label['en'] ?? '',
        type: attribute.type,
        unit: attribute.unit ?? null,
        decimals: attribute.decimals ?? null,
        choices: (attribute.choices ?? []).map((choice) => ({
          value: choice.value,
          label: choice.label['en'] ?? '',
        })),
        limits: attribute.limits ?? [],
        ...(attribute.computed
          ? {
              computed: {
                kind: attribute.computed,
                from: attribute.computed_from ?? '',
                with: attribute.computed_with ?? null,
              },
            }
          : {}),
      }))
      const variants = product.variants.map(({ partNumber, values, packing, gtin }) => ({
        part_number: partNumber,
        values: {
          ...values,
          ...(packing === undefined ? {} : { packing }),
          ...(gtin === undefined ? {} : { gtin }),
        },
      }))
      const columns = withTrade(declared, 'en')
      const complete = completeParts(variants as Variant[], {
        columns,
        family: product.family ?? '',
      })
      const computed = complete.flatMap((part, row) =>
        part === variants[row]
          ? []
          : [`${part.part_number}: ${JSON.stringify([variants[row]?.values, part.values])}`],
      )
      const lacking = declared
        .filter(({ limits }) => isNeededBy(product.family, limits))
        .flatMap(({ key }) =>
          rowsWithout(variants as Variant[], key).map(
            (row) => `${variants[row]?.part_number} lacks ${key}`,
          ),
        )
      const refused = checkVariants(variants, columns, 'en').map(
        (error) =>
          `${variants[error.row]?.part_number} ${error.key} ${JSON.stringify(variants[error.row]?.values[error.key as never])}: ${error.message}`,
      )
      return [...computed, ...lacking, ...refused]
    })
    expect(wrong).toEqual([])
  },
)
