'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { useAuth } from '@payloadcms/ui'
import { productDraftKey, writeKept } from '#src/admin/panel/kept-values.ts'
import { relativeTime } from '#src/admin/lists/list-texts.ts'
import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { importsPath, newProductPath } from '#src/platform/change-addresses.ts'
import { newProductTexts } from '#texts/new-product.js'
import { importPageTexts } from '#texts/import-page.js'
import { Comparison } from './comparison.tsx'
import { noAnswers } from '#src/admin/doubts/doubt-answers.ts'
import { ColumnNames } from './column-names.tsx'
import { DamagedTexts } from './damaged-texts.tsx'
import { saveDifferences } from './differences-file.ts'
import { EarlierPlans } from './earlier-plans.tsx'
import { PageDrop, SheetButton, UploadNote } from './file-drop.tsx'
import type { ShownPlan } from '../../changes/plans/plan-shapes.ts'
import { ApplyForm } from './apply-form.tsx'
import { AppliedPlan, resultTitle } from './applied-plan.tsx'
import { isCompared } from './plan-state.ts'
import { RunningPlans } from './running-plans.tsx'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { Button } from '#src/ui/button.tsx'
import { Breadcrumb, PageHead } from '#src/ui/page-parts.tsx'
import { UnreadPage } from '#src/admin/panel/unread-page.tsx'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { StartPart } from './start-page.tsx'
import { usePlanAddress } from './use-plan-address.ts'
import type { PlanAddress } from './use-plan-address.ts'
import { usePlan, usePlans } from './use-plans.ts'
import { useTicks } from './use-ticks.ts'
import { useUpload } from './use-upload.ts'
import type { Upload } from './use-upload.ts'

export interface SheetsContext {
  /** True if the account may open the page of other makers' numbers. */
  hasReferences: boolean
}

interface HeadProps {
  title: string
  read: ShownPlan
  children: ReactNode
}

/** Title with the path, the figures of the file, and actions. */
function Head({ title, read, children }: HeadProps): ReactNode {
  const labels = useTexts(importPageTexts)
  const language = useLanguage()
  const { figures, author: name, at } = read
  const facts = [
    ...(isCompared(read)
      ? []
      : [labels.head.figures({ sheets: figures.sheets, rows: figures.rows })]),
    ...('checkedMs' in read
      ? [
          labels.head.checked({
            seconds: (read.checkedMs / 1000).toLocaleString(language, {
              minimumFractionDigits: 1,
              maximumFractionDigits: 1,
            }),
          }),
        ]
      : []),
    labels.head.by({ name, time: relativeTime(at, language) }),
  ]
  return (
    <PageHead
      above={
        <Breadcrumb title={labels.title} path={importsPath()}>
          {read.fileName}
        </Breadcrumb>
      }
      title={title}
    >
      <span className="ui-mono">{facts.join(' · ')}</span>
      {children}
    </PageHead>
  )
}

interface PartProps {
  /** Undefined: not read. */
  imports: readonly PlanSummary[] | undefined
  reloadPlans: () => void
}

interface CheckedProps extends PartProps {
  preview: PlanPreview
  upload: Upload
  address: PlanAddress
  onApplied: () => void
  onChecked: (read: ShownPlan) => void
}

