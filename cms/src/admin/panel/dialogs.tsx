'use client'

import { useState } from 'react'
import { send } from '#src/platform/panel-calls/send.ts'
import type { ReactNode } from 'react'
import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions, Question } from '#src/ui/question.tsx'
import type { Difference } from './differences.ts'
import type { StaleChoice } from './guarded-fetch.ts'
import type { Use } from './document-use.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { panelTexts } from '#texts/panel.js'

export function LogInDialog({
  email,
  onEnd,
}: {
  email: string
  onEnd: (loggedIn: boolean) => void
}): ReactNode {
  const language = useLanguage()
  const labels = useTexts(panelTexts)
  const [address, setAddress] = useState(email)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState('')
  const logIn = async (): Promise<void> => {
    const { data, status } = await send('/users/login', {
      method: 'POST',
      language,
      body: { email: address, password },
    })
    if (data) return onEnd(true)
    setFailure(status === undefined ? labels.offline : labels.logInFailed)
  }
  return (
    <Dialog title={labels.logInTitle} onClose={() => onEnd(false)}>
      <p>{labels.logInHint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void logIn()
        }}
      >
        <label>
          {labels.email}
          <input
            type="email"
            autoComplete="username"
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <label>
          {labels.password}
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <p role="alert">{failure}</p>
        <DialogActions onCancel={() => onEnd(false)} confirm={labels.logIn} />
      </form>
    </Dialog>
  )
}

export function LocaleDialog({
  onStay,
  onSwitch,
}: {
  onStay: () => void
  onSwitch: () => void
}): ReactNode {
  const labels = useTexts(panelTexts)
  return (
    <Question
      title={labels.localeTitle}
      hint={labels.localeHint}
      cancel={labels.discard}
      onCancel={onSwitch}
      confirm={labels.stay}
      onConfirm={onStay}
      onClose={onStay}
    />
  )
}

export function InUseDialog({
  uses,
  onClose,
}: {
  uses: readonly Use[]
  onClose: () => void
}): ReactNode {
  const labels = useTexts(panelTexts)
  return (
    <Dialog isWide title={labels.usedTitle} onClose={onClose}>
      <p>{labels.usedHint}</p>
      <div className="ui-dialog__scroll">
        {uses.map((use) => (
          <table key={use.title}>
            <caption>{use.title}</caption>
            <HeadRow heads={[labels.place, labels.field]} />
            <tbody>
              {use.places.map(({ kind, title, field, address }) => (
                <tr key={`${address} ${field}`}>
                  <th scope="row">
                    <a href={address} target="_blank" rel="noreferrer">
                      {title || kind}
                    </a>
                    {title ? <small>{kind}</small> : null}
                  </th>
                  <td>{field}</td>
                </tr>
              ))}
              {use.more ? (
                <tr>
                  <td colSpan={2}>{labels.morePlaces}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        ))}
      </div>
      <div className="ui-dialog__actions">
        <button type="button" data-main onClick={onClose}>
          {labels.close}
        </button>
      </div>
    </Dialog>
  )
}

/** Maximum length of a value in the comparison, characters. */
const shownCharacters = 240

/** ISO date as stored by forms and server. */
const storedDate = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Plain text of a value, rich text included. */
function plainValue(value: unknown, language: string): string {
  const labels = textsIn(panelTexts, language)
  const parts = (values: unknown[], mark: string): string =>
    values
      .map((part) => plainValue(part, language))
      .filter(Boolean)
      .join(mark)
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return parts(value, ' · ')
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (typeof value === 'string' && storedDate.test(value)) return dateTimeText(value, language)
  if (typeof value !== 'object') return String(value)
  if ('root' in value) return plainValue(value.root, language)
  if ('text' in value && typeof value.text === 'string') return value.text
  if ('children' in value) return plainValue(value.children, language)
  return parts(
    Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : [part])),
    ' ',
  )
}

interface StaleDialogProps {
  differences: readonly Difference[]
  nameOf: (field: string) => string
  onChoose: (choice: StaleChoice) => void
}

/**
 * Dialog that compares the form with a newer stored version, field by field, and asks which values
 * to keep.
 */
export function StaleDialog({ differences, nameOf, onChoose }: StaleDialogProps): ReactNode {
  const labels = useTexts(panelTexts)
  const language = useLanguage()
  const [chooseTheirs, setChooseTheirs] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string, theirs: boolean): void => {
    const next = new Set(chooseTheirs)
    if (theirs) next.add(name)
    else next.delete(name)
    setChooseTheirs(next)
  }
  const cell = ({ name, changedBy, ...values }: Difference, side: 'mine' | 'theirs'): ReactNode => {
    const text = plainValue(values[side], language).slice(0, shownCharacters) || labels.nothing
    const isChosen =
      changedBy === 'both'
        ? (side === 'theirs') === chooseTheirs.has(name)
        : (changedBy === 'me') === (side === 'mine')
    const shown = isChosen ? <strong>{text}</strong> : <span>{text}</span>
    if (changedBy !== 'both') return shown
    return (
      <label>
        <input
          type="radio"
          name={`stale-${name}`}
          checked={isChosen}
          onChange={() => toggle(name, side === 'theirs')}
        />{' '}
        {shown}
      </label>
    )
  }
  return (
    <Dialog isWide title={labels.staleTitle} onClose={() => onChoose(undefined)}>
      <p>{labels.staleHint}</p>
      <div className="ui-dialog__scroll">
        <table className="ui-dialog__differences">
          <HeadRow heads={[labels.field, labels.mine, labels.theirs]} />
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.name}>
                <th scope="row">{nameOf(difference.name)}</th>
                <td data-heading={labels.mine}>{cell(difference, 'mine')}</td>
                <td data-heading={labels.theirs}>{cell(difference, 'theirs')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="ui-dialog__actions">
        <button type="button" onClick={() => onChoose(undefined)}>
          {labels.cancel}
        </button>
        <button type="button" onClick={() => onChoose('theirs')}>
          {labels.takeTheirs}
        </button>
        <button type="button" onClick={() => onChoose('mine')}>
          {labels.takeMine}
        </button>
        <button type="button" data-main onClick={() => onChoose({ chooseTheirs })}>
          {labels.mergeChanges}
        </button>
      </div>
    </Dialog>
  )
}
