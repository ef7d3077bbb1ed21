import { locales } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import { translationsTexts } from '#texts/translations.js'
import { LazyHandIn, LazyPublish } from './lazy-desk.tsx'
import type { DeskPage } from './read-desk-page.ts'

/** Share of the texts that are up to date in each shown language, and the button of what is ready. */
export function LanguageProgress({
  page: { shown, progress, ready, isTranslator },
  context: { language },
}: {
  page: DeskPage
  context: { language: string }
}) {
  const labels = textsIn(translationsTexts, language)
  return (
    <footer className="translations__progress">
      {shown.map((locale) => {
        const { done, total } = progress.get(locale) ?? { done: 0, total: 0 }
        const { title } = locales[locale]
        const items = ready.get(locale) ?? []
        return (
          <div key={locale}>
            <p>
              <b lang={locales[locale].tag}>{title}</b>
              <meter
                aria-label={labels.progressName({ language: title })}
                min={0}
                max={Math.max(1, total)}
                value={done}
              />
              <span className="ui-mono">
                {labels.progress({
                  done: done.toLocaleString(language),
                  total: total.toLocaleString(language),
                })}
              </span>
            </p>
            {isTranslator ? (
              <LazyHandIn locale={locale} items={items} />
            ) : (
              <LazyPublish locale={locale} items={items} />
            )}
          </div>
        )
      })}
    </footer>
  )
}
