'use client'

import { CheckboxField, SelectField, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientProps, SelectFieldClientProps } from 'payload'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Question } from '#src/ui/question.tsx'
import { useTexts } from '#src/platform/language.ts'
import { layoutTexts } from '#texts/layout.js'

/**
 * Checkbox of the maintenance mode. Checking it opens a confirmation dialog; cancelling the dialog
 * unchecks it.
 */
export function MaintenanceField(props: CheckboxFieldClientProps): ReactNode {
  const labels = useTexts(layoutTexts).switches
  const { setValue } = useField<boolean>({ path: props.path })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <CheckboxField {...props} onChange={(on: boolean) => setIsAsking(on)} />
      {isAsking ? (
        <Question
          {...labels.maintenance}
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
  const labels = useTexts(layoutTexts).switches
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
          {...labels.test}
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
