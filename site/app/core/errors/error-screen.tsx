import type { Locale } from '@vitrine/configuration/locales'
import { Button, ButtonLink } from '#app/ui/elements/button.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { errorsTexts } from '#texts/errors.js'
import { pageTexts } from '#texts/page.js'
import { searchAction } from '#shared/routes/search-action.ts'
import { routePath } from '#shared/routes/table.ts'
import { BrokenPart } from './broken-part.tsx'
import type { Failure } from './failure.ts'
import { useAskAgain } from './use-ask-again.ts'
import styles from './error-screen.module.css'

const empty = { __html: '' }

/** Time after which a browser without scripts asks for a temporary page again, s. */
const refreshSeconds = '10'

export interface ErrorScreenProps {
  failure: Failure
  locale: Locale
  /** Content that the browser has stored (the parts list), shown if the site is out of reach. */
  kept?: React.ReactNode
}

/**
 * Error page (R2): explanation, next step, the search on a 404, the stored parts list without a
 * connection. A temporary one requests the page again. Needs no loader data.
 */
export function ErrorScreen({ failure: { page, status }, locale, kept }: ErrorScreenProps) {
  const errors = errorsTexts[locale]
  const { title, text } = errors[page]
  const isUnanswered = page === 'no-answer'
  const isTemporary = isUnanswered || status === 502 || status === 503
  useAskAgain(isTemporary)
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <title>{page === '404' ? `${errors.notFoundMessage} · ${title}` : title}</title>
        <meta name="robots" content="noindex" />
        {isUnanswered ? null : (
          <p className={styles.status}>
            {errors.status({ status })}
            {/* filled by the server (`request-id-slot.ts`); React does not hydrate its content */}
            <span data-request-id="" suppressHydrationWarning dangerouslySetInnerHTML={empty} />
          </p>
        )}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {isTemporary && !isUnanswered ? (
          <>
            <p>{errors.asking}</p>
            <noscript>
              <meta httpEquiv="refresh" content={refreshSeconds} />
            </noscript>
          </>
        ) : null}
        {page === '404' ? (
          <>
            <p className={styles.message} lang="en">
              {errors.notFoundMessage}
            </p>
            <SearchForm
              {...searchAction(locale)}
              label={errors.searchLabel}
              placeholder={pageTexts[locale].shell.search.placeholder}
              submitLabel={errors.searchLabel}
            />
          </>
        ) : null}
        {isUnanswered ? (
          <>
            {kept}
            <Button onClick={() => location.reload()}>{errors.askAgain}</Button>
          </>
        ) : (
          <p>
            <ButtonLink
              href={routePath('home', locale)}
              variant={page === '404' ? 'secondary' : 'primary'}
            >
              {errors.home}
            </ButtonLink>
          </p>
        )}
      </div>
      <BrokenPart figure={isUnanswered ? '–' : String(status)} />
    </div>
  )
}
