import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import { goToControl, sectionHash, sectionIds } from './read-lacks.ts'
import type { Lack } from './review-side.tsx'
import type { Product } from './use-product.ts'

/** Alt+F goes from one lack to the next. */
function useNextLack(lacks: readonly Lack[]): () => void {
  const next = useRef(0)
  const follow = (): void => {
    const reachable = lacks.filter(({ go }) => go !== undefined)
    reachable[next.current % Math.max(1, reachable.length)]?.go?.()
    next.current += 1
  }
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.code !== 'KeyF') return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) follow()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return follow
}

/** Completeness of the product, and the way to the next lack. */
export function Completeness({ product }: { product: Product }): ReactNode {
  const labels = useTexts(newProductTexts)
  const { check, lacks } = product
  const follow = useNextLack(lacks)
  if (check === undefined || check.share === null) return null
  return (
    <div className="new-product__share">
      <span>
        {labels.complete} <progress max={100} value={check.share} aria-label={labels.complete} />{' '}
        <span className="ui-mono">{check.share} %</span>
      </span>
      <button type="button" className="ui-link" onClick={follow} disabled={lacks.length === 0}>
        {labels.missing({ count: lacks.length })}
      </button>{' '}
      <kbd>Alt F</kbd>
    </div>
  )
}

/** Links to the sections, with what each lacks. */
export function SectionLinks({ product }: { product: Product }): ReactNode {
  const labels = useTexts(newProductTexts)
  return (
    <nav className="new-product__index" aria-label={labels.sectionsOfPage}>
      {sectionIds.map((section) => {
        const count = product.lacks.filter((each) => each.section === section).length
        return (
          <a
            key={section}
            href={`#${sectionHash(section)}`}
            onClick={(event) => {
              event.preventDefault()
              goToControl(`#${sectionHash(section)}`)
            }}
          >
            {labels.sections[section]}
            {count > 0 ? (
              <span className="ui-mono">{count}</span>
            ) : section === 'where' && product.draft.subcategory !== null ? (
              <span aria-hidden="true">✓</span>
            ) : null}
          </a>
        )
      })}
    </nav>
  )
}
