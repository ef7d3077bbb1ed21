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
import { termsTexts } from '#texts/terms.js'
import type { TermImportAnswer } from '#src/translation/terms/terms-answer.ts'

const { sheet: labels, term } = labelsOf(termsTexts)

type Plan = NonNullable<TermImportAnswer['plan']>
type Say = (label: Label) => string

/** Uploads a spreadsheet of terms, previews its changes, and saves them. */
export function TermImport() {
  const { language } = useTranslation().i18n
  const say: Say = (label) => textOf(label, language)
  const id = useId()
  const { form, input, answer, isPending, keep, reset, send } = useImport<TermImportAnswer>(
    ownEndpoints.importTerms,
    { draft: 'import of terms', failed: say(labels.failed) },
  )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send()
  }
  const { plan } = answer ?? {}
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
      <p role="status" className="references__said">
        {answer?.message}
      </p>
      {plan ? (
        <>
          {plan.unknownColumns.length > 0 ? (
            <p className="references__note">
              {say(labels.unknownColumns({ names: plan.unknownColumns.join(', ') }))}
            </p>
          ) : null}
          <RefusedRows refused={plan.refused} header={plan.header} say={say} />
          <Changes plan={plan} say={say} />
          {plan.created.length + plan.changed.length > 0 && !answer?.done ? (
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

/** New concepts and changed cells. */
function Changes({ plan: { created, changed }, say }: { plan: Plan; say: Say }) {
  const rows = [
    ...created.map(({ title }) => ({ title, column: say(labels.created), before: '', after: '' })),
    ...changed,
  ]
  if (rows.length === 0) return null
  return (
    <>
      <h2>{say(labels.changes)}</h2>
      <ImportTable heads={[term, labels.column, labels.before, labels.after]} say={say}>
        {rows.slice(0, maxShownRows).map(({ title, column, before, after }, at) => (
          <tr key={at}>
            <th scope="row">{title}</th>
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
