import { readdirSync, readFileSync } from 'node:fs'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/**
 * Expected line of a list. `part`: part number, or `?` if the visitor must be asked; `quantity`:
 * pieces or packs, or `?`.
 */
export interface ListedPart {
  part: string
  quantity: string
}

/** Pasted text with the expected answer. */
export interface PastedList {
  title: string
  locale: Locale
  text: string
  expected: ListedPart[]
}

const folder = new URL('./corpus/', import.meta.url)

/** Shows characters that an editor hides: `⇥` is a tab, `\u{200b}` a character by its code. */
const visible = (text: string): string =>
  text
    .replaceAll('⇥', '\t')
    .replace(/\\u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )

function listOf(block: string): PastedList {
  const [heading = '', ...lines] = block.split('\n')
  const [, title, locale] = /^(.*) \((\w+)\)$/.exec(heading) ?? []
  const known = localeCodes.find((code) => code === locale)
  const end = lines.lastIndexOf('->')
  if (title === undefined || known === undefined || end === -1)
    throw new Error(`no pasted list: ${heading}`)
  return {
    title,
    locale: known,
    text: visible(lines.slice(0, end).join('\n')),
    expected: lines.slice(end + 1).flatMap((line) => {
      if (line.trim() === '') return []
      const [part = '', quantity = '?'] = line.split(' = ')
      return [{ part, quantity }]
    }),
  }
}

/** Pasted lists by kind, each with a heading, the text, `->` and the expected lines. */
export const pastedLists: ReadonlyMap<string, PastedList[]> = new Map(
  readdirSync(folder).map((file) => [
    file.replace(/\.txt$/, ''),
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^== /m)
      .slice(1)
      .map((block) => listOf(block)),
  ]),
)
