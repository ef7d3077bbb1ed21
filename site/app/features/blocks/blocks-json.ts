import type { Block } from '@vitrine/contract/shapes/types'
import { videoJson } from '#app/features/articles/video-json.ts'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { itemListJson } from '#app/core/head/item-list-json.ts'
import {
  applicationPath,
  postPath,
  productPath,
  publicationPath,
} from '#shared/routes/detail-paths.ts'
import type { BlockByKind } from './bodies/body-props.ts'

/**
 * schema.org items of a page's blocks: one FAQPage of all questions, a VideoObject for each video, an
 * ItemList for each list. Equal to the visible content.
 *
 * @param page - `date`: ISO 8601 date of the page, since that of a video is unknown; a page without
 *   one states no videos.
 * @param url - Makes a path absolute.
 */
export function blocksJson(
  page: { blocks: readonly Block[]; date?: string },
  { locale }: Pick<HeadContext, 'locale'>,
  url: (path: string) => string,
): object[] {
  return [
    ...questionsJson(page.blocks),
    ...page.blocks.flatMap((block) => itemsJson(block, page.date, { locale }, url)),
  ]
}

function questionsJson(blocks: readonly Block[]): object[] {
  const questions = blocks
    .filter((block): block is BlockByKind['questions'] => block.kind === 'questions')
    .flatMap((block) => block.questions)
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ]
}

function itemsJson(
  block: Block,
  date: string | undefined,
  { locale }: Pick<HeadContext, 'locale'>,
  url: (path: string) => string,
): object[] {
  const listOf = <Item extends { title: string }>(
    items: readonly Item[],
    hrefOf: (item: Item) => string,
  ) =>
    itemListJson(
      items.map((item) => ({ name: item.title, href: hrefOf(item) })),
      url,
    )
  switch (block.kind) {
    case 'video':
      // without a date search engines take no video
      return date === undefined
        ? []
        : videoJson({ video: block.video, description: block.text, date })
    case 'products':
      return listOf(block.products, (item) =>
        productPath({ ...item, matched_part_number: null }, locale),
      )
    case 'applications':
      return listOf(block.applications, (item) => applicationPath(item, locale))
    case 'publications':
      return listOf(block.publications, (item) => publicationPath(item, locale))
    case 'news':
      return listOf(block.news, (item) => postPath(item, locale))
    default:
      return []
  }
}
