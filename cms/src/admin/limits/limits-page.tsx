'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { panelBase } from '@vitrine/contract/panel'
import { call } from '#src/admin/panel/call.ts'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import type { LimitsPageData } from '#src/panel-calls/limits.ts'
import { historyOf, importsPath, limitsPath } from '#src/platform/change-addresses.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/choices.tsx'
import { PageHead } from '#src/ui/page-parts.tsx'
import { limitsPageTexts } from '#texts/limits-page.js'
import { CopyDialog, sentLimits } from './copy-dialog.tsx'
import { LimitRows } from './limit-rows.tsx'
import { PastPart } from './past-part.tsx'
import { TodayPart } from './today-part.tsx'
import { useLimitsPage } from './use-limits-page.ts'
import type { LimitsPageState } from './use-limits-page.ts'

const formOf = (id: number): string => `${panelBase}/collections/subcategories/${id}`

const limitsIn = (columns: readonly Declared[]): number =>
  columns.reduce((sum, { limits = [] }) => sum + limits.length, 0)

function Head({ data, count }: { data: LimitsPageData; count: number }): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const { id, title, category, families, attributes } = data
  const parts = families.reduce((sum, family) => sum + family.parts.length, 0)
  return (
    <>
      <PageHead
        above={
          <>
            <a href={`${panelBase}/collections/subcategories`}>{labels.subcategories}</a>
            {category ? ` / ${category}` : ''}
          </>
        }
        title={title}
      >
        <span className="ui-mono">{labels.figures({ families: families.length, parts })}</span>
        <a className="ui-button" href={importsPath()}>
          {labels.trySheet}
        </a>
        <a className="ui-button" href={historyOf({ document: `subcategories-${id}` })}>
          {labels.history}
        </a>
      </PageHead>
      <Tabs
        label={labels.tabs}
        choices={[
          {
            text: labels.attributes,
            href: `${formOf(id)}#field-attributes`,
            count: attributes.length,
            isCurrent: false,
          },
          { text: labels.limits, href: limitsPath(id), count, isCurrent: true },
        ]}
      />
    </>
  )
}

interface ListProps {
  id: number
  state: LimitsPageState
  chosen: string
  onChoose: (key: string) => void
}

/** Attributes with the count of their limits. */
function AttributeList({ id, state, chosen, onChoose }: ListProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const { limited, findings } = state
  const open = (event: MouseEvent, key: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(key)
  }
  return (
    <nav className="limits-list" aria-label={labels.attributes}>
      {limited.map(({ key, label, limits = [] }) => {
        const isOut = findings.some((each) => each.key === key)
        return (
          <a
            key={key}
            className="ui-entry"
            href={limitsPath(id, key)}
            aria-current={key === chosen ? 'true' : undefined}
            onClick={(event) => open(event, key)}
          >
            <span>{label}</span>
            {isOut ? (
              <span className="limits-list__out" role="img" aria-label={labels.outsideMark}>
                !
              </span>
            ) : null}
            <span className="ui-mono">{limits.length}</span>
          </a>
        )
      })}
      <p className="ui-small">
        {labels.total({ count: limitsIn(limited) })} ·{' '}
        {findings.length === 0 ? labels.noneOutside : labels.outside({ count: findings.length })}
      </p>
    </nav>
  )
}

interface BarProps {
  data: LimitsPageData
  state: LimitsPageState
  onSaved: (message: string) => void
}

/** What the limits will do, and the buttons that discard, copy and save them. */
function SaveBar({ data, state, onSaved }: BarProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const [problem, setProblem] = useState('')
  const { findings, changed, problemCount, isTyped, limited, discard } = state
  const refused = findings.filter(({ effect, key }) => effect === 'refuses' && key in changed)
  const asked = findings.filter(({ effect }) => effect === 'asks').length
  const lacking = findings.filter(({ effect }) => effect === 'lacks').length
  const parts = data.families.reduce((sum, family) => sum + family.parts.length, 0)
  const isBlocked =
    isBusy || problemCount > 0 || refused.length > 0 || Object.keys(changed).length === 0
  const save = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    const body = { subcategory: data.id, limits: sentLimits(changed), state: data.state }
    const { data: saved, message } = await call('limits.save', { body }, { language })
    setBusy(false)
    if (saved) onSaved(saved.message)
    else setProblem(message ?? labels.failed)
  }
  const said =
    problemCount > 0
      ? labels.wrong({ count: problemCount })
      : refused.length > 0
        ? labels.blocked({ count: refused.length })
        : asked > 0
          ? labels.siteAsked({ count: asked })
          : lacking > 0
            ? labels.siteLacks({ count: lacking })
            : labels.siteSame({ count: parts })
  return (
    <footer className="limits-bar">
      <div>
        <p>
          <b>{labels.henceforth}</b> {labels.henceforthHint}
        </p>
        <p
          className="ui-small"
          role="status"
          data-blocked={problemCount > 0 || refused.length > 0 || undefined}
        >
          {said}
        </p>
        <p role="alert">{problem}</p>
      </div>
      <Button look="quiet" disabled={!isTyped || isBusy} onClick={discard}>
        {labels.discard}
      </Button>
      <Button disabled={isBusy || problemCount > 0} onClick={() => setCopying(true)}>
        {labels.copy}
      </Button>
      <Button
        look="main"
        aria-disabled={isBlocked}
        onClick={() => {
          if (!isBlocked) void save()
        }}
      >
        {isBusy ? labels.saving : labels.save}
      </Button>
      {isCopying ? (
        <CopyDialog
          subcategory={data.id}
          limits={Object.fromEntries(limited.map(({ key, limits = [] }) => [key, limits]))}
          onClose={() => setCopying(false)}
        />
      ) : null}
    </footer>
  )
}

