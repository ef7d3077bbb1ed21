'use client'

import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { grades } from '@vitrine/contract/shapes/reference-grades'
import type { Grade } from '@vitrine/contract/shapes/reference-grades'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { searchesTexts } from '#texts/searches.js'
import type { SearchAnswer } from './search-answer.ts'

interface FormProps {
  text: string
  answer: SearchAnswer | undefined
  pending: boolean
  makersId: string | undefined
  make: (fields: Record<'maker' | 'number' | 'ours' | 'grade', string>) => Promise<boolean>
}

/** Form that adds a cross-reference for another maker's number that visitors searched. */
export function ReferenceForm({ text, answer, pending, makersId, make }: FormProps) {
  const labels = useTexts(searchesTexts)
  const words = useTexts(crossReferencesTexts)
  const id = useId()
  const { form, keep, forget } = useFormDraft(`reference ${text}`)
  const [fields, setFields] = useState({ maker: '', number: text.toUpperCase(), ours: '' })
  const [grade, setGrade] = useState<Grade>('direct')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void make({ ...fields, grade }).then((isDone) => {
      if (isDone) forget()
    })
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onChange={keep}
      aria-label={labels.referenceFor({ text })}
      noValidate
    >
      <div className="searches__fields">
        {(['maker', 'number', 'ours'] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{labels[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type="text"
              list={name === 'maker' ? makersId : undefined}
              value={fields[name]}
              autoComplete="off"
              aria-invalid={answer?.errors?.[name] !== undefined}
              aria-describedby={`${id}-${name}-error`}
              onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
            />
            <p id={`${id}-${name}-error`} className="searches__error" role="alert">
              {answer?.errors?.[name]}
            </p>
          </div>
        ))}
        <div>
          <label htmlFor={`${id}-grade`}>{labels.grade}</label>
          <select
            id={`${id}-grade`}
            name="grade"
            value={grade}
            onChange={(event) =>
              setGrade(grades.find((one) => one === event.target.value) ?? 'direct')
            }
          >
            <Options of={grades.map((one) => [one, words.grades[one]])} />
          </select>
        </div>
        <Button type="submit" look="main" disabled={pending}>
          {labels.makeReference}
        </Button>
      </div>
    </form>
  )
}
