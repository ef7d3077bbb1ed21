import { CategoryIndex } from '#app/features/products/category-index.tsx'
import { useTexts } from '#app/core/language.ts'
import { blocksTexts } from '#texts/blocks.js'
import type { BodyProps } from './body-props.ts'

/** Lines of products as a numbered index. */
export default function Categories({ block }: BodyProps<'categories'>) {
  const texts = useTexts(blocksTexts)
  return <CategoryIndex categories={block.categories} label={block.title || texts.categories} />
}
