import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { shellTexts } from '#texts/shell.js'
import { keyOf, pathOf, settings, visitable } from './navigation.ts'
import { nameOf } from './place-name.ts'
import './settings.css'

/** Settings page: grouped links to the entries that are not in the navigation. */
export function SettingsView(props: AdminViewServerProps) {
  const { payload, user, i18n } = props.initPageResult.req
  if (!mayOpen('settings', user)) notFound()
  const { language } = i18n
  const labels = textsIn(shellTexts, language)
  return (
    <PanelView name="settings" view={props}>
      <div className="settings gutter--left gutter--right">
        <h1>{labels.settings.title}</h1>
        <p>{labels.settings.intro}</p>
        <div className="settings__groups">
          {visitable(settings, user).map(({ name, places }) => (
            <section key={name} aria-labelledby={`settings-${name}`}>
              <h2 id={`settings-${name}`}>{labels.settings[name]}</h2>
              <ul>
                {places.map((place) => (
                  <li key={keyOf(place)}>
                    <a href={pathOf(place)}>{nameOf(place, { payload, language })}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </PanelView>
  )
}
