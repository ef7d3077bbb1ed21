import { countryPack } from '@vitrine/configuration/country-pack'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { contactPath } from '#shared/routes/contact-path.ts'
import { whereToBuyPath } from '#shared/routes/detail-paths.ts'
import styles from './where-to-buy.module.css'

type Product = Parameters<typeof whereToBuyPath>[0] & { id: number }

/**
 * Distributors section of a product page: a link to the distributors' page. With JavaScript, the
 * search is loaded in place when the section approaches the viewport; if loading fails, only the
 * link remains.
 */
export function WhereToBuy({ product, id }: { product: Product; id: string }) {
  const buy = useTexts(whereToBuyTexts)
  const { whereToBuy } = useTexts(productTexts)
  const locale = useLocale()
  const { id: productId } = product
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
            params: { id: String(productId) },
          }),
        )
        Promise.all([import('./distributors.tsx'), read])
          .then(([{ Distributors }, { data, sales_abroad }]) => {
            if (!controller.signal.aborted)
              show(<Distributors distributors={data} salesAbroad={sales_abroad} listed={false} />)
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
  }, [productId, locale])
  return (
    <Section title={whereToBuy} ruled id={id} unprinted>
      <div ref={container} className={styles.place}>
        {shown ?? <p className={styles.lead}>{buy.lead}</p>}
        <p className={styles.links}>
          <TextLink href={whereToBuyPath(product, locale)} icon="arrow-right">
            {buy.see({ country: countryPack })}
          </TextLink>
          <TextLink href={contactPath(locale, { product: productId })} icon="arrow-right">
            {buy.ask}
          </TextLink>
        </p>
      </div>
    </Section>
  )
}
