import { Body, isEmpty, kindOf } from './block-kinds.tsx'
import { Block } from './block.tsx'
import type { BlockData } from './bodies/body-props.ts'
import type { Block as BlockAnswer } from '@vitrine/contract/shapes/types'

interface BlocksProps {
  blocks: readonly BlockAnswer[]
  data: BlockData
  /** True if the opening at the beginning bears the heading of the page. */
  opens?: boolean
}

/** Blocks of a page that have something to show, numbered on their dimension lines. */
export function Blocks({ blocks, data, opens = false }: BlocksProps) {
  const shown = blocks.filter((block) => !isEmpty(block.kind, block))
  const numbered = shown.filter(({ kind, title }) => title !== '' && kindOf(kind).numbered)
  return (
    <div className="blocks">
      {shown.map((block, index) => {
        const { layout, styles } = kindOf(block.kind)
        const position = numbered.indexOf(block)
        const first = opens && index === 0
        return (
          <Block
            key={block.id}
            block={block}
            layout={layout}
            level={first ? 1 : 2}
            number={position < 0 ? undefined : String(position + 1).padStart(2, '0')}
            styles={styles}
          >
            <Body
              kind={block.kind}
              props={{
                block,
                data,
                level: block.title === '' ? 2 : 3,
                first,
                earlier: earlierForm(block, shown),
              }}
            />
          </Block>
        )
      })}
    </div>
  )
}

/** Id of the first block with the form of a block, if that is another one. */
function earlierForm(block: BlockAnswer, blocks: readonly BlockAnswer[]): string | undefined {
  if (block.kind !== 'form') return undefined
  const first = blocks.find((other) => other.kind === 'form' && other.form === block.form)
  return first === block ? undefined : first?.id
}