/** Codes of the families, each once. */
const familyCodes = ({ families }: LimitsPageData): string[] => [
  ...new Set(families.map(({ code }) => code).filter((code) => code !== '')),
]

interface WorkProps {
  data: LimitsPageData
  attribute: string | null
  saved: string
  onChoose: (key: string) => void
  onSaved: (message: string) => void
}

/** Attributes, the limits of the chosen one, and what they find. */
function Work({ data, attribute, saved, onChoose, onSaved }: WorkProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const state = useLimitsPage(data, language, labels)
  const { columns, limited } = state
  const column = columns.find(({ key }) => key === attribute) ?? columns[0]
  const typed = limited.find(({ key }) => key === column?.key)
  return (
    <>
      <LeaveWarning isUnsaved={state.isTyped} />
      <Head data={data} count={limitsIn(limited)} />
      <p role="status" className="ui-page__outcome limits-outcome">
        {state.isTyped ? '' : saved}
      </p>
      {column && typed ? (
        <div className="limits-columns">
          <AttributeList id={data.id} state={state} chosen={column.key} onChoose={onChoose} />
          <div className="limits-form">
            <h2>
              {column.label}{' '}
              <span className="ui-mono">
                {[
                  column.unit,
                  column.decimals === null ? null : labels.decimals({ count: column.decimals }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </h2>
            <LimitRows
              key={column.key}
              column={column}
              columns={columns}
              drafts={state.draftsOf(column)}
              problems={state.problems(column.key)}
              span={state.spans.get(column.key)}
              families={familyCodes(data)}
              isClosed={!data.mayChange}
              onChange={(drafts) => state.change(column.key, drafts)}
            />
          </div>
          <aside className="limits-today" aria-label={labels.today}>
            <TodayPart key={column.key} families={data.families} column={typed} state={state} />
            <PastPart subcategory={data.id} columns={state.limited} />
          </aside>
        </div>
      ) : (
        <div className="ui-page__start">
          <p>{labels.none}</p>
        </div>
      )}
      {data.mayChange && column ? <SaveBar data={data} state={state} onSaved={onSaved} /> : null}
    </>
  )
}

const idIn = (text: string | null): string | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : undefined

/** Page of the limits of a subcategory; subcategory and attribute are in its address. */
export function LimitsPage(): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const params = useSearchParams()
  const [revision, setRevision] = useState(0)
  const [saved, setSaved] = useState('')
  const subcategory = idIn(params.get('subcategory'))
  const { data, problem, message, isLoading, reload } = useCall(
    'limits.read',
    subcategory === undefined ? undefined : { query: { subcategory } },
    { language, revision },
  )
  return (
    <main className="ui-page limits-page">
      {data && problem === undefined ? (
        <Work
          // what was typed goes with the state that it was typed over
          key={`${data.id} ${data.state}`}
          data={data}
          attribute={params.get('attribute')}
          saved={saved}
          onChoose={(key) => window.history.pushState(null, '', limitsPath(data.id, key))}
          onSaved={(sentence) => {
            setSaved(sentence)
            setRevision(revision + 1)
          }}
        />
      ) : (
        <div className="ui-page__start">
          <h1>{labels.title}</h1>
          <ReadProblem of={{ problem, message, reload }} />
          {isLoading ? <p role="status">{labels.loading}</p> : null}
          {subcategory === undefined ? (
            <p>
              {labels.choose}{' '}
              <a href={`${panelBase}/collections/subcategories`}>{labels.subcategories}</a>
            </p>
          ) : null}
        </div>
      )}
    </main>
  )
}
