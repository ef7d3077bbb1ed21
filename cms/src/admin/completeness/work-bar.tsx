'use client'

import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import Link from 'next/link'
import { useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import { useEditorStore } from '#src/admin/editor/editor-store.ts'
import { call } from '#src/admin/panel/call.ts'
import { goToField } from '#src/admin/panel/go-to-field.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { completenessTexts } from '#texts/completeness.js'
import type { CompletenessAnswer, Lacking } from '#src/staff-index/completeness-shapes.ts'
import './work.css'

/** Maximum missing facts that are listed. */
const maxItems = 3

/** Maximum part numbers that are named per missing fact. */
const maxNumbers = 3

interface Work {
  collection: string
  id: number | string
  /** Query of the list whose documents are completed. */
  work: string
  /** Number of documents in the list when the work began. */
  of: string
  /** Place of the document in it, from 1. */
  at: string
}

/** Completeness of the saved document, loaded again after each save. */
function useCompleteness({ collection, id, work, of, at }: Work, language: string, locale: string) {
  const { data } = useDocumentInfo()
  const [answer, setAnswer] = useState<CompletenessAnswer>()
  const savedAt: unknown = data?.['updatedAt']
  const read = useCallback(
    async (signal?: AbortSignal): Promise<CompletenessAnswer | undefined> => {
      const query = { collection, id, locale, work, of, at }
      const { data: read } = await call('completeness.read', { query }, { language, signal })
      return read
    },
    [collection, id, work, of, at, language, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    const show = (loaded: CompletenessAnswer | undefined): void => {
      if (loaded !== undefined && !stop.signal.aborted) setAnswer(loaded)
    }
    void read(stop.signal).then(show)
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again after each save
  }, [read, savedAt])
  return { answer, readAgain: () => read().then((loaded) => loaded && setAnswer(loaded)) }
}

/** URL of a missing fact's field, with the parameters of the list whose documents are completed. */
function addressOf({ href }: Lacking, { work, of, at }: Work, locale: string): string {
  const url = new URL(href, window.location.origin)
  if (!url.searchParams.has('locale')) url.searchParams.set('locale', locale)
  url.searchParams.set('work', work)
  url.searchParams.set('of', of)
  url.searchParams.set('at', at)
  return url.pathname + url.search + url.hash
}

function partNumbersText({ partNumbers }: Lacking, language: string): string {
  const labels = textsIn(completenessTexts, language)
  if (partNumbers.length === 0) return ''
  const names = partNumbers.slice(0, maxNumbers).map(({ partNumber }) => partNumber)
  const count = partNumbers.length - maxNumbers
  const numbers =
    count > 0 ? labels.work.moreRows({ numbers: names.join(', '), count }) : names.join(', ')
  return labels.work.rows({ numbers })
}

/** Missing fact: a link to its field, and a button that marks it as not applicable. */
function LackingItem({
  item,
  work,
  locale,
  onExempt,
}: {
  item: Lacking
  work: Work
  locale: string
  onExempt: (() => void) | undefined
}) {
  const language = useLanguage()
  const labels = useTexts(completenessTexts)
  const store = useEditorStore()
  const isHere = item.field !== null && (item.locale === null || item.locale === locale)
  const numbers = partNumbersText(item, language)
  return (
    <li>
      <Link
        href={addressOf(item, work, locale)}
        prefetch={false}
        onClick={(event) => {
          if (!isHere || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          if (item.field !== null)
            void goToField(item.field.replaceAll('__', '.'), () => store.set({ isWhole: true }))
        }}
      >
        {item.name}
      </Link>
      {numbers === '' ? null : <small>{numbers}</small>}
      {onExempt === undefined ? null : (
        <button
          type="button"
          aria-label={labels.work.notApplicableTo({ name: item.name })}
          title={labels.work.notApplicable}
          onClick={onExempt}
        >
          ×
        </button>
      )}
    </li>
  )
}

/**
 * Bar at the bottom of a document form that is opened from a list to complete its documents one by
 * one.
 */
export function WorkBar(props: Work) {
  const labels = useTexts(completenessTexts)
  const { collection, id } = props
  const language = useLanguage()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const { answer, readAgain } = useCompleteness(props, language, locale)
  if (!answer?.work) return null
  const { missing, exempt, mayExempt, work } = answer
  const declare = async (fact: string, applies: boolean): Promise<void> => {
    const body = { collection, id: Number(id), fact, applies, locale }
    await call('completeness.except', { body }, { language })
    await readAgain()
  }
  // facts in the form's language come first
  const items = [...missing].sort(
    (left, right) => Number(right.locale === locale) - Number(left.locale === locale),
  )
  const further = items.length - maxItems
  return createPortal(
    <section className="work-bar" aria-label={labels.work.title}>
      <b>
        {(work.isMore ? labels.work.placeOfMore : labels.work.place)({
          place: work.place,
          total: work.total,
        })}
      </b>
      <span role="status" data-done={missing.length === 0}>
        {labels.work.lacks({ count: missing.length })}
      </span>
      <ul>
        {items.slice(0, maxItems).map((item) => (
          <LackingItem
            key={item.fact}
            item={item}
            work={props}
            locale={locale}
            onExempt={mayExempt ? () => void declare(item.fact, false) : undefined}
          />
        ))}
        {further > 0 ? <li>{labels.work.more({ count: further })}</li> : null}
        {exempt.map(({ fact, name }) => (
          <li key={fact} className="work-bar__exempt">
            {labels.work.exempt({ names: name })}
            {mayExempt ? (
              <button type="button" onClick={() => void declare(fact, true)}>
                {labels.work.applies}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <span className="work-bar__end">
        <Link className="ui-button ui-button--quiet" href={work.list} prefetch={false}>
          {labels.work.end}
        </Link>
        {work.next === null ? (
          <span>{labels.work.last}</span>
        ) : (
          <Link className="ui-button ui-button--main" href={work.next} prefetch={false}>
            {isModified ? labels.work.nextUnsaved : labels.work.next}
          </Link>
        )}
      </span>
    </section>,
    document.body,
  )
}
