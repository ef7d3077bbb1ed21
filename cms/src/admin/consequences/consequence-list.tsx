import { locales } from '@vitrine/configuration/locales'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Consequences } from '#src/changes/consequence-shapes.ts'
import { languageName } from '#src/platform/language-name.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { consequencesTexts } from '#texts/consequences.js'
import { deletedIn, documentsRead, incompleteIn, languagesRead } from './taken-consequences.ts'
import './consequences.css'

interface Props {
  of: Consequences
  /** Keys of documents that are left out. */
  left?: ReadonlySet<string>
}

/** What visitors of each language read, what is deleted, and which translations follow an older text. */
export function ConsequenceList({ of, left }: Props): ReactNode {
  const labels = useTexts(consequencesTexts)
  const language = useLanguage()
  const languages = languagesRead(of, left)
  const deleted = deletedIn(of, left)
  const isOne = documentsRead(of, left) === 1
  if (languages.length + of.waiting.length + of.outdated.length + deleted === 0) return null
  return (
    <ul className="consequences">
      {languages.length > 0 ? (
        <li>
          {labels.readIn}
          {languages.map(({ locale, documents }) => (
            <Fragment key={locale}>
              {' '}
              <span className="ui-mono">
                <abbr title={languageName(locale, language)}>{locales[locale].abbr}</abbr>
                {isOne ? null : ` ${documents.toLocaleString(language)}`}
              </span>
            </Fragment>
          ))}
        </li>
      ) : null}
      {of.waiting.map(({ locale, documents }) => (
        <li key={locale}>
          {labels.waiting({ count: documents, language: languageName(locale, language) })}
        </li>
      ))}
      {of.outdated.map(({ locale, texts }) => (
        <li key={locale} className="consequences__asks">
          ≠ {labels.outdated({ count: texts, language: languageName(locale, language) })}
        </li>
      ))}
      {deleted > 0 ? (
        <li className="consequences__asks">− {labels.deleted({ count: deleted })}</li>
      ) : null}
    </ul>
  )
}

interface QuestionProps extends Props {
  isConfirmed: boolean
  /** Undefined: nothing is asked, the documents are only named. */
  onConfirm: ((isConfirmed: boolean) => void) | undefined
}

/** Documents that will be incomplete on the site, and the tick that publishes them all the same. */
export function IncompleteQuestion({ of, left, isConfirmed, onConfirm }: QuestionProps): ReactNode {
  const labels = useTexts(consequencesTexts)
  const { listed, more, count } = incompleteIn(of, left)
  if (count === 0) return null
  return (
    <div className="consequences__incomplete" role="status">
      <p>{labels.incomplete({ count })}</p>
      <ul>
        {listed.map(({ key, title, href, lacks, moreLacks }) => (
          <li key={key}>
            {href === null ? (
              <b>{title}</b>
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {title}
              </a>
            )}
            : {lacks.join(', ')}
            {moreLacks > 0 ? ` ${labels.more({ count: moreLacks })}` : null}
          </li>
        ))}
        {more > 0 ? <li>{labels.more({ count: more })}</li> : null}
      </ul>
      {onConfirm ? (
        <label>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => onConfirm(target.checked)}
          />{' '}
          {labels.confirm}
        </label>
      ) : null}
    </div>
  )
}
