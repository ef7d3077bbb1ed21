import type { UnderstoodTerm } from '@vitrine/contract/shapes/types'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { locales } from '@vitrine/configuration/locales'
import { understoodTexts } from '#texts/understood.js'
import styles from './understood.module.css'

export { understoodTexts }

/**
 * Search text without a term; undefined if the text does not contain the term verbatim, or if
 * nothing
 * is left.
 */
function withoutPiece(text: string, piece: string): string | undefined {
  const at = text.toLowerCase().indexOf(piece.toLowerCase())
  const rest =
    at < 0 ? '' : `${text.slice(0, at)} ${text.slice(at + piece.length)}`.replaceAll(/\s+/g, ' ')
  return rest.trim() === '' ? undefined : rest.trim()
}

/** Interpretation of a search: recognized terms, corrections, and terms without results. */
export function Understood({
  text,
  terms,
  hrefOf,
}: {
  text: string
  terms: readonly UnderstoodTerm[]
  /** URL of another search on the same page. */
  hrefOf: (text: string) => string
}) {
  const locale = useLocale()
  const texts = useTexts(understoodTexts)
  const shown = terms.filter(({ found }) => found)
  const quoted = (some: readonly UnderstoodTerm[]) =>
    new Intl.ListFormat(locales[locale].tag).format(some.map((term) => `“${term.text}”`))
  const leftOut = terms.filter(({ found, unit_unknown: unknown }) => !found && !unknown)
  const unknown = terms.filter((term) => term.unit_unknown)
  const corrected = shown.filter((term) => term.corrected !== null)
  // not for a search of one plain word: the page's title already shows it
  const showsTerms = shown.some(({ kind }) => kind !== 'word') || shown.length > 1
  return (
    <div className={styles.understood} role="status">
      {corrected.map((term) => (
        <p key={term.text}>
          {texts.corrected({ corrected: term.corrected ?? '', typed: term.text })}
        </p>
      ))}
      {leftOut.length > 0 && shown.length > 0 ? (
        <p>{texts.leftOut({ words: quoted(leftOut) })}</p>
      ) : null}
      {unknown.length > 0 ? <p>{texts.unitUnknown({ sizes: quoted(unknown) })}</p> : null}
      {showsTerms ? (
        <div className={styles.terms}>
          <span className={styles.label} id="understood">
            {texts.label}
          </span>
          <ul aria-labelledby="understood">
            {shown.map((term) => (
              <li key={term.text}>
                <Term term={term} rest={withoutPiece(text, term.text)} hrefOf={hrefOf} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function Term({
  term: { text, kind, label, value, nearest, corrected },
  rest,
  hrefOf,
}: {
  term: UnderstoodTerm
  rest: string | undefined
  hrefOf: (text: string) => string
}) {
  const texts = useTexts(understoodTexts)
  const names: Partial<Record<UnderstoodTerm['kind'], string>> = {
    word: texts.word,
    standard: texts.standard,
    'part-number': texts.partNumber,
    gtin: 'GTIN',
    ncm: 'NCM',
  }
  const answer = `${label} ${value}`
  const summary =
    value === null
      ? (corrected ?? text)
      : nearest
        ? `${text} · ${texts.nearest({ value: answer })}`
        : answer
  return (
    <span className={styles.term} data-value={value === null ? undefined : true}>
      {summary}
      {value === null && names[kind] ? <small>{names[kind]}</small> : null}
      {rest === undefined ? null : (
        <Link href={hrefOf(rest)} aria-label={texts.without({ text })} className={styles.without}>
          <Icon name="close" size="small" />
        </Link>
      )}
    </span>
  )
}
