import type { Locale } from '@vitrine/configuration/locales'
import { readItems, writeItems } from '@vitrine/contract/part-list'
import { valuesOf } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'
import { queryNames } from '#shared/routes/query-names.ts'
import { editNames } from './edit-names.ts'

/** Quantity of a field of the type `number`, which is sent with a point (a comma by clients without the type). */
const quantityOf = (text = ''): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'))

/**
 * Maximum number of unreadable lines that a URL repeats, and maximum length of each, characters.
 */
const maxLeftOut = 8
const maxLeftOutLength = 60

/** Query with items; `more`: unreadable lines, which the URL repeats up to a limit. */
function withItems(
  query: Query,
  locale: Locale,
  { items, more }: { items: string; more: readonly string[] },
): Query {
  const { items: name, leftOut } = {
    items: queryNames.items[locale],
    leftOut: queryNames.leftOut[locale],
  }
  const left = more
    .slice(0, maxLeftOut)
    .map((line) => line.slice(0, maxLeftOutLength).toWellFormed())
  if (more.length > left.length) left.push(`+ ${more.length - left.length}`)
  return {
    ...query,
    [name]: items,
    ...(left.length > 0 ? { [leftOut]: [...valuesOf(query, leftOut), ...left] } : {}),
  }
}

/** Query whose items are completed by the lines of its text field. */
function withLines(query: Query, locale: Locale): Query {
  const { lines: name } = editNames[locale]
  const { [name]: _lines, ...rest } = query
  const lines = valuesOf(query, name)
    .flatMap((text) => text.split(/[\r\n]+/))
    .map((line) => line.trim())
    .filter(Boolean)
  const items = writeItems(lines.map((code) => ({ code, quantity: null })))
  return withItems(rest, locale, { items, more: lines.slice(readItems(items).length) })
}

/**
 * Query with all items in one value, up to the limit of a list; returns the same object if nothing
 * changes.
 */
function withOneList(query: Query, locale: Locale): Query {
  const values = valuesOf(query, queryNames.items[locale])
  const lines = values
    .flatMap((text) => text.split(','))
    .filter((item) => readItems(item).length > 0)
  const items = writeItems(readItems(lines.join(',')))
  const more = lines.slice(readItems(items).length)
  return values.length < 2 && more.length === 0 ? query : withItems(query, locale, { items, more })
}

/**
 * Query with the rows of a list's form as items; without such fields, with its items as one list.
 */
export function withListEdits(query: Query, locale: Locale): Query {
  const { code, quantity, remove, take, lines } = editNames[locale]
  if (valuesOf(query, lines).length > 0) return withLines(query, locale)
  const codes = valuesOf(query, code)
  if (codes.length === 0) return withOneList(query, locale)
  const quantities = valuesOf(query, quantity)
  const removed = new Set(valuesOf(query, remove))
  const taken = new Map(
    valuesOf(query, take).map((text) => {
      const [place = '', ...item] = text.split(':')
      return [place, readItems(item.join(':'))[0]]
    }),
  )
  const items = codes.flatMap((typed, at) => {
    if (removed.has(String(at))) return []
    const other = taken.get(String(at))
    const quantity = quantityOf(quantities[at])
    return [{ code: other?.code ?? typed, quantity: other?.quantity ?? quantity }]
  })
  const {
    [code]: _codes,
    [quantity]: _quantities,
    [remove]: _removed,
    [take]: _taken,
    ...rest
  } = query
  return { ...rest, [queryNames.items[locale]]: writeItems(items) }
}
