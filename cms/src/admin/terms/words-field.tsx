'use client'

import { useField } from '@payloadcms/ui'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { JSONFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { storedWordsOf, wordParts, wordProblems } from '#src/translation/terms/stored-words.ts'
import type { StoredLanguage, StoredWords, WordPart } from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'
import './words-field.css'

const empty: StoredLanguage = { preferred: '', forms: '', forbidden: '' }

/** Words as they are typed: an object of texts by language. */
const typedOf = (value: unknown): StoredWords =>
  typeof value === 'object' && value !== null ? (value as StoredWords) : {}

/** Term, other forms and forbidden words of a concept: a row for each language of the site. */
export const WordsField: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { parts: labels, words: title } = useTexts(termsTexts)
  const { value, setValue, showError, errorMessage, disabled } = useField<StoredWords>({ path })
  const language = useLanguage()
  const id = useId()
  const typed = typedOf(value)
  const problems = showError ? wordProblems(storedWordsOf(typed), language) : []
  const isFixed = readOnly === true || disabled
  const type = (locale: string, part: WordPart, text: string): void =>
    setValue({ ...typed, [locale]: { ...empty, ...typed[locale], [part]: text } })
  return (
    <section className="term-words field-type" aria-label={title}>
      <div className="term-words__heads" aria-hidden="true">
        <span />
        {wordParts.map((part) => (
          <div key={part}>
            <b>{labels[part]}</b>
            <p>{labels.hints[part]}</p>
          </div>
        ))}
      </div>
      {localeCodes.map((locale) => (
        <fieldset key={locale}>
          <legend>{locales[locale].title}</legend>
          {wordParts.map((part) => {
            const own = problems.filter((each) => each.locale === locale && each.part === part)
            const errorId = `${id}-${locale}-${part}`
            const field = {
              'aria-label': `${labels[part]} (${locales[locale].title})`,
              'aria-invalid': own.length > 0,
              'aria-describedby': own.length > 0 ? errorId : undefined,
              'data-word': `${locale}.${part}`,
              lang: locales[locale].tag,
              value: typed[locale]?.[part] ?? '',
              readOnly: isFixed,
            }
            return (
              <div key={part}>
                {part === 'preferred' ? (
                  <input
                    type="text"
                    {...field}
                    onChange={({ target }) => type(locale, part, target.value)}
                  />
                ) : (
                  <textarea
                    rows={1}
                    {...field}
                    onChange={({ target }) => type(locale, part, target.value)}
                  />
                )}
                {own.length > 0 ? (
                  <p className="term-words__error" id={errorId}>
                    {own.map(({ message }) => message).join(' ')}
                  </p>
                ) : null}
              </div>
            )
          })}
        </fieldset>
      ))}
      {showError && errorMessage && problems.length === 0 ? (
        <p className="term-words__error" role="alert">
          {errorMessage}
        </p>
      ) : null}
    </section>
  )
}
