import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { withLanguages, withRowsOfOthers } from '#src/publishing/languages/compose.ts'
import type { Data } from '#src/publishing/languages/compose.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { diffValues } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { valuesOf } from '#src/recording/history/document-values.ts'
import { applyPlan } from './apply-plan.ts'

interface Former {
  /** Languages that go back, with the shared values. */
  locales: readonly Locale[]
  /** Reads the former content. */
  source: (req: Pick<PayloadRequest, 'payload' | 'transactionID'>) => Promise<Data | undefined>
}

/**
 * Changes of the latest version of a document by which some languages and the shared values go back;
 * drafts of the other languages stay. Undefined if the former content does not exist.
 */
export async function changesGoingBack(
  within: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
  { locales, source }: Former,
): Promise<ValueChange[] | undefined> {
  const former = await source(within)
  if (!former) return undefined
  const draft = (await readDraft(within, entity)) ?? {}
  const fields = fieldsOf(within.payload, entity)
  const rows = withRowsOfOthers(fields, draft, former, locales)
  const content = withLanguages(fields, draft, rows, locales)
  return diffValues(valuesOf(fields, draft), valuesOf(fields, content))
}

/**
 * Restores a former content as a draft, or public (`publish`), as one change set. Returns false if
 * the content does not exist.
 */
export const goBack = (
  req: PayloadRequest,
  entity: Entity,
  { publish, ...former }: Former & { publish: boolean },
): Promise<boolean> =>
  asChangeSet({ kind: 'restore' }, () =>
    inTransaction(req.payload, async (transaction) => {
      await lockFeed(req.payload, transaction)
      const within = { payload: req.payload, ...transaction }
      const draft = await changesGoingBack(within, entity, former)
      if (!draft) return false
      const publishLatest = publish ? former.locales : []
      await applyPlan(req, transaction, { entity, draft, public: [], publishLatest })
      return true
    }),
  )

/** Source of the published content; undefined if nothing is public. */
export const publishedSource =
  (entity: Entity): Former['source'] =>
  async (req) => {
    const row = await readPublished(req, entity)
    return row?.['_status'] === 'published' ? row : undefined
  }
