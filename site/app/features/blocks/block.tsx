import type { ReactNode } from 'react'
import type { Block as BlockAnswer } from '@vitrine/contract/shapes/types'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { DimensionLine } from '#app/ui/elements/dimension-line.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { languageName } from '#shared/i18n/language-name.ts'
import { blocksTexts } from '#texts/blocks.js'
import { langOf } from './bodies/body-props.ts'
import stylesheet from './block.css?url'
import { Stylesheet } from './stylesheet.tsx'

/**
 * Place of a block's heading. `stack`: above the body; `side`: beside it; `half`: with the words of
 * the body, beside a picture; `line`: in one line with the action.
 */
export type BlockLayout = 'stack' | 'side' | 'half' | 'line'

interface BlockProps {
  block: BlockAnswer
  layout: BlockLayout
  /** Level of the block's heading: 1 for the opening of a page. */
  level: 1 | 2
  /** Number on the dimension line above the heading. */
  number: string | undefined
  /** Styles of the block's kind, in addition to those of the frame. */
  styles: string | undefined
  children: ReactNode
}

/**
 * Frame of all blocks: ground, space and rule to its neighbors, anchor, heading and action. Its
 * layout depends on its own width (container queries).
 */
export function Block({ block, layout, level, number, styles, children }: BlockProps) {
  const { id, kind, ground } = block
  const action = 'action' in block ? block.action : null
  const link =
    action === null ? null : (
      <p className="block-action">
        {kind === 'call' ? (
          <ButtonLink href={action.url}>{action.label}</ButtonLink>
        ) : (
          <TextLink href={action.url} icon="arrow-right">
            {action.label}
          </TextLink>
        )}
      </p>
    )
  return (
    <section
      id={id}
      className={kind === 'form' ? 'block no-print' : 'block'}
      data-kind={kind}
      data-ground={ground}
      data-layout={layout}
      data-side={'side' in block ? block.side : undefined}
      aria-labelledby={block.title === '' ? undefined : headingId(id)}
    >
      <Stylesheet href={stylesheet} />
      {styles === undefined ? null : <Stylesheet href={styles} />}
      <div className="block-box">
        <Head block={block} level={level} number={number} />
        {layout === 'half' ? null : link}
        {children}
        {layout === 'half' ? link : null}
      </div>
    </section>
  )
}

const headingId = (id: string): string => `${id}-title`

/** Text below the heading; that of some kinds is their body. */
const leadOf = (block: BlockAnswer): string =>
  block.kind === 'quotation' || !('text' in block) || typeof block.text !== 'string'
    ? ''
    : block.text

function Head({ block, level, number }: Pick<BlockProps, 'block' | 'level' | 'number'>) {
  const { id, title, text_locale: textLocale } = block
  const Heading = `h${level}` as const
  const label = block.kind === 'opening' ? block.label : ''
  const lead = leadOf(block)
  if (title === '' && lead === '' && label === '' && textLocale === null) return null
  return (
    <header className="block-head">
      {textLocale === null ? null : <LanguageNotice of={textLocale} />}
      <div className="block-words" lang={langOf(block)}>
        {label === '' ? null : <Label>{label}</Label>}
        {number === undefined || title === '' ? null : (
          <div className="block-number" aria-hidden="true">
            <DimensionLine figure={number} />
          </div>
        )}
        {title === '' ? null : (
          <Heading id={headingId(id)} className="block-title">
            {title}
          </Heading>
        )}
        {lead === '' ? null : <p className="lead block-lead">{lead}</p>}
      </div>
    </header>
  )
}

/** Note above texts that are missing in the language of the page. */
function LanguageNotice({ of }: { of: NonNullable<BlockAnswer['text_locale']> }) {
  const language = languageName(of, useLocale())
  return <p className="block-notice">{useTexts(blocksTexts).elsewhere({ language })}</p>
}
