import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { Stack } from '#app/ui/frame/layout.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { contactPath } from '#shared/routes/contact-path.ts'
import { productPath, whereToBuyPath } from '#shared/routes/detail-paths.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { Distributors } from '#app/features/where-to-buy/distributors.tsx'

/** Distributors of a product, by state. */
export async function load(args: LoadArguments<'where-to-buy'>) {
  const { client, params } = args
  const product = await client('product-read', {
    params: { id: params.product },
    query: { category: params.category, subcategory: params.subcategory },
  })
  requireCanonical('where-to-buy', args, product.alternates)
  const { id, title, family, slug, category, sub_category, main_image, alternates } = product
  const { data: distributors, sales_abroad } = await client('product-distributors-list', {
    params: { id: String(id) },
  })
  return {
    product: { id, title, family, slug, category, sub_category, main_image, alternates },
    distributors,
    sales_abroad,
  }
}

export const texts = [productTexts, whereToBuyTexts]

export const loader = screenLoader('where-to-buy', load)

export const meta = screenMeta<typeof load>('where-to-buy', ({ product }, { locale }) => ({
  title: whereToBuyTexts[locale].of({ product: product.title }),
  description: whereToBuyTexts[locale].lead,
  alternates: product.alternates,
  image: product.main_image,
}))

export default function WhereToBuyScreen() {
  const { product, distributors, sales_abroad } = useScreenData<typeof load>()
  const locale = useLocale()
  const buy = useTexts(whereToBuyTexts)
  const { whereToBuy } = useTexts(productTexts)
  const breadcrumbs = [
    ...productBreadcrumbs(locale, product.category, product.sub_category),
    { label: product.family, href: productPath(product, locale) },
    { label: whereToBuy, href: whereToBuyPath(product, locale) },
  ]
  return (
    <div className="wrap">
      <PageHeader breadcrumbs={breadcrumbs} title={buy.of({ product: product.title })} />
      <Stack>
        <Distributors key={product.id} distributors={distributors} salesAbroad={sales_abroad} />
        <p>
          <TextLink href={contactPath(locale, { product: product.id })} icon="arrow-right">
            {buy.ask}
          </TextLink>
        </p>
      </Stack>
    </div>
  )
}
