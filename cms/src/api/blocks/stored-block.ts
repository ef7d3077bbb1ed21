import type { Page } from '#src/platform/payload-types.ts'
import { blockKinds } from '#src/content/blocks/kinds.ts'

/** Row of a block in one language. */
export type StoredBlock = NonNullable<Page['blocks']>[number]
export type StoredItem = NonNullable<StoredBlock['items']>[number]

const texts = ['title', 'label', 'detail', 'text', 'body', 'action_label'] as const
const itemTexts = ['title', 'value', 'unit', 'text'] as const

const isText = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

/** True if a block has a text in the language in which it was read. */
export const hasText = (block: StoredBlock): boolean => {
  const { fields, items = [] } = blockKinds[block.kind]
  const names: readonly string[] = fields.includes('action') ? [...fields, 'action_label'] : fields
  return (
    texts.some((name) => names.includes(name) && isText(block[name])) ||
    (block.items ?? []).some((item) =>
      itemTexts.some((name) => items.includes(name) && isText(item[name])),
    )
  )
}

/** Filters of a block, one per line, as the addresses of lists have them. */
export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
