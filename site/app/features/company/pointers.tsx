import { Split } from '#app/ui/frame/layout.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { companyWords } from '#shared/texts/words/company.ts'
import { routePath } from '#shared/routes/table.ts'
import styles from './contact-screen.module.css'

/** Links to the catalogue and the knowledge base. */
export function Pointers() {
  const locale = useLocale()
  const { contact: words } = useWords(companyWords)
  return (
    <div className={styles.pointers}>
      <Split
        shares="6:6"
        first={
          <Pointer
            title={words.buy}
            text={words.buyText}
            href={routePath('products', locale)}
            action={words.products}
          />
        }
        second={
          <Pointer
            title={words.read}
            text={words.readText}
            href={routePath('knowledge-base', locale)}
            action={words.knowledge}
          />
        }
      />
    </div>
  )
}

function Pointer({
  title,
  text,
  href,
  action,
}: {
  title: string
  text: string
  href: string
  action: string
}) {
  return (
    <section className={styles.pointer}>
      <h2>{title}</h2>
      <p className={styles.note}>{text}</p>
      <p>
        <TextLink href={href} icon="arrow-right">
          {action}
        </TextLink>
      </p>
    </section>
  )
}
