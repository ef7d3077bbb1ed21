import type { Locale } from '@vitrine/configuration/locales'
import type { ProductCard as Card } from '@vitrine/contract/shapes/types'
import { ProductCard } from '#app/ui/cards/product-card.tsx'
import type { ProductCardProps } from '#app/ui/cards/product-card.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { PageTexts } from '#texts/page.js'
import { designation } from '#shared/product/designation.ts'
import { productPath } from '#shared/routes/detail-paths.ts'

/** Props of a product card, with the link built from the product's parents (R2). */
export function productCard(
  product: Card,
  locale: Locale,
  listing: PageTexts['listing'],
  filter: readonly string[] = [],
): ProductCardProps {
  const { count, first } = product.part_numbers
  return {
    href: productPath(product, locale, filter),
    image: product.main_image,
    tag: product.sub_category?.title ?? product.category?.title,
    state: product.state,
    title: product.title,
    description: product.description,
    figures: [product.family, product.key_figures, count > 1 ? listing.codes({ count }) : first]
      .filter(Boolean)
      .join(' · '),
    matched: product.matched_part_number ?? undefined,
    matchedLabel: listing.matched,
    action: listing.see,
    family: designation(product),
  }
}

type ListedProductProps = {
  product: Card
  showParent?: boolean
  /** Active filters of the list, applied to the product's table too. */
  filter?: readonly string[]
} & Pick<ProductCardProps, 'size' | 'priority' | 'sizes' | 'headingLevel' | 'children'>

export function ListedProduct({
  product,
  showParent = true,
  filter,
  ...props
}: ListedProductProps) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const card = productCard(product, locale, listing, filter)
  return (
    <ProductCard
      {...card}
      tag={showParent ? card.tag : undefined}
      matched={props.children ? undefined : card.matched}
      {...props}
    />
  )
}
