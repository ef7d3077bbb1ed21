import type { BodyProps } from './body-props.ts'
import { BlockText } from './block-text.tsx'

/** Paragraphs, lists and tables. */
export default function Text({ block }: BodyProps<'text'>) {
  return <BlockText block={block} />
}
