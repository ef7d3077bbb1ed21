import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import { languageFindingsOf } from './findings.ts'
import { LaunchPart, TeamPart } from './launch-part.tsx'
import { LazyPress } from './lazy-forms.tsx'
import type { SetUpFacts } from './read-facts.ts'

interface PreparedLanguagesProps {
  facts: SetUpFacts
  prepared: readonly Locale[]
  /** Secret of the preview link. */
  secret: string
  /** True if the account may launch a language and renew the preview link. */
  launches: boolean
  /** True if the account may write the legal texts. */
  edits: boolean
  language: string | undefined
}

/** Languages of a launched site that are not yet launched, each with its launch checklist. */
export function PreparedLanguages({
  facts,
  prepared,
  secret,
  launches,
  edits,
  language,
}: PreparedLanguagesProps) {
  const labels = textsIn(setUpTexts, language)
  const named = labels.language
  return (
    <section className="ui-controls set-up" aria-labelledby="set-up">
      <header>
        <h2 id="set-up">{named.heading}</h2>
        <p>{named.intro}</p>
      </header>
      <div className="set-up__pair">
        {prepared.map((locale) => {
          const { title, tag } = locales[locale]
          const lacksLegal =
            !facts.privacy.includes(locale) ||
            !facts.terms.includes(locale) ||
            facts.emptyNotices.includes(locale)
          return (
            <section key={locale} aria-labelledby={`set-up-${locale}`}>
              <h3 id={`set-up-${locale}`} lang={tag}>
                {title}
              </h3>
              {edits ? (
                <LazyPress
                  pressed={{ name: 'set-up.fill-legal-texts' }}
                  label={labels.legal.fill}
                  offered={lacksLegal}
                />
              ) : null}
              <LaunchPart
                locale={locale}
                button={named.launch({ language: title })}
                sure={named.sure}
                findings={languageFindingsOf(facts, locale)}
                launches={launches}
                language={language}
              />
            </section>
          )
        })}
        <TeamPart secret={secret} launches={launches} language={language} />
      </div>
    </section>
  )
}
