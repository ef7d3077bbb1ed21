import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { sourceFacts } from '#src/changes/imports/import-answer.ts'
import type { ImportPreview, ReadImport } from '#src/changes/imports/import-shapes.ts'
import { importPageTexts } from '#texts/import-page.js'
import { structureTexts } from '#texts/structure.js'
import { JoinRelease } from '#src/admin/release-door/join-release.tsx'
import { useTexts } from '#src/platform/language.ts'
import { refusedCells } from './effect-tabs.tsx'
import { OrderChoices } from './order-choices.tsx'
import { OrderFrame } from './order-frame.tsx'
import { buttonText } from './order-text.ts'
import type { Left } from './ticks.ts'
import { useOrder } from './use-order.ts'
import { VisiblePart } from './visible-part.tsx'

interface FormProps {
  preview: ImportPreview
  left: Left
  /** Keys of refused documents that the person confirms. */
  confirmed?: ReadonlySet<string>
  language: string
  /** Reads the import, which is ordered. */
  onOrdered: () => void
  /** Shows the comparison that was made again. */
  onChecked: (read: ReadImport) => void
  children: ReactNode
  /** Repeats the comparison of an import that has no file. */
  again?: () => Promise<Answered<ReadImport>>
  /** False for a change without a state of drafts alone. */
  hasDrafts?: boolean
  /** Values that the change deletes; what does not fit is deleted with them. */
  deleted?: number
}

/** How and when an import is applied, and the button that does it. */
export function OrderForm({
  children,
  hasDrafts = true,
  deleted = 0,
  ...props
}: FormProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const { page: structureLabels } = useTexts(structureTexts)
  const { preview, language } = props
  const id = useId()
  const order = useOrder(props)
  const { choices, taken, lack, isEmpty, problem, isBusy } = order
  const action = buttonText(choices.way, taken, labels)
  return (
    <OrderFrame
      id={id}
      problem={
        <>
          {problem ? <p>{problem.message}</p> : null}
          {problem?.isOutdated ? (
            <button type="button" className="ui-button" onClick={() => void order.checkAgain()}>
              {labels.again}
            </button>
          ) : null}
        </>
      }
      button={
        isBusy
          ? labels.sending
          : deleted > 0
            ? structureLabels.deletes({ action, count: deleted })
            : action
      }
      isDisabled={isBusy || isEmpty}
      hint={problem ? labels.kept : (lack ?? labels.kept)}
      onSend={() => void order.send()}
      language={language}
    >
      <OrderChoices
        choices={choices}
        onChoose={order.choose}
        refused={refusedCells(preview)}
        problemId={`${id}-problem`}
        hasDrafts={hasDrafts && preview.hasDrafts}
        deletes={sourceFacts[preview.source].deletes === true}
      />
      <VisiblePart preview={preview} taken={taken} way={choices.way} />
      {sourceFacts[preview.source].isRelease ? null : (
        <JoinRelease id={preview.id} left={props.left} onJoined={props.onOrdered} />
      )}
      {children}
    </OrderFrame>
  )
}
