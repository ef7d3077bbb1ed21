'use client'

import { useEffect, useRef, useState } from 'react'
import { EditMany, SelectionProvider, useConfig, useSelection } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import type { ReactNode } from 'react'
import { ReleaseDialog } from '#src/admin/release-entry/release-dialog.tsx'
import { gridOf, structurePath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { lazyPart } from '#src/ui/lazy.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { maxTicked } from '#src/staff-index/list-state.ts'
import { gridLinkTexts } from '#texts/grid-link.js'
import { listsTexts } from '#texts/lists.js'
import { releasesTexts } from '#texts/releases.js'
import { structureLinksTexts } from '#texts/structure-links.js'
import type { BulkAction, DialogProps } from './bulk-dialogs.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { ListData } from './list-data.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'
import './list-bulk.css'

// each is loaded by its first use
const LanguageDialog = lazyPart(async () => (await import('./bulk-dialogs.tsx')).LanguageDialog)
const MoveDialog = lazyPart(async () => (await import('./bulk-dialogs.tsx')).MoveDialog)
const TrashDialog = lazyPart(async () => (await import('./bulk-dialogs.tsx')).TrashDialog)
const BulkScheduleDialog = lazyPart(
  async () => (await import('./bulk-schedule-dialog.tsx')).BulkScheduleDialog,
)

/** Selects all documents of Payload's selection provider once, when it is mounted. */
function TickAll() {
  const { toggleAll } = useSelection()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return undefined
    // runs after the provider's own effect, which clears the selection
    const timer = setTimeout(() => {
      isDone.current = true
      toggleAll()
    })
    return () => clearTimeout(timer)
  }, [toggleAll])
  return null
}

/** Payload's bulk edit of the ticked rows; `bulk-edit.ts` lists the fields that it offers. */
function EditTicked({ data, rows }: { data: ListData; rows: readonly ListRow[] }) {
  const { getEntityConfig } = useConfig()
  const config = getEntityConfig({ collectionSlug: data.collection as CollectionSlug })
  const docs = rows.map(({ id }) => ({ id }))
  return (
    <SelectionProvider key={docs.map(({ id }) => id).join()} docs={docs} totalDocs={docs.length}>
      <TickAll />
      <EditMany collection={config} />
    </SelectionProvider>
  )
}

type OfferedAction = BulkAction | 'release'

/** Dialog of the chosen action. */
function ActionDialog({ action, ...dialog }: DialogProps & { action: OfferedAction | undefined }) {
  const { data, rows, onEnd } = dialog
  switch (action) {
    case 'publish':
    case 'retire':
      return <LanguageDialog {...dialog} action={action} />
    case 'schedule':
      return <BulkScheduleDialog {...dialog} />
    case 'move':
      return <MoveDialog {...dialog} />
    case 'trash':
      return <TrashDialog {...dialog} />
    case 'release':
      return (
        <ReleaseDialog
          items={() =>
            Promise.resolve({
              drafts: rows.map(({ id }) => ({ collection: data.collection, id: Number(id) })),
            })
          }
          onClose={() => onEnd(false)}
        />
      )
    case undefined:
      return null
  }
}

interface MoreProps {
  data: ListData
  ids: readonly number[]
  /** Button of an action, unless the account may not do it. */
  press: (name: OfferedAction, label: string, isOffered: boolean) => ReactNode
}

/** Menu of the actions that are needed seldom. */
function MoreActions({ data, ids, press }: MoreProps): ReactNode {
  const { bulk: labels } = useTexts(listsTexts)
  const { open: openGrid } = useTexts(gridLinkTexts)
  const { move: moveProducts } = useTexts(structureLinksTexts)
  const { join } = useTexts(releasesTexts)
  const { rights, collection, paths } = data
  const isOfProducts = collection === 'products'
  const hasActions = rights.publish || rights.move || rights.trash || paths.hasGrid
  if (!hasActions) return null
  return (
    <Menu label={labels.moreActions}>
      {paths.hasGrid ? (
        <a href={gridOf({ ids: ids.join(','), ...(isOfProducts ? {} : { collection }) })}>
          {openGrid}
        </a>
      ) : null}
      {press('schedule', labels.schedule, rights.publish)}
      {press('release', join.door, rights.publish)}
      {/* products move with their values (`structure`) */}
      {isOfProducts && rights.publish ? (
        <a href={structurePath({ products: ids.join(',') })}>{moveProducts}</a>
      ) : null}
      {press('move', labels.move, rights.move && !isOfProducts)}
      {press('retire', labels.retire, rights.publish)}
      {press('trash', labels.trash, rights.trash)}
    </Menu>
  )
}

/** Toolbar with the bulk actions for the ticked rows. */
export function BulkBar({
  data,
  rows,
  onTickEvery,
  onUntick,
  onDone,
}: {
  data: ListData
  rows: readonly ListRow[]
  /** Ticks the documents of all pages, up to `maxTicked`. */
  onTickEvery: () => Promise<void>
  onUntick: () => void
  onDone: () => void
}) {
  const labels = useTexts(listsTexts)
  const [action, setAction] = useState<OfferedAction>()
  const { rights } = data
  const [isTicking, setIsTicking] = useState(false)
  const most = Math.min(data.total, maxTicked)
  const partNumbers = rows.reduce((sum, row) => sum + (row.partNumbers ?? 0), 0)
  const ids = rows.map(({ id }) => id)
  const press = (name: OfferedAction, label: string, isOffered: boolean): ReactNode =>
    isOffered ? (
      <button
        key={name}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={action === name}
        onClick={() => setAction(name)}
      >
        {label}
      </button>
    ) : null
  const end = (isDone: boolean): void => {
    setAction(undefined)
    if (isDone) onDone()
  }
  const dialog = { data, rows, onEnd: end }
  return (
    <>
      <div className="list-bulk" role="toolbar" aria-label={labels.bulk.title}>
        <span>
          <b>{labels.bulk.count({ count: rows.length })}</b>
          {data.columns.includes('part-numbers')
            ? ` · ${labels.partNumbers({ count: partNumbers })}`
            : null}
        </span>
        {rows.length < most && rows.length >= data.rows.length ? (
          <button
            type="button"
            disabled={isTicking}
            onClick={() => {
              setIsTicking(true)
              void onTickEvery().finally(() => setIsTicking(false))
            }}
          >
            {(most < data.total ? labels.bulk.tickFirst : labels.bulk.tickEvery)({ count: most })}
          </button>
        ) : null}
        <hr />
        {press('publish', labels.bulk.publish, rights.publish)}
        {rights.edit ? <EditTicked data={data} rows={rows} /> : null}
        <ExportMenu data={data} ids={ids} />
        <MoreActions data={data} ids={ids} press={press} />
        <hr />
        <button type="button" onClick={onUntick}>
          {labels.bulk.untick} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
      <ActionDialog {...dialog} action={action} />
    </>
  )
}
