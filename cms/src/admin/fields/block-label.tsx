import { useRowLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { isBlockKind } from '#src/content/blocks/kinds.ts'
import { useTexts } from '#src/platform/language.ts'
import { blocksTexts } from '#texts/blocks.js'

interface Row {
  kind?: string
  title?: string
  text?: string
  hidden?: boolean
}

/** Head of a block in a form: its place, its kind and the first of its texts. */
export function BlockLabel(): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const { kinds, block, hidden } = useTexts(blocksTexts)
  const { kind, title, text } = data
  const parts = [
    isBlockKind(kind) ? kinds[kind] : block,
    title || text || '',
    data.hidden ? hidden : '',
  ]
  return <span>{`${rowNumber + 1} · ${parts.filter(Boolean).join(' · ')}`}</span>
}
