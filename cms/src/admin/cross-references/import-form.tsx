'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import type { ImportAnswer } from './import-answer.ts'

const all = labelsOf(crossReferencesTexts)
const labels = all.importing

/** Maximum listed rows; the counts above a list include all rows. */
const maxShownRows = 100

type Plan = NonNullable<ImportAnswer['plan']>
type Say = (label: Label) => string

/** Uploads a file of cross-references, previews its changes, and saves them. */
export function ImportForm() {
  const { i18n } = useTranslation()
  const say: Say = (label) => textOf(label, i18n.language)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [pending, setPending] = useState(false)
  const { form, keep, forget } = useFormDraft('import of cross-references')
  const send = async (digest?: string): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!file) return input.current?.focus()
    const body = new FormData()
    body.set('file', file)
    setPending(true)
    try {
      const query = digest === undefined ? '' : `?apply=${digest}`
      const sent = await fetch(panelApiBase + ownEndpoints.importReferences + query, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'accept-language': i18n.language },
        body,
      })
      const said = (await sent.json()) as ImportAnswer
      setAnswer(said)
      if (said.done) forget()
    } catch {
      setAnswer((before) => ({ ...before, message: say(labels.failed) }))
    }
    setPending(false)
  }
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
          onChange={() => setAnswer(undefined)}
        />
        <button type="submit" disabled={pending}>
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
          <Refused plan={plan} say={say} />
          <Changes plan={plan} say={say} />
          {changes > 0 && !answer?.done ? (
            <p className="references__actions">
              <button
                type="button"
                data-main
                disabled={pending}
                onClick={() => void send(plan.digest)}
              >
                {say(labels.apply)}
              </button>
              <button type="button" disabled={pending} onClick={() => setAnswer(undefined)}>
                {say(labels.cancel)}
              </button>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

/** Rejected rows with the errors of their cells, and a download of these rows. */
function Refused({ plan: { refused, header }, say }: { plan: Plan; say: Say }) {
  if (refused.length === 0) return null
  const save = (): void => {
    const rows = refused.map(({ cells, problems }) => [
      ...header.map((_, at) => cells[at] ?? ''),
      problems.map(({ column, message }) => `${column}: ${message}`).join(' '),
    ])
    const file = writeCsv([[...header, say(labels.problem)], ...rows])
    const url = URL.createObjectURL(new Blob([file], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: 'refused.csv' }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <div role="alert">
      <h2>{say(labels.refused)}</h2>
      <p>{say(labels.refusedHint)}</p>
      <Table heads={[labels.line, labels.column, labels.problem]} say={say}>
        {refused
          .flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })))
          .slice(0, maxShownRows)
          .map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <th scope="row">{line}</th>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
      </Table>
      <More count={refused.length - maxShownRows} say={say} />
      <p className="references__actions">
        <button type="button" onClick={save}>
          {say(labels.saveRefused)}
        </button>
      </p>
    </div>
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
      <Table heads={[all.maker, all.number, labels.column, labels.before, labels.after]} say={say}>
        {rows.slice(0, maxShownRows).map(({ maker, number, column, before, after }, at) => (
          <tr key={at}>
            <td>{maker}</td>
            <th scope="row">{number}</th>
            <td>{column}</td>
            <td>{before === '' ? null : <del>{before}</del>}</td>
            <td>{after === '' ? null : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </Table>
      <More count={rows.length - maxShownRows} say={say} />
    </>
  )
}

const More = ({ count, say }: { count: number; say: Say }) =>
  count > 0 ? <p>{say(labels.more({ count }))}</p> : null

function Table({ heads, say, children }: { heads: Label[]; say: Say; children: React.ReactNode }) {
  return (
    <div className="references__scroll">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={say(head)} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
