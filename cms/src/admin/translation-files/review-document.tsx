'use client'
import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { useState } from 'react'
import { faultText } from '#src/admin/translations/fault-text.ts'
import { Difference } from '#src/admin/translations/passage.tsx'
import { useGlossary } from '#src/admin/translations/use-glossary.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { Term } from '#src/translation/terms/term-shapes.ts'
import { faultsOf } from '#src/translation/faults.ts'
import type { ReviewDocument, ShownProposal } from '#src/translation/exchange/exchange-shapes.ts'
import type { ReviewFault } from '#src/translation/fault-shapes.ts'
import { plainText } from '#src/translation/tagged-text.ts'
import { Button } from '#src/ui/button.tsx'
import { translationFilesTexts } from '#texts/translation-files.js'
import { useReview } from './use-review.ts'
import type { ReviewState } from './use-review.ts'

/** Faults of the text itself, which an edit changes. */
const ofPlace: readonly ReviewFault['kind'][] = [
  'sourceChanged',
  'translationChanged',
  'sourceGone',
  'unknownTags',
]

/** Faults of a proposal as it is edited. */
function faultsNow(
  { proposal, text }: { proposal: ShownProposal; text: string },
  { locale, terms }: { locale: ReviewDocument['item']['locale']; terms: readonly Term[] },
): ReviewFault[] {
  if (text === proposal.text) return proposal.faults
  const { source, isRich, sourceLocale, maxLength } = proposal
  return [
    ...proposal.faults.filter(({ kind }) => ofPlace.includes(kind)),
    ...faultsOf({ source, target: text, isRich, sourceLocale, locale, maxLength, terms }),
  ]
}

/** Text as visitors read it; only a rich text has tags. */
const plainOf = ({ isRich }: ShownProposal, text: string): string =>
  isRich ? plainText(text) : text

/** Present translation with the difference to the proposed one. */
function Proposed({ proposal, text }: { proposal: ShownProposal; text: string }) {
  const { review: labels } = useTexts(translationFilesTexts)
  const { target } = proposal
  if (target === '') return <p>{text}</p>
  if (target === text)
    return (
      <p>
        {text} <span className="files__small">{labels.same}</span>
      </p>
    )
  // a change of tags alone is shown with them
  const isOfTags = plainOf(proposal, target) === plainOf(proposal, text)
  return (
    <p>
      <Difference
        before={isOfTags ? target : plainOf(proposal, target)}
        after={isOfTags ? text : plainOf(proposal, text)}
      />
    </p>
  )
}

function Source({ proposal }: { proposal: ShownProposal }) {
  const { source, exportedSource, sourceLocale, at } = proposal
  const isChanged = exportedSource !== null && at !== null
  return (
    <div className="files__source" lang={locales[sourceLocale].tag}>
      <p>
        {isChanged ? (
          <Difference before={exportedSource} after={plainOf(proposal, source)} />
        ) : (
          source
        )}
      </p>
    </div>
  )
}

interface RowProps {
  proposal: ShownProposal
  state: ReviewState
}

/** A proposal: its source, its difference, its faults, and the buttons that decide it. */
function Row({ proposal, state }: RowProps) {
  const { review: labels, faults: faultTexts } = useTexts(translationFilesTexts)
  const language = useLanguage()
  const { id, label: field, number, at, line } = proposal
  const { document, edited, isBusy } = state
  const text = edited[id] ?? proposal.text
  const [isOpen, setIsOpen] = useState(edited[id] !== undefined)
  const faults = faultsNow(
    { proposal, text },
    { locale: document.item.locale, terms: useGlossary() },
  )
  const name = { field, number }
  return (
    <li className="files__proposal" data-faults={faults.length > 0}>
      <p className="files__field">
        {proposal.count > 1 ? labels.fieldName(name) : field}{' '}
        <span className="files__small">{labels.line({ line })}</span>
      </p>
      <Source proposal={proposal} />
      <div className="files__target" lang={locales[document.item.locale].tag}>
        <Proposed proposal={proposal} text={text} />
        {isOpen ? (
          <textarea
            aria-label={labels.fieldName(name)}
            value={text}
            rows={2}
            onChange={({ target }) =>
              state.edit(id, target.value === proposal.text ? undefined : target.value)
            }
          />
        ) : null}
        {faults.length > 0 ? (
          <ul className="files__faults" lang={language}>
            {faults.map((fault) => (
              <li key={fault.kind}>{faultText(fault, faultTexts)}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {document.mayWrite ? (
        <div className="files__acts">
          <Button
            look="main"
            aria-label={labels.acceptName(name)}
            disabled={isBusy || at === null}
            onClick={() => void state.decide([id], true)}
          >
            {labels.accept}
          </Button>
          <Button
            aria-label={labels.rejectName(name)}
            disabled={isBusy}
            onClick={() => void state.decide([id], false)}
          >
            {labels.reject}
          </Button>
          {at === null ? null : (
            <Button
              look="link"
              aria-label={isOpen ? undefined : labels.editName(name)}
              onClick={() => {
                if (isOpen) state.edit(id, undefined)
                setIsOpen(!isOpen)
              }}
            >
              {isOpen ? labels.reset : labels.edit}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}

/** Result of the last decision. */
function Outcome({ state: { outcome } }: Pick<RowProps, 'state'>) {
  const { review: labels } = useTexts(translationFilesTexts)
  const texts = {
    changed: labels.conflict,
    absent: labels.absent,
    failed: labels.failed,
  }
  const text =
    outcome === undefined
      ? ''
      : outcome.kind === 'saved'
        ? labels.saved(outcome)
        : outcome.kind === 'refused'
          ? outcome.errors.map(({ field, message }) => `${field}: ${message}`).join(' ')
          : texts[outcome.kind]
  return (
    <p className="files__outcome" role="status" data-tone={outcome?.kind}>
      {text}
    </p>
  )
}

/** Open proposals of a document in one language. */
export function ReviewDocumentForm({
  file,
  document: given,
  deskPath,
}: {
  file: number
  document: ReviewDocument
  /** Address of the document on the desk. */
  deskPath: string
}) {
  const { review: labels } = useTexts(translationFilesTexts)
  const state = useReview(file, given)
  const terms = useGlossary()
  const { document, edited, isBusy } = state
  const { item, title, kind, proposals, isDrafted, mayWrite } = document
  const clean = proposals.flatMap((proposal) => {
    const text = edited[proposal.id] ?? proposal.text
    return faultsNow({ proposal, text }, { locale: item.locale, terms }).length === 0
      ? [proposal.id]
      : []
  })
  return (
    <section className="files__document" aria-label={title}>
      <header>
        <div>
          <h2>{title}</h2>
          <p className="files__small">
            {kind} · {locales[item.locale].title} · <Link href={deskPath}>{labels.desk}</Link>
          </p>
          {mayWrite && !isDrafted ? <p className="files__warning">{labels.public}</p> : null}
          {mayWrite ? null : <p className="files__warning">{labels.readOnly}</p>}
        </div>
        <Outcome state={state} />
        {mayWrite && proposals.length > 0 ? (
          <Button
            disabled={isBusy || clean.length === 0}
            onClick={() => void state.decide(clean, true)}
          >
            {labels.acceptClean({ count: clean.length })}
          </Button>
        ) : null}
      </header>
      {proposals.length === 0 ? (
        <p className="files__empty">{labels.done}</p>
      ) : (
        <ul className="files__proposals">
          {proposals.map((proposal) => (
            <Row key={proposal.id} proposal={proposal} state={state} />
          ))}
        </ul>
      )}
    </section>
  )
}
