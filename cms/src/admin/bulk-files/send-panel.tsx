import { useId } from 'react'
import type { ReactNode } from 'react'
import { WayChoices } from '#src/admin/sheets/apply-choices.tsx'
import { ApplyFrame } from '#src/admin/sheets/apply-frame.tsx'
import type { ApplyWay } from '#src/admin/sheets/apply-text.ts'
import { zoneText } from '#src/platform/dates.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import type { BulkFilesTexts } from '#texts/bulk-files.js'
import { lackOf } from './bulk-row.ts'
import type { BulkRows } from './use-bulk-rows.ts'
import type { Sending } from './use-sending.ts'

type Texts = BulkFilesTexts['order']

const hintsOf = (labels: Texts, language: string): Record<ApplyWay, string> => ({
  draft: labels.draftHint,
  publish: labels.publishHint,
  later: labels.laterHint({ zone: zoneText(language) }),
})

interface PanelProps {
  list: BulkRows
  sending: Sending
}

/** Effect of sending in figures. */
function EffectPart({ list, sending }: PanelProps): ReactNode {
  const { order: labels } = useTexts(bulkFilesTexts)
  const language = useLanguage()
  const { ready, waiting } = sending
  const countOf = (action: string): number => ready.filter((row) => row.action === action).length
  const products = new Set([...ready, ...waiting].flatMap(({ product }) => product ?? [])).size
  const open = list.rows.filter(
    (row) => row.state !== 'sent' && lackOf(row, list.products) !== undefined,
  ).length
  const figures: [number, (values: { count: number }) => string][] = [
    [countOf('new'), labels.new],
    [countOf('replace'), labels.replaced],
    [countOf('use'), labels.used],
    [products, labels.products],
  ]
  return (
    <section className="ui-side__part">
      <h3>{labels.effect}</h3>
      <dl>
        {figures
          .filter(([count]) => count > 0)
          .map(([count, label]) => (
            <div key={label({ count })}>
              <dt>{count.toLocaleString(language)}</dt>
              <dd>{label({ count })}</dd>
            </div>
          ))}
      </dl>
      {open > 0 ? <p className="ui-small">{labels.open({ count: open })}</p> : null}
    </section>
  )
}

/** What the button does: sends files, or saves sent ones in their products. */
const buttonText = ({ ready, waiting }: Sending, labels: Texts): string =>
  ready.length > 0 || waiting.length === 0
    ? labels.send({ count: ready.length })
    : labels.attach({ count: waiting.length })

/** How and when the files come into the products, and the button that sends them. */
export function SendPanel(props: PanelProps): ReactNode {
  const { order: labels } = useTexts(bulkFilesTexts)
  const { sending } = props
  const language = useLanguage()
  const id = useId()
  const { choices, choose, progress, problem, ready, waiting, refusedCount } = sending
  return (
    <ApplyFrame
      id={id}
      problem={
        <>
          {problem === '' ? null : <p>{problem}</p>}
          {refusedCount ? <p>{labels.refusedSome({ count: refusedCount })}</p> : null}
        </>
      }
      progress={
        progress ? (
          <p className="ui-progress" role="status">
            <span className="ui-mono">{labels.progress(progress)}</span>
            <progress
              aria-label={labels.sending}
              max={Math.max(1, progress.count)}
              value={progress.done}
            />
          </p>
        ) : null
      }
      button={progress ? labels.sending : buttonText(sending, labels)}
      isDisabled={progress !== undefined || ready.length + waiting.length === 0}
      hint={progress ? labels.stay : labels.kept}
      onSend={() => void sending.send()}
      language={language}
    >
      <WayChoices
        choices={choices}
        onChoose={choose}
        problemId={`${id}-problem`}
        legend={labels.how}
        hints={hintsOf(labels, language)}
      />
      <EffectPart {...props} />
    </ApplyFrame>
  )
}
