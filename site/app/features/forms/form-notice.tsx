import type { ReactNode } from 'react'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { toldOf } from './use-sending.ts'
import styles from './form.module.css'

interface FormNoticeProps {
  form: FormDescription
  state: FormState | undefined
  labels: Readonly<Record<string, ReactNode>>
  /** Names of the invalid fields, in order. */
  wrong: readonly string[]
  remedy: ((state: FormState) => ReactNode) | undefined
}

/** Notice above a form: the invalid fields with links to them, or the reason of the failure. */
export function FormNotice({ form, state, labels, wrong, remedy }: FormNoticeProps) {
  const words = useWords(formWords)
  const hydrated = useHydrated()
  if (!state) return null
  // without JavaScript the re-rendered page has lost the chosen file
  const forgotten = !hydrated && Object.values(form.fields).some(({ kind }) => kind === 'file')
  const nameOf = (name: string) =>
    form.fields[name]?.kind !== 'tick' && typeof labels[name] === 'string'
      ? labels[name]
      : words.consent
  return (
    <Notice tone="error" title={wrong.length > 0 ? words.toCorrect : words.failed} live>
      {wrong.length > 0 ? (
        <ul className={styles.summary}>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${form.name}-${name}`}>
                {words.of(nameOf(name), state.errors[name] ?? '')}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{toldOf(state, words.wait)}</p>
      )}
      {forgotten ? <p>{words.file.again}</p> : null}
      {remedy?.(state)}
    </Notice>
  )
}
