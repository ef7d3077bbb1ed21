import type { RichText as Text } from '@vitrine/contract/shapes/types'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { langOf } from './body-props.ts'
import type { BlockByKind } from './body-props.ts'

/** Rich text of a block. */
export function BlockText({ block }: { block: BlockByKind['text'] | BlockByKind['picture-text'] }) {
  const { id, text } = block
  return text.html === '' ? null : <RichText html={withOwnIds(id, text)} lang={langOf(block)} />
}

/** HTML whose headings have ids of the block: two texts of a page may have the same heading. */
export const withOwnIds = (block: string, { html, headings }: Text): string =>
  headings.reduce(
    (text, { id }) => text.replaceAll(` id="${id}"`, () => ` id="${block}-${id}"`),
    html,
  )
