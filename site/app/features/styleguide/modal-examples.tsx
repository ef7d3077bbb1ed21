import { useState } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { styleguideTexts } from '#texts/styleguide.js'
import { routePath } from '#shared/routes/table.ts'
import { useModal } from '#app/core/modals/use-modal.ts'
import type { ModalType } from '#app/core/modals/modal.ts'
import styles from './modal-examples.module.css'

const types: readonly ModalType[] = ['info', 'success', 'warning', 'error']

/** Examples of the status modal in its four tones, and of the action modal with its result. */
export function ModalExamples() {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const styleguide = useTexts(styleguideTexts)
  const { modals, notices } = styleguide
  const { show, ask } = useModal()
  const [answer, setAnswer] = useState<boolean>()
  const askToLeave = async () => {
    setAnswer(
      await ask({
        type: 'warning',
        title: shell.system.confirmTitle,
        message: shell.system.confirmText,
        confirmLabel: shell.system.leave,
      }),
    )
  }
  return (
    <Section title={modals.title} ruled>
      <div className={styles.row}>
        {types.map((type) => (
          <Button
            key={type}
            variant="secondary"
            icon={type}
            onClick={() => show({ ...named(notices[type]), type })}
          >
            {`${modals.status}: ${notices[type].title}`}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => show({ ...named(notices.warning), type: 'warning', close: false })}
        >
          {modals.locked}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            show({
              ...named(notices.success),
              type: 'success',
              actionUrl: routePath('home', locale),
              actionLabel: shell.home,
            })
          }
        >
          {modals.leading}
        </Button>
        <Button variant="secondary" onClick={() => void askToLeave()}>
          {modals.ask}
        </Button>
      </div>
      <output>{answer === undefined ? '' : answer ? modals.confirmed : modals.cancelled}</output>
    </Section>
  )
}

function named({ title, text }: { title: string; text: string }) {
  return { title, message: text }
}
