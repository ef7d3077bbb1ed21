import { Parser } from 'htmlparser2'

/** Markdown before and after the content of an element. */
const inline: Readonly<Record<string, readonly [string, string]>> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  code: ['`', '`'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
}

const blocks: Readonly<Record<string, string>> = {
  h2: '## ',
  h3: '### ',
  p: '',
  blockquote: '> ',
  figcaption: '',
  figure: '',
}

/**
 * Markdown of the cms's rich text: headings, paragraphs, lists, tables, links and the descriptions
 * of pictures. Addresses of links are absolute.
 */
export function richTextMarkdown(html: string, origin: string): string {
  const lines: string[] = []
  const lists: ('ul' | 'ol')[] = []
  const links: string[] = []
  let text = ''
  let row: string[] | undefined
  const absolute = (url: string) => (url.startsWith('/') ? origin + url : url)
  const flush = (prefix: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    text = ''
    if (line !== '') lines.push(prefix + line)
  }
  const flushItem = () =>
    flush(`${'  '.repeat(Math.max(0, lists.length - 1))}${lists.at(-1) === 'ol' ? '1. ' : '- '}`)
  const parser = new Parser({
    onopentag: (name, { href = '', alt = '' }) => {
      if (name === 'ul' || name === 'ol') {
        // text of the item that contains the list
        if (lists.length > 0) flushItem()
        lists.push(name)
      }
      if (name === 'tr') row = []
      if (name === 'img' && alt !== '') text += `[${alt}] `
      if (name === 'br') text += ' '
      if (name === 'a') {
        links.push(href)
        text += '['
      }
      text += inline[name]?.[0] ?? ''
    },
    ontext: (given) => (text += given),
    onclosetag: (name) => {
      text += inline[name]?.[1] ?? ''
      if (name === 'a') text += `](${absolute(links.pop() ?? '')})`
      else if (name === 'ul' || name === 'ol') lists.pop()
      else if (name === 'li') flushItem()
      else if (name === 'td' || name === 'th') {
        row?.push(text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim())
        text = ''
      } else if (name === 'tr' && row) {
        lines.push(`| ${row.join(' | ')} |`)
        row = undefined
      } else if (name in blocks && row === undefined && lists.length === 0)
        flush(blocks[name] ?? '')
    },
  })
  parser.end(html)
  flush('')
  return joined(lines)
}

/** Lines with a blank one between paragraphs, and the rule below the first row of a table. */
function joined(lines: readonly string[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isTogether =
      before !== undefined && kindOf(before) !== '' && kindOf(before) === kindOf(line)
    if (before !== undefined) text += isTogether ? '\n' : '\n\n'
    text += line
    if (kindOf(line) === 'row' && !isTogether)
      text += `\n|${' --- |'.repeat(Math.max(1, line.split(/(?<!\\)\|/).length - 2))}`
  }
  return text
}

const kindOf = (line: string): 'row' | 'item' | '' =>
  line.startsWith('| ') ? 'row' : /^ *(- |1\. )/.test(line) ? 'item' : ''
