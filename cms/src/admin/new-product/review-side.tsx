import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { MouseEvent, ReactNode } from 'react'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { measureIn } from '#src/content/limits/check-limits.ts'
import { boundsOf } from '#src/content/limits/measured.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { gtinsIn } from '#src/admin/gtins/gtin-rows.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { gtinsTexts } from '#texts/gtins.js'
import { newProductTexts } from '#texts/new-product.js'
import type { ProductDraft } from './product-draft.ts'

/** Something that the product lacks, and what leads to it. */
export interface Lack {
  key: string
  text: string
  /** Language of a missing text. */
  locale: Locale | null
  /** True for a value that somebody should look at. */
  isDoubtful: boolean
  /** Absent: it is written later, in the form of the product. */
  go?: (() => void) | undefined
}

/** What the product lacks; nothing of it stops a draft. */
function LackLinks({
  lacks,
  isCompared,
}: {
  lacks: readonly Lack[]
  isCompared: boolean
}): ReactNode {
  const labels = useTexts(newProductTexts)
  return (
    <section className="ui-side__part" aria-labelledby="new-product-lacks">
      <h2 id="new-product-lacks">{labels.lacks}</h2>
      <p className="ui-small">
        {lacks.length === 0 && isCompared ? labels.lacksNothing : labels.lacksHint}
      </p>
      <ul className="new-product__lacks">
        {lacks.map(({ key, text, locale, isDoubtful, go }) => (
          <li key={key}>
            {go ? (
              <a
                href={`#${key}`}
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  go()
                }}
              >
                {text}
              </a>
            ) : (
              <span>
                {text} <small>{labels.later}</small>
              </span>
            )}
            {locale === null ? null : <abbr>{locales[locale].abbr}</abbr>}
            {isDoubtful ? <span aria-hidden="true">⚠</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What came by itself: addresses, values of the original, GTINs of the sequence. */
function OwnPart({ draft, check }: { draft: ProductDraft; check: ProductCheck }): ReactNode {
  const labels = useTexts(newProductTexts)
  const gtinTexts = useTexts(gtinsTexts)
  const addresses = Object.entries(check.addresses)
  const present = new Set(gtinsIn(draft.parts))
  const given = draft.given.filter((gtin) => present.has(gtin))
  const [first, last] = [given[0], given.at(-1)]
  if (addresses.length === 0 && draft.original === null && first === undefined) return null
  return (
    <section className="ui-side__part">
      <h3>{labels.byItself}</h3>
      {draft.original === null ? null : (
        <p className="ui-small">{labels.fromProduct({ name: draft.original.name })}</p>
      )}
      {first === undefined || last === undefined ? null : (
        <p className="ui-small">{gtinTexts.inSequence({ count: given.length, first, last })}</p>
      )}
      <ul className="ui-small">
        {addresses.map(([code, address]) => (
          <li key={code}>
            {locales[code as Locale].abbr} <span className="ui-mono">{address}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Number columns whose span the list shows. */
const maxSpans = 2

/** Smallest and largest value of the first number columns. */
function spansOf(
  parts: readonly Variant[],
  attributes: readonly Declared[],
  language: string,
): string[] {
  return attributes
    .filter(({ type, unit }) => (type === 'number' || type === 'range') && unit !== null)
    .flatMap(({ key, unit }) => {
      const bounds = parts.flatMap(({ values }) => boundsOf(values[key]) ?? [])
      if (bounds.length === 0) return []
      const [low, high] = [Math.min(...bounds), Math.max(...bounds)]
      const shown = measureIn(language, high, unit)
      return [low === high ? shown : `${low.toLocaleString(language)}–${shown}`]
    })
    .slice(0, maxSpans)
}

interface SideProps {
  draft: ProductDraft
  attributes: readonly Declared[]
  check: ProductCheck | undefined
  lacks: readonly Lack[]
  title: string
  count: number
  picture: string | undefined
}

/** Languages in which visitors see the product, and those in which they do not. */
export const languagesOf = (codes: readonly Locale[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    codes.map((code) => locales[code].abbr),
  )

/** What the product lacks, what came by itself, and how visitors will see it. */
export function ReviewSide(props: SideProps): ReactNode {
  const labels = useTexts(newProductTexts)
  const language = useLanguage()
  const { draft, attributes, check, lacks, title, count, picture } = props
  const { locales: shown = [] } = check ?? {}
  return (
    <aside className="ui-side new-product__side" aria-label={labels.review}>
      <LackLinks lacks={lacks} isCompared={check !== undefined && check.share !== null} />
      {check ? <OwnPart draft={draft} check={check} /> : null}
      <section className="ui-side__part">
        <h3>{labels.inList}</h3>
        <div className="new-product__card">
          {picture === undefined ? <span aria-hidden="true" /> : <img src={picture} alt="" />}
          <div>
            <strong>{title}</strong>
            <p className="ui-mono ui-small">
              {[
                draft.family,
                ...spansOf(draft.parts, attributes, language),
                labels.codes({ count }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
      </section>
      <p className="ui-side__foot new-product__seen">
        {shown.length === 0
          ? labels.seenNowhere
          : labels.seen({ languages: languagesOf(shown, language), count })}
      </p>
    </aside>
  )
}
