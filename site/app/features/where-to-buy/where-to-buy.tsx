import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { whereToBuyWords } from '#shared/texts/words/where-to-buy.ts'
import { contactPath } from '#shared/routes/contact-path.ts'
import { whereToBuyPath } from '#shared/routes/detail-paths.ts'
import styles from './where-to-buy.module.css'

type Product = Parameters<typeof whereToBuyPath>[0] & { id: number }

/**
 * Who sells a product, near whom. The list is a page of its own; with scripts it comes to this one,
 * with what searches it,
 * when the section is near the view. Where that fails, the way to the list is still there.
 */
export function WhereToBuy({ product }: { product: Product }) {
  const buy = useWords(whereToBuyWords)
  const locale = useLocale()
  const { id } = product
  const place = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<ReactNode>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const leaving = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const read = import('#app/core/api/client-of.ts').then(({ browserClient }) =>
          browserClient(locale, leaving.signal)('product-distributors-list', {
            params: { id: String(id) },
          }),
        )
        Promise.all([import('./distributors.tsx'), read])
          .then(([{ Distributors }, { data }]) => {
            if (!leaving.signal.aborted) show(<Distributors distributors={data} />)
          })
          // the transport has logged it
          .catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => {
      leaving.abort()
      observer.disconnect()
    }
  }, [id, locale])
  return (
    <Section title={buy.title} ruled id="onde-comprar" unprinted>
      <div ref={place} className={styles.place}>
        {shown ?? (
          <>
            <p className={styles.lead}>{buy.lead}</p>
            <p>
              <TextLink href={whereToBuyPath(product, locale)} icon="arrow-right">
                {buy.see}
              </TextLink>
            </p>
          </>
        )}
        <p>
          <TextLink href={contactPath(locale, id)} icon="arrow-right">
            {buy.ask}
          </TextLink>
        </p>
      </div>
    </Section>
  )
}
