import type { Locale } from '@vitrine/configuration/locales'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { pageTexts } from '#texts/page.js'
import { searchAction } from '#shared/routes/search-action.ts'
import { routePath } from '#shared/routes/table.ts'
import { BrokenPart } from './broken-part.tsx'
import { errorPageOf, sentStatus } from './error-pages.ts'
import styles from './error-screen.module.css'

const empty = { __html: '' }

/** Error page (R2): explanation, next step, and the search on a 404. Needs no loader data. */
export function ErrorScreen({ status, locale }: { status: number; locale: Locale }) {
  const { errors, shell } = pageTexts[locale]
  const page = errorPageOf(status)
  const { title, text } = errors[page]
  const shown = sentStatus(status)
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <title>{page === '404' ? `${errors.notFoundMessage} · ${title}` : title}</title>
        <meta name="robots" content="noindex" />
        <p className={styles.status}>
          {errors.status({ status: shown })}
          {/* filled by the server (`request-id-slot.ts`); React does not hydrate its content */}
          <span data-request-id="" suppressHydrationWarning dangerouslySetInnerHTML={empty} />
        </p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {page === '404' ? (
          <>
            <p className={styles.message} lang="en">
              {errors.notFoundMessage}
            </p>
            <SearchForm
              {...searchAction(locale)}
              label={errors.searchLabel}
              placeholder={shell.search.placeholder}
              submitLabel={errors.searchLabel}
            />
          </>
        ) : null}
        <p>
          <ButtonLink
            href={routePath('home', locale)}
            variant={page === '404' ? 'secondary' : 'primary'}
          >
            {errors.home}
          </ButtonLink>
        </p>
      </div>
      <BrokenPart figure={String(shown)} />
    </div>
  )
}
