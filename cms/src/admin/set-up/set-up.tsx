import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions, launchers } from '#src/platform/access/permissions.ts'
import { localeOfPanel, textOf, textsIn } from '#src/platform/labels.ts'
import { readLaunch } from '#src/publishing/launch-state.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { SetUpTexts } from '#texts/set-up.js'
import { setUpTradesTexts } from '#texts/set-up-trades.js'
import type { CompanyValues } from './company-form.tsx'
import { companyValues, homeValues } from './form-values.ts'
import type { HomeValues } from './home-form.tsx'
import { readSetUpFacts } from './read-facts.ts'
import type { SetUpFacts } from './read-facts.ts'
import { readLegalGaps } from './fill-legal-gaps.ts'
import type { LegalGap } from './legal-gaps.ts'
import { findingsOf } from './findings.ts'
import { LaunchPart, TeamPart } from './launch-part.tsx'
import {
  LazyCompanyForm,
  LazyHomeForm,
  LazyLegalGapsForm,
  LazyPress,
  LazyTradeChoice,
} from './lazy-forms.tsx'
import { PreparedLanguages } from './prepared-languages.tsx'
import { stepsOf } from './steps.ts'
import type { Step } from './steps.ts'
import { trades } from './trades.ts'
import './set-up.css'

interface SetUpProps {
  payload: Payload
  user: PayloadRequest['user']
  language: string | undefined
}

/**
 * First section of the start page. Before the launch: steps with their state, the preview link, and
 * the launch checklist. After it: the languages that are not yet launched.
 */
export async function SetUp({ payload, user, language }: SetUpProps) {
  const launch = await readLaunch(payload)
  if (launch.launched && launch.prepared)
    return (
      <PreparedLanguages
        facts={await readSetUpFacts(payload)}
        prepared={launch.prepared}
        secret={launch.secret ?? ''}
        launches={hasRole({ user }, launchers)}
        edits={hasRole({ user }, permissions.categories.create)}
        language={language}
      />
    )
  if (launch.launched) return null
  const [facts, company, home, gaps] = await Promise.all([
    readSetUpFacts(payload),
    companyValues(payload),
    homeValues(payload),
    readLegalGaps(payload),
  ])
  const labels = textsIn(setUpTexts, language)
  const steps = stepsOf(facts)
  const launches = hasRole({ user }, launchers)
  const edits = hasRole({ user }, permissions.categories.create)
  return (
    <section className="ui-controls set-up" aria-labelledby="set-up">
      <header>
        <h2 id="set-up">{labels.heading}</h2>
        <p>{labels.intro}</p>
        <p className="set-up__progress">
          {labels.progress({
            done: steps.filter(({ missing }) => missing.length === 0).length,
            all: steps.length,
          })}
        </p>
      </header>
      <ol className="set-up__steps">
        {steps.map((step) => (
          <StepRow
            key={step.key}
            step={step}
            facts={facts}
            values={{ company, home, gaps }}
            language={language}
            edits={edits}
          />
        ))}
      </ol>
      <div className="set-up__pair">
        <TeamPart secret={launch.secret} launches={launches} language={language} />
        <section aria-labelledby="set-up-launch">
          <h3 id="set-up-launch">{labels.launch.title}</h3>
          <LaunchPart
            button={labels.launch.button}
            sure={labels.launch.sure}
            findings={findingsOf(facts)}
            launches={launches}
            language={language}
          />
        </section>
      </div>
    </section>
  )
}

function StepRow({
  step: { key, title, missing, href, action },
  facts,
  values,
  language,
  edits,
}: {
  step: Step
  facts: SetUpFacts
  values: { company: CompanyValues; home: Record<Locale, HomeValues>; gaps: LegalGap[] }
  language: string | undefined
  edits: boolean
}) {
  const labels = textsIn(setUpTexts, language)
  const name = textOf(title, language)
  const done = missing.length === 0
  return (
    <li data-done={done}>
      <div className="set-up__step">
        <h3>{href === undefined ? name : <a href={href}>{name}</a>}</h3>
        <p>
          <strong>{done ? labels.done : labels.open}</strong>
          {done ? '' : `: ${missing.map((each) => textOf(each, language)).join(', ')}`}
        </p>
        {key === 'mail' && facts.testMail ? (
          <p>{testMailText(facts.testMail, facts.smtp, labels.mail)}</p>
        ) : null}
      </div>
      {edits && key === 'company' ? (
        <LazyCompanyForm values={values.company} offered={!done} />
      ) : null}
      {edits && key === 'languages' ? <LazyHomeForm values={values.home} offered={!done} /> : null}
      {edits && key === 'category' ? (
        <>
          <LazyTradeChoice
            label={labels.trade.label}
            trades={Object.keys(trades).map((trade) => ({
              key: trade,
              name: setUpTradesTexts[localeOfPanel(language)].trades[trade as keyof typeof trades],
            }))}
            offered={action === 'trade'}
          />
          <LazyPress
            pressed={{ name: 'set-up.publish-trade' }}
            label={labels.trade.publish}
            offered={action === 'publish'}
          />
        </>
      ) : null}
      {edits && key === 'legal' ? (
        <LazyPress
          pressed={{ name: 'set-up.fill-legal-texts' }}
          label={labels.legal.fill}
          offered={action === 'legal'}
        />
      ) : null}
      {edits && key === 'legal' ? <LazyLegalGapsForm gaps={values.gaps} /> : null}
      {edits && action === 'mail' ? (
        <LazyPress pressed={{ name: 'set-up.test-mail' }} label={labels.mail.send} />
      ) : null}
    </li>
  )
}

function testMailText(
  { state, error }: NonNullable<SetUpFacts['testMail']>,
  smtp: boolean,
  mail: SetUpTexts['mail'],
): string {
  if (error !== null) return mail.failed({ error })
  if (state === 'sent') return smtp ? mail.sent : mail.sentToFolder
  return mail.waiting
}
