import { useState } from 'react'
import type { ReactNode } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { localeCodes, locales as languages } from '@vitrine/configuration/locales'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { Button } from '#src/ui/button.tsx'
import { Breadcrumb, PageHead } from '#src/ui/page-parts.tsx'
import { Question } from '#src/ui/question.tsx'
import { call } from '#src/admin/panel/call.ts'
import { releaseState } from '#src/admin/sheets/plan-state.ts'
import type { ReleaseState } from '#src/admin/sheets/plan-state.ts'
import { ApplyForm } from '#src/admin/sheets/apply-form.tsx'
import { AppliedPlan } from '#src/admin/sheets/applied-plan.tsx'
import { UnreadPage } from '#src/admin/panel/unread-page.tsx'
import { usePlan } from '#src/admin/sheets/use-plans.ts'
import type { PlanPreview, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import type { Release, ReleaseEdit, ReleaseTrial } from '#src/changes/plans/release-shapes.ts'
import { releasesPath } from '#src/platform/change-addresses.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { releasesTexts } from '#texts/releases.js'
import { ReleaseChanges } from './release-changes.tsx'
import { TriedRelease } from './release-trial.tsx'
import { ReleaseItems } from './release-items.tsx'

/** A release is changed by its content: nothing is unticked. */
const nothingLeft: ReadonlySet<string> = new Set()

/** Address that opens the site as the release would leave it. */
const previewOf = (id: number, locale: string): string =>
  `${panelApiBase}/preview/open?${new URLSearchParams({ import: String(id), locale })}`

interface HeadProps {
  release: Release
  /** Its state, which changes while it is published. */
  state: ReleaseState
  onDelete: () => void
}

/** Title of a release, links to the site as it would be, and its deletion. */
function Head({ release: { release }, state, onDelete }: HeadProps): ReactNode {
  const labels = useTexts(releasesTexts)
  const isOpen = state === 'checked' || state === 'failed'
  const hasContent = release.drafts + release.imports > 0
  return (
    <PageHead
      above={
        <Breadcrumb title={labels.title} path={releasesPath()}>
          {labels.states[state]}
        </Breadcrumb>
      }
      title={release.fileName}
    >
      {isOpen && hasContent ? (
        <p className="releases__preview">
          {labels.preview}{' '}
          {localeCodes.map((locale) => (
            <a
              key={locale}
              className="ui-button"
              href={previewOf(release.id, locale)}
              target="_blank"
              rel="noreferrer"
            >
              {languages[locale].title}
            </a>
          ))}
        </p>
      ) : null}
      {isOpen ? (
        <Button look="danger" onClick={onDelete}>
          {labels.remove}
        </Button>
      ) : null}
    </PageHead>
  )
}

interface CheckedProps {
  release: Release
  preview: PlanPreview
  reload: () => void
  onEdit: (edit: ReleaseEdit) => void
}

/** A release that can be changed: its content, what it changes, and when. */
function Prepared({ release, preview, reload, onEdit }: CheckedProps): ReactNode {
  const language = useLanguage()
  const { trial: labels } = useTexts(releasesTexts)
  const isTried = preview.documents.length > 0
  const [found, setFound] = useState<ReleaseTrial['doubts']>()
  const doubts = found ?? []
  const [accepted, setAccepted] = useState('')
  // another value is another question
  const asked = doubts.map(({ href, key, message }) => `${href} ${key} ${message}`).join('\n')
  const isOpen = asked !== '' && accepted !== asked
  const held = isTried && !found ? labels.untried : isOpen ? labels.unaccepted : undefined
  const again = async (): Promise<Answered<ShownPlan>> => {
    reload()
    return call('imports.read', { id: preview.id }, { language })
  }
  return (
    <div className="ui-page__columns">
      <div>
        <ReleaseItems release={release} onEdit={onEdit} />
        {isTried ? (
          <TriedRelease id={preview.id} digest={preview.expected} onDoubts={setFound} />
        ) : null}
        {preview.documents.length + preview.refused.length === 0 ? null : (
          <ReleaseChanges preview={preview} />
        )}
      </div>
      <ApplyForm
        preview={preview}
        left={nothingLeft}
        language={language}
        hasDrafts={false}
        again={again}
        held={held}
        onApplied={reload}
        onChecked={reload}
      >
        {asked === '' ? null : (
          <p className="ui-side__part">
            <label className="releases__accept">
              <input
                type="checkbox"
                checked={!isOpen}
                onChange={({ target }) => setAccepted(target.checked ? asked : '')}
              />
              {labels.accept({ count: doubts.length })}
            </label>
          </p>
        )}
      </ApplyForm>
    </div>
  )
}

interface OpenProps {
  id: number
  close: () => void
}

/** A release by its address: being prepared, or to be applied. */
export function OpenRelease({ id, close }: OpenProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(releasesTexts)
  const [revision, setRevision] = useState(0)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const released = useCall('releases.read', { id }, { language, revision })
  const release = released.data
  const comparison = usePlan(id, language)
  const read = comparison.data
  const reload = (): void => {
    setRevision(revision + 1)
    comparison.reload()
  }
  const failing = released.problem === undefined ? comparison : released
  const edit = async (change: ReleaseEdit): Promise<void> => {
    setProblem('')
    const { data, message } = await call('releases.change', { id, body: change }, { language })
    if (!data) setProblem(message ?? labels.failed)
    reload()
  }
  const remove = async (): Promise<void> => {
    setAsking(false)
    const { data, message } = await call('releases.delete', { id }, { language })
    if (data) return close()
    setProblem(message ?? labels.failed)
  }
  if (!release || !read)
    return (
      <UnreadPage
        list={{ title: labels.title, path: releasesPath() }}
        of={{ ...failing, reload }}
      />
    )
  const isPrepared = read.state === 'checked'
  return (
    <>
      <Head
        release={release}
        state={isPrepared ? 'checked' : releaseState(read)}
        onDelete={() => setAsking(true)}
      />
      {isAsking ? (
        <Question
          title={labels.removeTitle({ name: release.release.fileName })}
          hint={labels.removeHint}
          onCancel={() => setAsking(false)}
          confirm={labels.remove}
          onConfirm={() => void remove()}
          isDanger
        />
      ) : null}
      <p className="ui-problem" role="alert">
        {problem}
      </p>
      {isPrepared ? (
        <Prepared
          release={release}
          preview={read}
          reload={reload}
          onEdit={(change) => void edit(change)}
        />
      ) : (
        <div className="ui-page__columns">
          <AppliedPlan plan={read} reload={reload} hasNew={false} />
          <aside className="ui-side">
            {read.state === 'failed' ? (
              <p className="releases__again">
                <Button onClick={() => void edit({ name: release.release.fileName })}>
                  {labels.prepareAgain}
                </Button>
              </p>
            ) : null}
          </aside>
        </div>
      )}
    </>
  )
}
