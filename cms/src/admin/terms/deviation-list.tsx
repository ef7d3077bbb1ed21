import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import Link from 'next/link'
import { itemKey } from '#src/admin/translations/desk-item.ts'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { textsIn } from '#src/platform/labels.ts'
import type { ListedDeviation } from '#src/translation/terms/read-deviations.ts'
import { termsTexts } from '#texts/terms.js'

/** Characters shown on each side of a word. */
const around = 60

/** Passage around the word that deviates, which is marked; its beginning if a term is missing. */
function Excerpt({ text, range }: Pick<ListedDeviation, 'text' | 'range'>) {
  const { from, to } = range ?? { from: 0, to: 0 }
  const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)]
  return (
    <>
      {start > 0 ? '… ' : ''}
      {text.slice(start, from)}
      {range === null ? null : <mark>{text.slice(from, to)}</mark>}
      {text.slice(to, end)}
      {end < text.length ? ' …' : ''}
    </>
  )
}

/** Address at which a text is mended: the desk, or the form of a text in its own language. */
function pathOf({ collection, id, locale, sourceLocale, path, at }: ListedDeviation): string {
  if (locale === sourceLocale)
    return `${panelBase}/${id === 0 ? `globals/${collection}` : `collections/${collection}/${id}`}?locale=${locale}`
  const params = new URLSearchParams({
    to: locale,
    item: itemKey({ collection, id, locale }),
    passage: `${path} ${at}`,
  })
  return `${ownViewPath('translations')}?${params.toString()}`
}

export interface DeviationRow extends ListedDeviation {
  kindName: string
  fieldName: string
}

/** Published texts that deviate from the glossary, each with a link to where it is mended. */
export function DeviationList({
  rows,
  language,
}: {
  rows: readonly DeviationRow[]
  language: string
}) {
  const { desk, page: labels } = textsIn(termsTexts, language)
  return (
    <ul className="terms__rows" aria-label={labels.deviations}>
      {rows.map((row) => {
        const { collection, id, path, at, locale, kind, word, preferred, title, family } = row
        const name = title === '' ? row.kindName : title
        return (
          <li
            key={`${collection} ${id} ${path} ${at} ${locale} ${kind} ${row.term} ${row.range?.from}`}
          >
            <span className="terms__mark">{locales[locale satisfies Locale].abbr}</span>
            <Link href={pathOf(row)} prefetch={false}>
              <b>{family === '' ? name : `${family}, ${name}`}</b>
              <span className="terms__small">
                {row.kindName} · {row.fieldName}
              </span>
            </Link>
            <p lang={locales[locale].tag}>
              <Excerpt text={row.text} range={row.range} />
            </p>
            <p className="terms__said">
              {kind === 'missing'
                ? desk.missing({ word, preferred })
                : preferred === ''
                  ? desk.forbidden({ word })
                  : desk.instead({ word, preferred })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
