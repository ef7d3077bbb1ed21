import type { Locale } from '@vitrine/configuration/locales'
import { lexicalText } from '#src/content/rich-text/text.ts'
import { blockKinds, isBlockKind } from './kinds.ts'

type Data = Record<string, unknown>

const rowsOf = (value: unknown): Data[] =>
  Array.isArray(value)
    ? value.filter((row): row is Data => typeof row === 'object' && row !== null)
    : []

/** Texts in a locale of a value with all locales. */
function textIn(value: unknown, locale: Locale): string {
  const own: unknown = Object(value)[locale]
  return typeof own === 'string' ? own : lexicalText(own)
}

/**
 * What the visible blocks of a page say in a locale, for the search.
 *
 * @param blocks - Rows with all locales.
 */
export const blocksText = (blocks: unknown, locale: Locale): string =>
  rowsOf(blocks)
    .filter(({ hidden }) => hidden !== true)
    .flatMap((block) => {
      const kind = block['kind']
      if (!isBlockKind(kind)) return []
      const { fields, items = [] } = blockKinds[kind]
      const has = (name: string): boolean => (fields as readonly string[]).includes(name)
      return [
        ...['label', 'title', 'text', 'body']
          .filter(has)
          .map((name) => textIn(block[name], locale)),
        ...rowsOf(has('items') ? block['items'] : []).flatMap((item) =>
          ['title', 'value', 'unit', 'text']
            .filter((name) => (items as readonly string[]).includes(name))
            .map((name) => textIn(item[name], locale)),
        ),
      ]
    })
    .filter((text) => text.trim() !== '')
    .join('\n')