/** Comparison of a file, and how it is to be applied. */
function CheckedPage({
  preview,
  upload,
  address,
  imports,
  reloadPlans,
  onApplied,
  onChecked,
}: CheckedProps): ReactNode {
  const labels = useTexts(importPageTexts)
  const { back } = useTexts(newProductTexts)
  const language = useLanguage()
  const [left, onLeft] = useTicks(preview.id)
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const confirm = (key: string, isConfirmed: boolean): void =>
    setConfirmed((former) =>
      isConfirmed ? new Set([...former, key]) : new Set([...former].filter((each) => each !== key)),
    )
  const [answers, setAnswers] = useState(noAnswers)
  const { user } = useAuth()
  const isOfForm = sourceFacts[preview.source].isOfForm
  const end = (): void => {
    if (isOfForm) writeKept(productDraftKey(user?.id), undefined)
    onApplied()
  }
  const hasDifferences = preview.documents.length > 0
  return (
    <>
      <Head title={labels.head.title} read={preview}>
        {hasDifferences ? (
          <Button onClick={() => saveDifferences(preview, language)}>
            {labels.head.differences}
          </Button>
        ) : null}
        {isOfForm ? (
          <Link className="ui-button" href={newProductPath} prefetch={false}>
            {back}
          </Link>
        ) : (
          <SheetButton upload={upload} text={labels.head.other} />
        )}
      </Head>
      <UploadNote upload={upload} />
      <DamagedTexts preview={preview} onChecked={onChecked} />
      <ColumnNames preview={preview} onChecked={onChecked} />
      <div className="ui-page__columns">
        <Comparison
          preview={preview}
          left={left}
          onLeft={onLeft}
          confirmed={confirmed}
          onConfirm={confirm}
          answers={answers}
          onAnswers={setAnswers}
        />
        <ApplyForm
          preview={preview}
          left={left}
          confirmed={confirmed}
          answers={answers}
          language={language}
          onApplied={end}
          onChecked={onChecked}
        >
          <RunningPlans imports={imports} reload={reloadPlans} />
          <EarlierPlans
            imports={imports?.slice(0, 6)}
            {...(address.id === undefined ? {} : { except: address.id })}
            title={labels.earlier.title}
            reload={reloadPlans}
          />
        </ApplyForm>
      </div>
    </>
  )
}

interface OpenProps extends PartProps {
  id: number
  /** Comparison that was just made, which is not read again. */
  fresh: ShownPlan | undefined
  upload: Upload
  address: PlanAddress
  onChecked: (read: ShownPlan) => void
}

/** A plan by its address: its comparison, or its progress and result. */
function OpenPlan({ id, fresh, ...part }: OpenProps): ReactNode {
  const labels = useTexts(importPageTexts)
  const { imports, reloadPlans, upload, address, onChecked } = part
  const language = useLanguage()
  const [isApplied, setApplied] = useState(false)
  const isFresh = fresh?.state === 'checked' && !isApplied
  const { data, problem, message, reload } = usePlan(isFresh ? undefined : id, language)
  const read = isFresh ? fresh : data
  if (!read)
    return (
      <UnreadPage
        list={{ title: labels.title, path: importsPath() }}
        of={{ problem, message, reload }}
      />
    )
  if (read.state === 'checked')
    return (
      <CheckedPage
        preview={read}
        upload={upload}
        address={address}
        imports={imports}
        reloadPlans={reloadPlans}
        onApplied={() => {
          setApplied(true)
          if (!isFresh) reload()
          reloadPlans()
        }}
        onChecked={onChecked}
      />
    )
  return (
    <>
      <Head title={resultTitle(read, labels.result)} read={read}>
        {null}
      </Head>
      <UploadNote upload={upload} />
      <ReadProblem of={{ problem, message, reload }} />
      <div className="ui-page__columns">
        <AppliedPlan
          plan={read}
          reload={() => {
            reload()
            reloadPlans()
          }}
        />
        <aside className="ui-side">
          <EarlierPlans
            imports={imports}
            except={id}
            title={labels.earlier.title}
            reload={reloadPlans}
          />
        </aside>
      </div>
    </>
  )
}

/** Page of spreadsheets: a plan by its address, otherwise the first view. */
export function SheetsPage({ hasReferences }: SheetsContext): ReactNode {
  const labels = useTexts(importPageTexts)
  const language = useLanguage()
  const address = usePlanAddress()
  const [fresh, setFresh] = useState<ShownPlan>()
  const list = usePlans(language)
  const imports = list.data?.imports
  const show = (read: ShownPlan): void => {
    setFresh(read)
    address.open(read.id)
  }
  const upload = useUpload(language, show)
  const part = { imports, reloadPlans: list.reload }
  const { id } = address
  return (
    <main className="ui-page ui-changes">
      <PageDrop upload={upload} />
      {id === undefined ? (
        <>
          <PageHead title={labels.title} />
          <div className="ui-page__columns">
            <StartPart upload={upload} hasReferences={hasReferences} />
            <aside className="ui-side">
              <ReadProblem of={list} />
              <RunningPlans imports={imports} reload={list.reload} />
              <EarlierPlans imports={imports} title={labels.earlier.all} reload={list.reload} />
            </aside>
          </div>
        </>
      ) : (
        <OpenPlan
          key={id}
          id={id}
          fresh={fresh?.id === id ? fresh : undefined}
          upload={upload}
          address={address}
          onChecked={show}
          {...part}
        />
      )}
    </main>
  )
}
