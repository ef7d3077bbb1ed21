import { useMemo, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '#app/core/errors/log-failure.ts'
import { hiddenModal, modalDefaults, shownModal } from './modal.ts'
import type { Modal, Question } from './modal.ts'
import type { ModalWindowProps } from './modal-window.tsx'
import { ModalContext } from './use-modal.ts'
import type { Modals } from './use-modal.ts'

type PendingQuestion = Question & { answer: (confirmed: boolean) => void }

/**
 * Provides the page's status and action modals. The window component is imported when the first
 * modal opens, or when a component that may open one is shown.
 */
export function ModalProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const modal = useRef<Modal>(modalDefaults)
  const [shown, setShown] = useState<Modal>(modalDefaults)
  const pending = useRef<PendingQuestion>(undefined)
  const [question, setQuestion] = useState<PendingQuestion>()
  const [Window, setWindow] = useState<ComponentType<ModalWindowProps>>()

  const modals = useMemo((): Modals => {
    const fetchWindow = () =>
      import('./modal-window.tsx').then(
        ({ ModalWindow }) => setWindow(() => ModalWindow),
        (error: unknown) => logFailure('A janela de aviso não pôde ser carregada.', error),
      )
    const update = (next: Modal) => {
      modal.current = next
      setShown(next)
    }
    return {
      prepare: () => void fetchWindow(),
      show: (content) => {
        void fetchWindow()
        update(shownModal(content))
      },
      hide: () => update(hiddenModal(modal.current, (url) => void navigate(url))),
      ask: (question) => {
        void fetchWindow()
        pending.current?.answer(false)
        return new Promise((answer) => {
          pending.current = { ...question, answer }
          setQuestion(pending.current)
        })
      },
    }
  }, [navigate])

  const answer = (confirmed: boolean) => {
    pending.current?.answer(confirmed)
    pending.current = undefined
    setQuestion(undefined)
  }

  return (
    <ModalContext value={modals}>
      {children}
      {/* oxlint-disable-next-line react/static-components -- a module-level component */}
      {Window ? (
        <Window modal={shown} onHide={modals.hide} question={question} onAnswer={answer} />
      ) : null}
    </ModalContext>
  )
}
