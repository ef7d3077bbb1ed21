import type { Locale } from '@vitrine/contract/locales'
import { readItems, writeItems } from '@vitrine/contract/part-list'
import { valuesOf } from '@vitrine/contract/query-string'
import type { Query } from '@vitrine/contract/query-string'
import { queryNames } from '#shared/routes/query-names.ts'
import { editNames } from './edit-names.ts'

/** A quantity as typed; null for none. */
const quantityOf = (text = ''): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'))

/** Lines without an item that an address repeats, and their characters. */
const mostLeftOut = 8
const longestLeftOut = 60

/** Query with the lines of a text as items, and those that do not fit an address as left out. */
function withLines(query: Query, locale: Locale): Query {
  const { lines: name } = editNames[locale]
  const { [name]: _lines, ...rest } = query
  const lines = valuesOf(query, name)
    .flatMap((text) => text.split(/[\r\n]+/))
    .map((line) => line.trim())
    .filter(Boolean)
  const items = writeItems(lines.map((code) => ({ code, quantity: null })))
  const more = lines.slice(readItems(items).length)
  const left = more
    .slice(0, mostLeftOut)
    .map((line) => line.slice(0, longestLeftOut).toWellFormed())
  if (more.length > left.length) left.push(`+ ${more.length - left.length}`)
  return {
    ...rest,
    [queryNames.items[locale]]: items,
    ...(left.length > 0 ? { [queryNames.leftOut[locale]]: left } : {}),
  }
}

/** Query with the rows of a list's form as items; the same query without such fields. */
export function withListEdits(query: Query, locale: Locale): Query {
  const { code, quantity, remove, take, lines } = editNames[locale]
  if (valuesOf(query, lines).length > 0) return withLines(query, locale)
  const codes = valuesOf(query, code)
  if (codes.length === 0) return query
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
    const asked = quantityOf(quantities[at])
    return [{ code: other?.code ?? typed, quantity: other?.quantity ?? asked }]
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
