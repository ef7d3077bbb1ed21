import { useId } from 'react'
import { emailMax } from '@vitrine/contract/text-limits'
import { Button } from '#app/ui/elements/button.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './newsletter-ask.module.css'

/**
 * Newsletter sign-up in the footer: a plain form posted to the newsletter's page, so that other
 * pages need no script for it.
 */
export function NewsletterSignup() {
  const { newsletter } = useTexts(pageTexts).shell
  const locale = useLocale()
  const id = useId()
  return (
    <form
      className={styles.ask}
      method="post"
      action={routePath('newsletter', locale)}
      aria-label={newsletter.title}
    >
      <label className={styles.label} htmlFor={id}>
        {newsletter.label}
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={emailMax}
        />
        <Button type="submit">{newsletter.submit}</Button>
      </div>
      <label className={styles.consent}>
        <input type="checkbox" name="consent" value="true" required />
        <span>{newsletter.consent}</span>
      </label>
      <p className={styles.more}>
        <Link href={routePath('newsletter', locale)}>{newsletter.more}</Link>
      </p>
    </form>
  )
}
