'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { CallArguments } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { setUpTexts } from '#texts/set-up.js'

/** Calls of a button: they answer a sentence, and the path of what they made. */
type PressedName =
  | 'set-up.publish-trade'
  | 'set-up.fill-legal-texts'
  | 'set-up.test-mail'
  | 'set-up.renew-team-link'
  | 'set-up.launch'
  | 'set-up.launch-language'

/** A call with its body. */
export type Pressed = { [Name in PressedName]: { name: Name } & CallArguments<Name> }[PressedName]

interface PressProps {
  pressed: Pressed
  label: string
  /** Label of the button after the first click; if set, a second click must confirm the action. */
  confirm?: string | undefined
  disabled?: boolean
  primary?: boolean
  /** False hides the button, so that only the last response is shown. */
  offered?: boolean
  children?: ReactNode
}

/** Button that makes a call, shows the response and refreshes the page. */
export function Press({
  pressed,
  label,
  confirm,
  disabled,
  primary,
  offered = true,
  children,
}: PressProps) {
  const labels = useTexts(setUpTexts)
  const language = useLanguage()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [outcome, setOutcome] = useState<{ message: string; href?: string }>({ message: '' })
  const press = async (): Promise<void> => {
    if (confirm !== undefined && !isConfirming) return setIsConfirming(true)
    setPending(true)
    const { name, ...given } = pressed
    const answer: Answered<{ message: string; href?: string }> = await call(
      name,
      given as CallArguments<PressedName>,
      { language },
    )
    setOutcome(answer.data ?? { message: answer.message ?? labels.failed })
    setPending(false)
    setIsConfirming(false)
    router.refresh()
  }
  return (
    <div className="set-up__press">
      {offered ? (
        <>
          {children}
          <button
            type="button"
            className={primary === true ? 'ui-button ui-button--main' : 'ui-button'}
            disabled={pending || disabled === true}
            onClick={() => void press()}
          >
            {isConfirming ? confirm : label}
          </button>
        </>
      ) : null}
      <p className="set-up__said" role="status">
        {outcome.href === undefined ? (
          outcome.message
        ) : (
          <a href={outcome.href}>{outcome.message}</a>
        )}
      </p>
    </div>
  )
}
