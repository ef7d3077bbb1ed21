import { locales } from '@vitrine/configuration/locales'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { languageName } from '#src/platform/language-name.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { consequencesTexts } from '#texts/consequences.js'
import type { TakenConsequences } from './taken-consequences.ts'
import type { ConsequencesState } from './use-consequences.ts'
import './consequences.css'

/** What visitors of each language read, what leaves the site or is deleted, and which translations become outdated. */
function ConsequenceLines({ taken }: { taken: TakenConsequences }): ReactNode {
  const labels = useTexts(consequencesTexts)
  const language = useLanguage()
  const { read, readIn, leaving, waiting, outdated, deleted } = taken
  const asks: [sign: string, text: string][] = [
    ...outdated.map(({ locale, count }): [string, string] => [
      '≠',
      labels.outdated({ count, language: languageName(locale, language) }),
    ]),
    ...(leaving > 0 ? [['−', labels.leaving({ count: leaving })] as [string, string]] : []),
    ...(deleted > 0 ? [['−', labels.deleted({ count: deleted })] as [string, string]] : []),
  ]
  if (readIn.length + waiting.length + asks.length === 0) return null
  return (
    <ul className="consequences">
      {readIn.length > 0 ? (
        <li>
          {labels.readIn}
          {readIn.map(({ locale, count }) => (
            <Fragment key={locale}>
              {' '}
              <span className="ui-mono">
                <abbr title={languageName(locale, language)}>{locales[locale].abbr}</abbr>
                {read === 1 ? null : ` ${count.toLocaleString(language)}`}
              </span>
            </Fragment>
          ))}
        </li>
      ) : null}
      {waiting.map(({ locale, count }) => (
        <li key={locale}>{labels.waiting({ count, language: languageName(locale, language) })}</li>
      ))}
      {asks.map(([sign, text]) => (
        <li key={text} className="consequences__asks">
          <span aria-hidden="true">{sign}</span> {text}
        </li>
      ))}
    </ul>
  )
}

interface Props {
  of: ConsequencesState
  /** False for an account that publishes nothing: incomplete documents are only named. */
  isAsked?: boolean
}

/** What a publication does, and the tick that publishes documents although they will be incomplete. */
export function ConsequenceList({ of, isAsked = true }: Props): ReactNode {
  const labels = useTexts(consequencesTexts)
  const { taken, isConfirmed, confirm } = of
  if (!taken) return null
  const { listed, more, count } = taken.incomplete
  return (
    <>
      <ConsequenceLines taken={taken} />
      {count === 0 ? null : (
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
          {isAsked ? (
            <label>
              <input
                type="checkbox"
                checked={isConfirmed}
                onChange={({ target }) => confirm(target.checked)}
              />{' '}
              {labels.confirm}
            </label>
          ) : null}
        </div>
      )}
    </>
  )
}
