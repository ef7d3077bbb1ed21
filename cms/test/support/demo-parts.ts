import { perLocale } from '@vitrine/configuration/locales'
import { readCompany } from '@vitrine/demo'
import type { PresentCatalogue } from '#src/changes/sheets/plan-part-numbers.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'
import { columnKeys, reasonKey } from '#src/content/life-cycle/stored-life.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { CompanyLanguages } from '#src/demo/languages.ts'

/** Products and subcategories of a demonstration company, as the cms stores them. */
export async function demoParts(name: string): Promise<PresentCatalogue> {
  const company = await readCompany(name)
  const languages = new CompanyLanguages(company)
  const inAll = (text: Readonly<Record<string, string>> | undefined) =>
    perLocale((locale) => text?.[languages.textsFor(locale)] ?? '')
  const ids = new Map(company.subcategories.map(({ key }, at) => [key, at + 1]))
  const subcategories = company.subcategories.map((subcategory, at) => ({
    id: at + 1,
    title: inAll(subcategory.title),
    attributes: subcategory.attributes.map(({ key, type, unit, decimals, label, choices }) => ({
      key,
      type,
      unit: unit ?? null,
      decimals: decimals ?? null,
      label: inAll(label),
      choices: (choices ?? []).map((choice) => ({
        value: choice.value,
        label: inAll(choice.label),
      })),
    })),
  }))
  const products = company.products.map((product, at): SheetProduct => ({
    id: at + 1,
    family: product.family,
    title: inAll(product.title),
    slugs: [product.key],
    subcategory: ids.get(product.subcategory) ?? null,
    variants: product.variants.map(({ partNumber, values, gtin, packing, lifeCycle: life }) => {
      const reasons = inAll(life?.reason)
      const cells: Record<string, AttributeValue | undefined> = {
        ...values,
        packing,
        gtin,
        [columnKeys.state]: life?.state,
        [columnKeys.since]: life?.since,
        [columnKeys.until]: life?.until,
        [columnKeys.lastOrder]: life?.lastOrder,
        [columnKeys.lastDelivery]: life?.lastDelivery,
        [columnKeys.successor]: life?.successor,
        ...(life?.reason
          ? Object.fromEntries(
              Object.entries(reasons).map(([locale, reason]) => [
                reasonKey(locale as keyof typeof reasons),
                reason,
              ]),
            )
          : {}),
      }
      const stated = Object.entries(cells).flatMap(([key, value]): [string, AttributeValue][] =>
        value === undefined ? [] : [[key, value]],
      )
      return { part_number: partNumber, values: Object.fromEntries(stated) }
    }),
  }))
  return { products, subcategories }
}
