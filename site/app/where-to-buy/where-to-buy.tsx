import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { Section } from '#app/design/section/section.tsx'
import { logFailure } from '#app/errors/log-failure.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { whereToBuyWords } from '#app/i18n/words/where-to-buy.ts'
import { contactPath } from '#app/routes/contact-path.ts'
import type { Distributor } from './by-state.ts'
import { StateList } from './state-list.tsx'
import styles from './where-to-buy.module.css'

type Finder = ComponentType<{ distributors: readonly Distributor[] }>

/** Who sells a product, near whom. The list by state is in the page; what searches it comes when the section is near the view. */
export function WhereToBuy({ distributors, product }: { distributors: readonly Distributor[]; product: { id: number } }) {
  const buy = useWords(whereToBuyWords)
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [finder, setFinder] = useState<{ Finder: Finder }>()
  useEffect(() => {
    const element = place.current
    if (!element || distributors.length < 2) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./finder.tsx').then(({ default: Finder }) => setFinder({ Finder }), (error: unknown) => logFailure('A busca de distribuidores não pôde ser carregada.', error))
    }, { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [distributors])
  return (
    <Section title={buy.title} ruled id="onde-comprar" unprinted>
      <div ref={place} className={styles.place}>
        {distributors.length === 0 ? <p className={styles.lead}>{buy.none}</p> : <p className={styles.lead}>{buy.lead}</p>}
        {finder ? <finder.Finder distributors={distributors} /> : <StateList distributors={distributors} />}
        <p><TextLink href={contactPath(locale, product.id)} icon="arrow-right">{buy.ask}</TextLink></p>
      </div>
    </Section>
  )
}
