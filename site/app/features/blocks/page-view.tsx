import type { Block } from '@vitrine/contract/shapes/types'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import type { BreadcrumbItems } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'
import { blocksTexts } from '#texts/blocks.js'
import type { BlockData } from './bodies/body-props.ts'
import { Blocks } from './blocks.tsx'

/** Texts of every page of blocks: part of the `texts` of its screen. */
export const pageViewTexts = [blocksTexts]

interface PageViewProps {
  page: { title: string; description: string; blocks: readonly Block[] }
  /** Answer of `prepareBlocks`. */
  data: BlockData
  breadcrumbs: BreadcrumbItems
}

/** Page of blocks. Its heading is that of the opening, if it begins with one. */
export function PageView({
  page: { title, description, blocks },
  data,
  breadcrumbs,
}: PageViewProps) {
  const [first, ...others] = blocks
  if (first?.kind === 'opening')
    return (
      <Blocks opens blocks={[{ ...first, title: first.title || title }, ...others]} data={data} />
    )
  return (
    <>
      <div className="wrap">
        <PageHeader breadcrumbs={breadcrumbs} title={title} lead={description} />
      </div>
      <Blocks blocks={blocks} data={data} />
    </>
  )
}
