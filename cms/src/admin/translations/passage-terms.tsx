'use client'
import { locales } from '@vitrine/configuration/locales'
import { useMemo, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { termsOfSource } from '#src/translation/terms/term-deviations.ts'
import { termsTexts } from '#texts/terms.js'
import { ProposeTerm } from './propose-term.tsx'
import type { ProposedWords } from './propose-term.tsx'
import { useDeviations } from './term-check.tsx'
import type { CheckedPassage } from './term-check.tsx'
import { useGlossary } from './use-glossary.ts'
import './terms.css'

/** Maximum length of a selection that a proposal starts with, characters. */
const maxSelection = 120

const short = (text: string): string => (text.length > maxSelection ? '' : text.trim())

/** Selected words of a passage: of its source, and of the field. */
function selectedIn(passage: Element | null | undefined): ProposedWords {
  const selection = document.getSelection()
  const source = passage?.querySelector('.desk__source')
  const field = passage?.querySelector('textarea')
  return {
    source:
      selection && source && selection.anchorNode && source.contains(selection.anchorNode)
        ? short(selection.toString())
        : '',
    target: field ? short(field.value.slice(field.selectionStart, field.selectionEnd)) : '',
  }
}

/** Terms of a source with their translations, and a button that proposes a further one. */
export function PassageTerms(passage: CheckedPassage) {
  const { desk: labels } = useTexts(termsTexts)
  const language = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const [proposed, setProposed] = useState<ProposedWords>()
  const terms = useGlossary()
  const { text, at, locale } = passage
  const { sourceLocale } = text
  const source = text.passages[at]?.source ?? ''
  const own = useMemo(
    () => termsOfSource(terms, { source, sourceLocale, targetLocale: locale }),
    [terms, source, sourceLocale, locale],
  )
  const deviating = new Set(useDeviations(passage).map(({ term }) => term))
  return (
    <div className="passage-terms" ref={root}>
      {own.length === 0 ? null : (
        <>
          <b>{labels.title}</b>
          <dl>
            {own.map(({ term, word, preferred, note }) => (
              <div key={term} title={note === '' ? undefined : note}>
                <dt lang={locales[sourceLocale].tag}>{word}</dt>
                <dd
                  lang={locales[locale].tag}
                  data-deviates={deviating.has(term) ? 'yes' : undefined}
                >
                  {preferred}
                  {deviating.has(term) ? (
                    <span role="img" aria-label={labels.deviates} lang={language}>
                      {' ⚠'}
                    </span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {sourceLocale === locale ? null : (
        <button
          type="button"
          // keeps the selection
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setProposed(selectedIn(root.current?.closest('.desk__passage')))}
        >
          {labels.propose}
        </button>
      )}
      {proposed === undefined ? null : (
        <ProposeTerm
          words={proposed}
          locales={{ source: sourceLocale, target: locale }}
          onClose={() => setProposed(undefined)}
        />
      )}
    </div>
  )
}
