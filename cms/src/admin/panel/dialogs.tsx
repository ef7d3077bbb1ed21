'use client'

import { useEffect, useRef, useState } from 'react'
import { send } from '#src/platform/panel-calls/send.ts'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { dateTimeText } from '#src/platform/dates.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { Difference } from './differences.ts'
import type { StaleChoice } from './guarded-fetch.ts'
import type { Use } from './document-use.ts'
import { panelTexts } from '#texts/panel.js'

const labels = labelsOf(panelTexts)

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * Native modal `<dialog>`: keeps the focus inside, closes on Escape, and stops the keyboard
 * shortcuts of the panel.
 */
export function Dialog({ title, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // rendered into the body: inside the document's form, a submit button of the dialog would submit
  // that form
  return createPortal(
    <dialog
      ref={dialog}
      className="panel-dialog"
      aria-labelledby="panel-dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id="panel-dialog-title">{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}

export function LogInDialog({
  language,
  email,
  onEnd,
}: {
  language: string
  email: string
  onEnd: (loggedIn: boolean) => void
}): ReactNode {
  const say = (text: Label): string => textOf(text, language)
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
    setFailure(say(status === undefined ? labels.offline : labels.logInFailed))
  }
  return (
    <Dialog title={say(labels.logInTitle)} onClose={() => onEnd(false)}>
      <p>{say(labels.logInHint)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void logIn()
        }}
      >
        <label>
          {say(labels.email)}
          <input
            type="email"
            autoComplete="username"
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <label>
          {say(labels.password)}
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <p role="alert">{failure}</p>
        <div className="panel-dialog__actions">
          <button type="button" onClick={() => onEnd(false)}>
            {say(labels.cancel)}
          </button>
          <button type="submit" data-main>
            {say(labels.logIn)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

export function LocaleDialog({
  language,
  onStay,
  onSwitch,
}: {
  language: string
  onStay: () => void
  onSwitch: () => void
}): ReactNode {
  const say = (text: Label): string => textOf(text, language)
  return (
    <Dialog title={say(labels.localeTitle)} onClose={onStay}>
      <p>{say(labels.localeHint)}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={onSwitch}>
          {say(labels.discard)}
        </button>
        <button type="button" data-main onClick={onStay}>
          {say(labels.stay)}
        </button>
      </div>
    </Dialog>
  )
}

export function InUseDialog({
  language,
  uses,
  onClose,
}: {
  language: string
  uses: readonly Use[]
  onClose: () => void
}): ReactNode {
  const say = (text: Label): string => textOf(text, language)
  return (
    <Dialog title={say(labels.usedTitle)} onClose={onClose}>
      <p>{say(labels.usedHint)}</p>
      <div className="panel-dialog__scroll">
        {uses.map((use) => (
          <table key={use.title}>
            <caption>{use.title}</caption>
            <thead>
              <tr>
                {[labels.place, labels.field].map((text) => (
                  <th key={text.en} scope="col">
                    {say(text)}
                  </th>
                ))}
              </tr>
            </thead>
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
                  <td colSpan={2}>{say(labels.morePlaces)}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        ))}
      </div>
      <div className="panel-dialog__actions">
        <button type="button" data-main onClick={onClose}>
          {say(labels.close)}
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
  const parts = (values: unknown[], mark: string): string =>
    values
      .map((part) => plainValue(part, language))
      .filter(Boolean)
      .join(mark)
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return parts(value, ' · ')
  if (typeof value === 'boolean') return textOf(value ? labels.yes : labels.no, language)
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
  language: string
  differences: readonly Difference[]
  nameOf: (field: string) => string
  onChoose: (choice: StaleChoice) => void
}

/**
 * Dialog that compares the form with a newer stored version, field by field, and asks which values
 * to keep.
 */
export function StaleDialog({
  language,
  differences,
  nameOf,
  onChoose,
}: StaleDialogProps): ReactNode {
  const say = (text: Label): string => textOf(text, language)
  const [chooseTheirs, setChooseTheirs] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string, theirs: boolean): void => {
    const next = new Set(chooseTheirs)
    if (theirs) next.add(name)
    else next.delete(name)
    setChooseTheirs(next)
  }
  const cell = ({ name, changedBy, ...values }: Difference, side: 'mine' | 'theirs'): ReactNode => {
    const text = plainValue(values[side], language).slice(0, shownCharacters) || say(labels.nothing)
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
    <Dialog title={say(labels.staleTitle)} onClose={() => onChoose(undefined)}>
      <p>{say(labels.staleHint)}</p>
      <div className="panel-dialog__scroll">
        <table className="panel-dialog__differences">
          <thead>
            <tr>
              {[labels.field, labels.mine, labels.theirs].map((text) => (
                <th key={text.en} scope="col">
                  {say(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.name}>
                <th scope="row">{nameOf(difference.name)}</th>
                <td data-heading={say(labels.mine)}>{cell(difference, 'mine')}</td>
                <td data-heading={say(labels.theirs)}>{cell(difference, 'theirs')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="panel-dialog__actions">
        <button type="button" onClick={() => onChoose(undefined)}>
          {say(labels.cancel)}
        </button>
        <button type="button" onClick={() => onChoose('theirs')}>
          {say(labels.takeTheirs)}
        </button>
        <button type="button" onClick={() => onChoose('mine')}>
          {say(labels.takeMine)}
        </button>
        <button type="button" data-main onClick={() => onChoose({ chooseTheirs })}>
          {say(labels.mergeChanges)}
        </button>
      </div>
    </Dialog>
  )
}
