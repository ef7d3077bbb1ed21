import { Split } from '#app/ui/frame/layout.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useHasContent } from '#app/core/layout-data/use-has-content.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './contact-screen.module.css'

/** Links to the catalogue and the knowledge base. */
export function FurtherLinks() {
  const locale = useLocale()
  const { contact: texts } = useTexts(companyTexts)
  const has = useHasContent()
  const pointers = [
    has('products') && (
      <Pointer
        key="products"
        title={texts.buy}
        text={texts.buyText}
        href={routePath('products', locale)}
        action={texts.products}
      />
    ),
    has('knowledge-base') && (
      <Pointer
        key="knowledge-base"
        title={texts.read}
        text={texts.readText}
        href={routePath('knowledge-base', locale)}
        action={texts.knowledge}
      />
    ),
  ].filter((pointer) => pointer !== false)
  if (pointers.length === 0) return null
  return (
    <div className={styles.pointers}>
      <Split shares="6:6" first={pointers[0]} second={pointers[1] ?? null} />
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
