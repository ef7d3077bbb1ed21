import { countryPack } from '@vitrine/contract/country-pack'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { contactPath } from '#shared/routes/contact-path.ts'
import { whereToBuyPath } from '#shared/routes/detail-paths.ts'
import styles from './where-to-buy.module.css'

type Product = Parameters<typeof whereToBuyPath>[0] & { id: number }

/**
 * Distributors section of a product page: a link to the distributors' page. With JavaScript the
 * list and its search are loaded in place when the section approaches the viewport; on failure the
 * link remains.
 */
export function WhereToBuy({ product }: { product: Product }) {
  const buy = useTexts(whereToBuyTexts)
  const locale = useLocale()
  const { id } = product
  const container = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<ReactNode>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const controller = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const read = import('#app/core/api/client-of.ts').then(({ browserClient }) =>
          browserClient(locale, controller.signal)('product-distributors-list', {
            params: { id: String(id) },
          }),
        )
        Promise.all([import('./distributors.tsx'), read])
          .then(([{ Distributors }, { data }]) => {
            if (!controller.signal.aborted) show(<Distributors distributors={data} />)
          })
          // already logged by the transport
          .catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [id, locale])
  return (
    <Section title={buy.title} ruled id="onde-comprar" unprinted>
      <div ref={container} className={styles.place}>
        {shown ?? (
          <>
            <p className={styles.lead}>{buy.lead}</p>
            <p>
              <TextLink href={whereToBuyPath(product, locale)} icon="arrow-right">
                {buy.see({ country: countryPack })}
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
