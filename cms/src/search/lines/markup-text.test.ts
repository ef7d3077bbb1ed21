import { partListLimits } from '@vitrine/contract/part-list'
import { describe, expect, it, test } from 'vitest'
import { markupText } from './markup-text.ts'

const lines = (text: string): string[] =>
  markupText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

describe('rows and cells', () => {
  it.each<[string, string, string[]]>([
    ['cells', '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>', ['a\tb', 'c\td']],
    ['without closing tags', '<table><tr><td>a<td>b<tr><td>c<td>d</table>', ['a\tb', 'c\td']],
    ['line breaks in a cell', '<td>a<br>b<hr>c</td><td>d</td>', ['a b c\td']],
    ['paragraphs in a cell', '<td><p>a</p><p>b</p></td><td><div>c</div></td>', ['a b\tc']],
    [
      'a table in a cell',
      '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table>d</td></tr></table>',
      ['a', 'b\tc', 'd'],
    ],
    [
      'a table in a table in a cell',
      '<table><tr><td><table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table></td></tr></table>',
      ['a\tb'],
    ],
    ['a wide cell', '<td colspan=3>a</td><td>b</td>', ['a\t\t\tb']],
    ['an empty cell', '<td>a</td><td></td><td>b</td>', ['a\t\tb']],
    ['a row whose beginning is cut off', 'a</td><td>b</td></tr><tr><td>c</td></tr>', ['a\tb', 'c']],
    ['a cell whose beginning is cut off', 'a</td></tr><tr><td>b</td></tr>', ['a', 'b']],
    ['a cut tag at the end', '<tr><td>a</td><td>b</td></tr><tr><td cla', ['a\tb']],
    ['tags closed in the wrong order', '<td><b>a</td></b><td><i>b</td></i>', ['a\tb']],
  ])('%s', (_, html, expected) => expect(lines(html)).toEqual(expected))
})

test.each([
  '<p>a<span style="display: none">b<br><b>c</b></span>d</p>',
  '<style>b</style><p>a<script>c</script>d</p>',
  '<p>a<title>b<b>c</title>d</p>',
  '<p>a<noscript><img src=b>c</noscript>d</p>',
])('leaves out what is not shown: %s', (html) => expect(lines(html)).toEqual(['ad']))

test.each([
  ['&nbsp;&ccedil;&Uuml;&szlig;&euro;&times;', '\u00a0çÜß€×'],
  ['&NonBreakingSpace;&ThinSpace;&hyphen;&HorizontalLine;', '\u00a0\u2009‐─'],
  ['&#8211;&#x2011;&#X41;', '–\u2011A'],
  ['&frac12;&sup2;&half;', '½²½'],
  ['&amp;amp;ccedil;', 'ç'],
])('decodes %s', (html, text) => expect(markupText(html)).toBe(text))

test.each([
  '<XY-50> <10 mm> & 5 < 6',
  'https://example.com/?a=1&copy=2&lt=3',
  'R&D; AT&T',
  'a <- b -> c',
  '&unit;',
])('keeps a text without markup: %s', (text) => expect(markupText(text)).toBe(text))

test('reads HTML that was escaped as text', () =>
  expect(
    lines('&lt;tr&gt;&lt;td&gt;a&lt;/td&gt;&lt;td&gt;b&amp;nbsp;c&lt;/td&gt;&lt;/tr&gt;'),
  ).toEqual(['a\tb c']))

test.each([
  '<table><tr><td>',
  '<table><tr><td>a<table>',
  '&amp;',
  'x</td><td>',
  '<p>a<b style="display:none">',
])('reads a text of the longest list full of %s', (piece) => {
  const began = performance.now()
  markupText(piece.repeat(partListLimits.text / piece.length))
  expect(performance.now() - began).toBeLessThan(500)
})
