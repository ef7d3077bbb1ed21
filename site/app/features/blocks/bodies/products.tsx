import { useTexts } from '#app/core/language.ts'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { blocksTexts } from '#texts/blocks.js'
import type { BodyProps } from './body-props.ts'
import { CardRow } from './card-row.tsx'

/** Products as cards, and how many more there are. */
export default function Products({ block, level }: BodyProps<'products'>) {
  const texts = useTexts(blocksTexts)
  const { products, total, title } = block
  return (
    <>
      <CardRow label={title || texts.products}>
        {products.map((product) => (
          <ListedProduct key={product.id} product={product} headingLevel={level} />
        ))}
      </CardRow>
      {total > products.length ? (
        <p className="mono block-total">{texts.shown({ count: products.length, total })}</p>
      ) : null}
    </>
  )
}
