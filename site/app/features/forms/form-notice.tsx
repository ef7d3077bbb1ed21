import type { ReactNode } from 'react'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { failureMessage } from './use-form-submit.ts'
import styles from './form.module.css'

interface FormNoticeProps {
  form: FormDescription
  state: FormState | undefined
  labels: Readonly<Record<string, ReactNode>>
  /** Names of the invalid fields, in order. */
  invalid: readonly string[]
  remedy: ((state: FormState) => ReactNode) | undefined
}

/** Notice above a form: the invalid fields with links to them, or the reason of the failure. */
export function FormNotice({ form, state, labels, invalid, remedy }: FormNoticeProps) {
  const texts = useTexts(formsTexts)
  const hydrated = useHydrated()
  if (!state) return null
  // without JavaScript, the page rendered again has lost the chosen file
  const fileLost = !hydrated && Object.values(form.fields).some(({ kind }) => kind === 'file')
  const nameOf = (name: string) =>
    form.fields[name]?.kind !== 'tick' && typeof labels[name] === 'string'
      ? labels[name]
      : texts.consent
  return (
    <Notice tone="error" title={invalid.length > 0 ? texts.toCorrect : texts.failed} live>
      {invalid.length > 0 ? (
        <ul className={styles.summary}>
          {invalid.map((name) => (
            <li key={name}>
              <a href={`#${form.name}-${name}`}>
                {texts.of({ label: nameOf(name), problem: state.errors[name] ?? '' })}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{failureMessage(state, texts.wait)}</p>
      )}
      {fileLost ? <p>{texts.file.again}</p> : null}
      {remedy?.(state)}
    </Notice>
  )
}
