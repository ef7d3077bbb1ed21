'use client'

import { useState } from 'react'
import { send } from '#src/platform/panel-calls/send.ts'
import type { ReactNode } from 'react'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions, Question } from '#src/ui/question.tsx'
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
