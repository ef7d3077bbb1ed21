import { expect, test } from 'vitest'
import { richTextMarkdown } from './rich-text-markdown.ts'

const origin = 'https://vitrine.example'

test.each([
  ['<h2 id="a">A</h2><p>B <strong>c</strong> <em>d</em>.</p>', '## A\n\nB **c** *d*.'],
  [
    '<p><a href="/en/x">x</a>, <a href="https://y.example">y</a></p>',
    `[x](${origin}/en/x), [y](https://y.example)`,
  ],
  ['<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>', '- a\n- b\n1. c'],
  ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>', '- a\n  - b\n- c'],
  [
    '<table><tbody><tr><th>A</th><th>B|C</th></tr><tr><td><p>1</p></td><td></td></tr></tbody></table>',
    '| A | B\\|C |\n| --- | --- |\n| 1 |  |',
  ],
  ['<p>10&nbsp;mm<sup>2</sup> &lt; 5</p>', '10 mm<sup>2</sup> < 5'],
  [
    '<figure><picture><img src="/media/a.jpg" alt="A die"></picture><figcaption>Fig. 1</figcaption></figure><p>b</p>',
    '[A die] Fig. 1\n\nb',
  ],
  ['<blockquote>q</blockquote>', '> q'],
  ['', ''],
])('writes %s', (html, text) => expect(richTextMarkdown(html, origin)).toBe(text))
