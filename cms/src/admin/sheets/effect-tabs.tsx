import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { doubtsTexts } from '#texts/doubts.js'
import { importPageTexts } from '#texts/import-page.js'

export const effects = ['created', 'changed', 'doubtful', 'equal', 'refused'] as const
export type Effect = (typeof effects)[number]

/** Cells that are refused, those included that are not listed. */
export const refusedCells = ({
  refused,
  moreRefused,
}: Pick<PlanPreview, 'refused' | 'moreRefused'>): number => refused.length + moreRefused

/** Tab that is open at first: the first one with something to decide. */
export function firstEffect(preview: PlanPreview): Effect {
  const { changed, created } = preview.figures
  if (changed > 0) return 'changed'
  if (created > 0) return 'created'
  if (preview.doubts.length > 0) return 'doubtful'
  return refusedCells(preview) > 0 ? 'refused' : 'equal'
}

export const tabId = (id: string, effect: Effect): string => `${id}-${effect}`

interface TabsProps {
  preview: PlanPreview
  /** Doubtful values without an answer. */
  unanswered: number
  /** Short names of the documents with new rows. */
  newIn: string
  chosen: Effect
  onChoose: (effect: Effect) => void
  /** Id of the panel, of which those of the tabs are made. */
  id: string
}

/** Counts of the rows by what they do, as tabs. */
export function EffectTabs({
  preview,
  unanswered,
  newIn,
  chosen,
  onChoose,
  id,
}: TabsProps): ReactNode {
  const { tabs: labels } = useTexts(importPageTexts)
  const doubtLabels = useTexts(doubtsTexts)
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const { figures, rowKind: rows } = preview
  const refused = refusedCells(preview)
  const shown: Record<Effect, { count: number; name: string; more: string }> = {
    created: {
      count: figures.created,
      name: labels.created({ count: figures.created, rows }),
      more: newIn,
    },
    changed: {
      count: figures.changed,
      name: labels.changed({ count: figures.changed, rows }),
      more: labels.values({ count: figures.values }),
    },
    doubtful: {
      count: preview.doubts.length + preview.moreDoubts,
      name: doubtLabels.tab({ count: preview.doubts.length + preview.moreDoubts }),
      more: doubtLabels.tabMore({ left: unanswered }),
    },
    equal: {
      count: figures.equal,
      name: labels.equal({ count: figures.equal, rows }),
      more: labels.nothing,
    },
    refused: {
      count: refused,
      name: labels.refused({ count: refused }),
      more: refused > 0 ? labels.below : labels.noneRefused,
    },
  }
  const tabs = effects.filter((effect) => effect !== 'doubtful' || shown.doubtful.count > 0)
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (tabs.indexOf(chosen) + step + tabs.length) % tabs.length
    const next = tabs[at] ?? chosen
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`[data-effect="${next}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      className="effect-tabs"
      role="tablist"
      aria-label={labels.name}
      tabIndex={-1}
      onKeyDown={move}
    >
      {tabs.map((effect) => {
        const { count, name, more } = shown[effect]
        const isChosen = effect === chosen
        return (
          <button
            key={effect}
            type="button"
            role="tab"
            id={tabId(id, effect)}
            data-effect={effect}
            data-refused={effect === 'refused' && count > 0 ? '' : undefined}
            data-doubtful={effect === 'doubtful' && unanswered > 0 ? '' : undefined}
            aria-selected={isChosen}
            aria-controls={id}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(effect)}
          >
            <b>{count.toLocaleString(language)}</b> <span>{name}</span> <small>{more}</small>
          </button>
        )
      })}
    </div>
  )
}
