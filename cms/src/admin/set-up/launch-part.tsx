import { teamLinkPath } from '@vitrine/contract/internal'
import type { Locale } from '@vitrine/configuration/locales'
import { environment } from '#src/platform/environment.ts'
import { textOf, textsIn } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { Finding } from './findings.ts'
import { LazyPress, LazyTeamLink } from './lazy-forms.tsx'

interface LaunchPartProps {
  /** Language that is launched; undefined: the site. */
  locale?: Locale
  button: string
  /** Text above the button that describes the effect of the launch. */
  sure: string
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
  const { launch } = textsIn(setUpTexts, language)
  const accepted = findings.map(({ key }) => key)
  const blocked = findings.some(({ refused }) => refused)
  return (
    <>
      {findings.length === 0 ? <p>{launch.nothing}</p> : null}
      <ul className="set-up__findings">
        {findings.map(({ key, text, href, refused }) => (
          <li key={key} data-refused={refused}>
            <strong>{refused ? launch.refused : launch.warned}</strong>
            {href === undefined ? (
              <span>{textOf(text, language)}</span>
            ) : (
              <a href={href}>{textOf(text, language)}</a>
            )}
          </li>
        ))}
      </ul>
      {launches ? (
        <>
          <p>{blocked ? launch.blocked : sure}</p>
          <LazyPress
            pressed={
              locale === undefined
                ? { name: 'set-up.launch', body: { accepted } }
                : { name: 'set-up.launch-language', body: { accepted, locale } }
            }
            label={button}
            confirm={launch.confirm}
            disabled={blocked}
            primary
          />
        </>
      ) : (
        <p>{launch.administrators}</p>
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
  const { team } = textsIn(setUpTexts, language)
  return (
    <section aria-labelledby="set-up-team">
      <h3 id="set-up-team">{team.title}</h3>
      <p>{team.hint}</p>
      <LazyTeamLink
        url={environment.PUBLIC_ORIGIN + teamLinkPath + secret}
        texts={{
          label: team.label,
          copy: team.copy,
          copied: team.copied,
          renew: team.renew,
        }}
        renewable={launches}
      />
    </section>
  )
}
