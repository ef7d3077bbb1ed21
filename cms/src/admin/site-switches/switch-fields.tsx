'use client'

import { CheckboxField, SelectField, useField, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientProps, SelectFieldClientProps } from 'payload'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { layoutTexts } from '#texts/layout.js'
import { panelTexts } from '#texts/panel.js'

const labels = labelsOf(layoutTexts).switches
const { cancel } = labelsOf(panelTexts)

interface QuestionProps {
  texts: Record<'title' | 'hint' | 'confirm', Label>
  onConfirm: () => void
  onCancel: () => void
}

/** Confirmation dialog before a switch of the whole site is changed. */
function Question({ texts, onConfirm, onCancel }: QuestionProps): ReactNode {
  const { i18n } = useTranslation()
  const say = (text: Label): string => textOf(text, i18n.language)
  return (
    <Dialog title={say(texts.title)} onClose={onCancel}>
      <p>{say(texts.hint)}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={onCancel}>
          {say(cancel)}
        </button>
        <button type="button" data-main onClick={onConfirm}>
          {say(texts.confirm)}
        </button>
      </div>
    </Dialog>
  )
}

/**
 * Checkbox of the maintenance mode. Checking it opens a confirmation dialog; cancelling the dialog
 * unchecks it.
 */
export function MaintenanceField(props: CheckboxFieldClientProps): ReactNode {
  const { setValue } = useField<boolean>({ path: props.path })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <CheckboxField {...props} onChange={(on: boolean) => setIsAsking(on)} />
      {isAsking ? (
        <Question
          texts={labels.maintenance}
          onConfirm={() => setIsAsking(false)}
          onCancel={() => {
            setValue(false)
            setIsAsking(false)
          }}
        />
      ) : null}
    </>
  )
}

/**
 * Select of the environment. Choosing the test environment opens a confirmation dialog; cancelling
 * it selects production.
 */
export function EnvironmentField(props: SelectFieldClientProps): ReactNode {
  const { setValue } = useField<string>({ path: props.path })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <SelectField
        {...props}
        onChange={(chosen: string | string[]) => setIsAsking(chosen === 'homolog')}
      />
      {isAsking ? (
        <Question
          texts={labels.test}
          onConfirm={() => setIsAsking(false)}
          onCancel={() => {
            setValue('production')
            setIsAsking(false)
          }}
        />
      ) : null}
    </>
  )
}
