import type { Locale } from '@vitrine/contract/locales'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import type { Messages } from '#shared/texts/messages.ts'
import { searchAction } from '#shared/routes/search-action.ts'
import { routePath } from '#shared/routes/table.ts'
import { OpenCircuit } from './open-circuit.tsx'
import { errorPageOf, sentStatus } from './error-pages.ts'
import styles from './error-screen.module.css'

/** Error page (R2): explanation, next step, and the search on a 404. Needs no loader data. */
export function ErrorScreen({
  status,
  locale,
  messages,
}: {
  status: number
  locale: Locale
  messages: Messages['errors']
}) {
  const page = errorPageOf(status)
  const { title, text } = messages[page]
  const shown = sentStatus(status)
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <title>{page === '404' ? `${messages.notFoundMessage} · ${title}` : title}</title>
        <meta name="robots" content="noindex" />
        <p className={styles.status}>{messages.status(shown)}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {page === '404' ? (
          <>
            <p className={styles.message} lang="en">
              {messages.notFoundMessage}
            </p>
            <SearchForm
              {...searchAction(locale)}
              label={messages.searchLabel}
              placeholder="TC-50-10"
              submitLabel={messages.searchLabel}
            />
          </>
        ) : null}
        <p>
          <ButtonLink
            href={routePath('home', locale)}
            variant={page === '404' ? 'secondary' : 'primary'}
          >
            {messages.home}
          </ButtonLink>
        </p>
      </div>
      <OpenCircuit figure={String(shown)} />
    </div>
  )
}
