import { useState } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { CheckboxField } from '#app/ui/controls/field.tsx'
import { Stack } from '#app/ui/frame/layout.tsx'
import { useTexts } from '#app/core/language.ts'
import { consentPanelTexts } from '#texts/consent-panel.js'
import { pageTexts } from '#texts/page.js'
import styles from './consent-panel.module.css'
import { initialChoices, withChoice } from './choices.ts'
import type { CookieItem, Cookies } from './choices.ts'
import type { Preference, StoredConsent } from './stored-consent.ts'

export { consentPanelTexts }

interface PanelProps {
  cookies: Cookies
  stored: StoredConsent | undefined
  onAccept: () => void
  onRefuse: () => void
  onSave: (choices: Preference[]) => void
  onClose: () => void
}

/** Preferences by category; the first category is open (R4). */
export function ConsentPanel({ cookies, stored, onAccept, onRefuse, onSave, onClose }: PanelProps) {
  const { consent } = useTexts(pageTexts)
  const panel = useTexts(consentPanelTexts)
  const [choices, setChoices] = useState(() => initialChoices(cookies, stored))
  const isOn = ({ slug }: CookieItem) =>
    choices.some((choice) => choice.slug === slug && choice.activated)
  return (
    <Dialog
      open
      onClose={onClose}
      title={panel.title}
      closeLabel={consent.close}
      variant="sheet"
      actions={
        <>
          <Button onClick={() => onSave(choices)}>{panel.save}</Button>
          <Button variant="secondary" onClick={onAccept}>
            {consent.accept}
          </Button>
          <Button variant="secondary" onClick={onRefuse}>
            {consent.refuse}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{panel.intro}</p>
      {cookies.cookies_complete.map(({ category, categoryLabel, items }, index) => (
        <Disclosure
          key={category}
          summary={categoryLabel}
          meta={panel.count({ on: items.filter(isOn).length, all: items.length })}
          open={index === 0}
        >
          <Stack>
            {items.map((item) => (
              <CheckboxField
                key={item.slug}
                label={item.optional ? item.title : `${item.title} · ${panel.always}`}
                hint={item.description === '' ? undefined : item.description}
                checked={isOn(item)}
                disabled={!item.optional}
                onChange={({ target }) =>
                  setChoices((before) => withChoice(cookies, before, item.slug, target.checked))
                }
              />
            ))}
          </Stack>
        </Disclosure>
      ))}
    </Dialog>
  )
}
