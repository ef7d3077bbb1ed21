'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import {
  ImportTable,
  maxShownRows,
  MoreRows,
  RefusedRows,
} from '#src/admin/imports/import-tables.tsx'
import { useImport } from '#src/admin/imports/use-import.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import type { ImportAnswer } from './import-answer.ts'

const all = labelsOf(crossReferencesTexts)
const labels = all.importing

type Plan = NonNullable<ImportAnswer['plan']>
type Say = (label: Label) => string

/** Uploads a file of cross-references, previews its changes, and saves them. */
export function ImportForm() {
  const { i18n } = useTranslation()
  const say: Say = (label) => textOf(label, i18n.language)
  const id = useId()
  const { form, input, answer, isPending, keep, reset, send } = useImport<ImportAnswer>(
    ownEndpoints.importReferences,
    { draft: 'import of cross-references', failed: say(labels.failed) },
  )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send()
  }
  const { plan } = answer ?? {}
  const changes = plan ? plan.created.length + plan.changed.length : 0
  return (
    <section>
      <form ref={form} onSubmit={submit} onChange={keep} className="references__form">
        <label htmlFor={id}>{say(labels.file)}</label>
        <input
          ref={input}
          id={id}
          name="file"
          type="file"
          required
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={reset}
        />
        <button type="submit" disabled={isPending}>
          {say(labels.preview)}
        </button>
      </form>
      <div role="status">
        {answer ? (
          <p className="references__said" data-done={answer.done || undefined}>
            {answer.message}
          </p>
        ) : null}
      </div>
      {plan ? (
        <>
          {plan.newMakers.length > 0 ? (
            <p className="references__note">
              {say(labels.newMakers({ names: plan.newMakers.join(', ') }))}
            </p>
          ) : null}
          {plan.unknownColumns.length > 0 ? (
            <p className="references__note">
              {say(labels.unknownColumns({ names: plan.unknownColumns.join(', ') }))}
            </p>
          ) : null}
          <RefusedRows refused={plan.refused} header={plan.header} say={say} />
          <Changes plan={plan} say={say} />
          {changes > 0 && !answer?.done ? (
            <p className="references__actions">
              <button
                type="button"
                data-main
                disabled={isPending}
                onClick={() => void send(plan.digest)}
              >
                {say(labels.apply)}
              </button>
              <button type="button" disabled={isPending} onClick={reset}>
                {say(labels.cancel)}
              </button>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

/** New entries and changed cells. */
function Changes({ plan: { created, changed }, say }: { plan: Plan; say: Say }) {
  const rows = [
    ...created.map(({ maker, number, ours }) => ({
      maker,
      number,
      column: say(labels.created),
      before: '',
      after: ours,
    })),
    ...changed,
  ]
  if (rows.length === 0) return null
  return (
    <>
      <h2>{say(labels.changes)}</h2>
      <ImportTable
        heads={[all.maker, all.number, labels.column, labels.before, labels.after]}
        say={say}
      >
        {rows.slice(0, maxShownRows).map(({ maker, number, column, before, after }, at) => (
          <tr key={at}>
            <td>{maker}</td>
            <th scope="row">{number}</th>
            <td>{column}</td>
            <td>{before === '' ? null : <del>{before}</del>}</td>
            <td>{after === '' ? null : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </ImportTable>
      <MoreRows count={rows.length - maxShownRows} say={say} />
    </>
  )
}
