import { useMemo } from 'react'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { Blocks } from '#app/features/blocks/blocks.tsx'
import { pageViewTexts } from '#app/features/blocks/page-view.tsx'
import { prepareBlocks } from '#app/features/blocks/prepare-blocks.ts'
import { Gallery } from './gallery/gallery.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { blockSamplesTexts } from '#texts/block-samples.js'
import { errorsTexts } from '#texts/errors.js'
import { filtersTexts } from '#texts/filters.js'
import { productTexts } from '#texts/product.js'
import { styleguideTexts } from '#texts/styleguide.js'
import { blockSamples } from './block-samples.ts'
import { galleryTexts } from './gallery-texts.ts'
import { ModalExamples } from './modal-examples.tsx'
import styles from './styleguide-screen.module.css'

/**
 * Style guide with real content: first category and subcategory of the home page, four of their
 * products, and the first of these in full; blocks of all kinds.
 */
export async function load({ client, locale }: LoadArguments<'styleguide'>) {
  const home = await client('home-read')
  const category = home.categories[0]
  const subcategory = category?.subcategories[0]
  const products = await client('products-list', {
    query: { perPage: 4, category: category?.slug, subcategory: subcategory?.slug },
  })
  const first = products.data[0]
  const product = first
    ? await client('product-read', {
        params: { id: first.slug },
        query: { category: category?.slug, subcategory: subcategory?.slug },
      })
    : undefined
  const blocks = await prepareBlocks(blockSamples({ home, product }, locale), { client, locale })
  return { home, products, product, blocks }
}

export const texts = [
  blockSamplesTexts,
  errorsTexts,
  filtersTexts,
  productTexts,
  styleguideTexts,
  ...pageViewTexts,
]

export const loader = screenLoader('styleguide', load)

export const meta = screenMeta<typeof load>('styleguide', (_data, { locale }) => ({
  title: styleguideTexts[locale].title,
  description: styleguideTexts[locale].description,
  noIndex: true,
}))

export default function StyleguideScreen() {
  const data = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(styleguideTexts)
  const samples = useMemo(() => blockSamples(data, locale), [data, locale])
  return (
    <>
      <div className="wrap">
        <header className={styles.header}>
          <h1>{texts.title}</h1>
          <p className="lead">{texts.description}</p>
        </header>
        <Gallery texts={galleryTexts(data, locale)} />
        <ModalExamples />
      </div>
      <Blocks blocks={samples} data={data.blocks} />
    </>
  )
}
