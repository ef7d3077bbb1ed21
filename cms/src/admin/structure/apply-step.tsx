import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApplyForm } from '#src/admin/sheets/apply-form.tsx'
import { AppliedPlan } from '#src/admin/sheets/applied-plan.tsx'
import { RefusedTable } from '#src/admin/sheets/refused-table.tsx'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { call } from '#src/admin/panel/call.ts'
import { usePlan } from '#src/admin/sheets/use-plans.ts'
import type { PlanPreview, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { structureTexts } from '#texts/structure.js'
import type { SentStructure } from '#src/changes/structure/request.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'

const noneLeft: ReadonlySet<string> = new Set()

interface StepProps {
  id: number
  /** Comparison that was just made. */
  fresh: ShownPlan | undefined
  /** Mapping that was sent; undefined until it is read again after a reload of the page. */
  structure: SentStructure | undefined
  onChecked: (read: ShownPlan) => void
  /** Opens the mapping again. */
  onEdit: () => void
  /** Values that the change deletes. */
  deleted: number
  children: ReactNode
}

/** How and when a planned change is applied; then its progress, result and undo. */
export function ApplyStep({
  id,
  fresh,
  structure,
  onChecked,
  onEdit,
  deleted,
  children,
}: StepProps): ReactNode {
  const language = useLanguage()
  const { page: labels } = useTexts(structureTexts)
  const [isApplied, setApplied] = useState(false)
  const isFresh = fresh?.state === 'checked' && !isApplied
  const { data, problem, message, isLoading, reload } = usePlan(isFresh ? undefined : id, language)
  const read = isFresh ? fresh : data
  if (!read)
    return (
      <div className="ui-page__start">
        <ReadProblem of={{ problem, message, reload }} />
        {isLoading ? <p role="status">{labels.loading}</p> : null}
      </div>
    )
  if (read.state !== 'checked')
    return (
      <div className="ui-main structure">
        <AppliedPlan plan={read} reload={reload} hasNew={false} />
        {/* of an applied change the history tells what it was */}
        {read.state === 'waiting' ? children : null}
      </div>
    )
  return (
    <div className="ui-page__columns">
      <div className="ui-main structure">
        {children}
        <RefusedTable id={read.id} refused={read.refused} more={read.moreRefused} />
        {read.refused.length > 0 ? <p className="ui-small">{labels.lostHint}</p> : null}
      </div>
      <ApplyForm
        preview={read}
        left={noneLeft}
        deleted={deleted}
        language={language}
        hasDrafts={!changesAttributes(read)}
        {...(structure
          ? { again: () => call('structure.check', { body: structure }, { language }) }
          : {})}
        onApplied={() => {
          setApplied(true)
          if (!isFresh) reload()
        }}
        onChecked={onChecked}
      >
        <p className="ui-side__part">
          <Button look="link" onClick={onEdit}>
            {labels.edit}
          </Button>
        </p>
      </ApplyForm>
    </div>
  )
}

/** True if the attributes of a subcategory change, which have no state of drafts alone. */
const changesAttributes = ({ documents }: PlanPreview): boolean =>
  documents.some(({ collection }) => collection === 'subcategories')
