import { teamLinkPath } from '@vitrine/contract/internal'
import type { Locale } from '@vitrine/configuration/locales'
import { environment } from '#src/platform/environment.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { Finding } from './findings.ts'
import { LazyPress, LazyTeamLink } from './lazy-forms.tsx'

const { launch, team } = labelsOf(setUpTexts)

interface LaunchPartProps {
  /** Language that is launched; undefined: the site. */
  locale?: Locale
  button: Label
  /** Text above the button that describes the effect of the launch. */
  sure: Label
  findings: Finding[]
  /** True if the account may launch. */
  launches: boolean
  language: string | undefined
}

/** Launch checklist and launch button. */
export function LaunchPart({
  locale,
  button,
  sure,
  findings,
  launches,
  language,
}: LaunchPartProps) {
  const say = (label: Label): string => textOf(label, language)
  const accepted = findings.map(({ key }) => key)
  const blocked = findings.some(({ refused }) => refused)
  return (
    <>
      {findings.length === 0 ? <p>{say(launch.nothing)}</p> : null}
      <ul className="set-up__findings">
        {findings.map(({ key, text, href, refused }) => (
          <li key={key} data-refused={refused}>
            <strong>{say(refused ? launch.refused : launch.warned)}</strong>
            {href === undefined ? <span>{say(text)}</span> : <a href={href}>{say(text)}</a>}
          </li>
        ))}
      </ul>
      {launches ? (
        <>
          <p>{say(blocked ? launch.blocked : sure)}</p>
          <LazyPress
            pressed={
              locale === undefined
                ? { name: 'set-up.launch', body: { accepted } }
                : { name: 'set-up.launch-language', body: { accepted, locale } }
            }
            label={say(button)}
            confirm={say(launch.confirm)}
            disabled={blocked}
            primary
          />
        </>
      ) : (
        <p>{say(launch.administrators)}</p>
      )}
    </>
  )
}

/** Preview link of the team, with its explanation. */
export function TeamPart({
  secret,
  launches,
  language,
}: Pick<LaunchPartProps, 'launches' | 'language'> & { secret: string }) {
  const say = (label: Label): string => textOf(label, language)
  return (
    <section aria-labelledby="set-up-team">
      <h3 id="set-up-team">{say(team.title)}</h3>
      <p>{say(team.hint)}</p>
      <LazyTeamLink
        url={environment.PUBLIC_ORIGIN + teamLinkPath + secret}
        texts={{
          label: say(team.label),
          copy: say(team.copy),
          copied: say(team.copied),
          renew: say(team.renew),
        }}
        renewable={launches}
      />
    </section>
  )
}
