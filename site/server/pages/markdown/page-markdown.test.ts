import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const markdownOf = (main: string, head = '<title>Title</title>') =>
  pageMarkdown(
    `<!DOCTYPE html><html><head>${head}</head><body><header>menu</header><main id="content">${main}</main><footer>end</footer><script>bad()</script></body></html>`,
    'https://site.test/en/page?page=2',
  ).text

test('a picture that the page lays labels over is named with them', () =>
  expect(
    markdownOf('<h1>A</h1><img src="/f.svg#plain" data-whole="/p.svg" alt="Drawing"/>'),
  ).toContain('![Drawing](https://site.test/p.svg)'))

test('begins with the main heading; what stands above it follows it', () => {
  expect(markdownOf('<nav><a href="/">Home</a></nav><p>Above</p><h1>Lugs</h1><p>Below</p>')).toBe(
    '# Lugs\n\nAbove\n\nBelow\n',
  )
  expect(markdownOf('<p>Text</p>')).toBe('# Title\n\nText\n')
})

test('leaves out controls, hidden parts, scripts, drawn icons and forms of fields alone', () => {
  expect(
    markdownOf(
      `<h1>A</h1><button>Copy</button><svg><text>icon</text></svg><p hidden>no</p><div class="print-only x">no</div><span aria-hidden="true">no</span>
      <form><label>Name<input name="n" value="v"/></label><p>Hint</p><select><option>1</option></select></form>
      <script>x()</script><style>p{}</style><template><p>no</p></template><textarea>no</textarea>
      <a href="/list"><svg></svg></a><img src="/a.png" alt=""/><ul><li></li></ul>`,
    ),
  ).toBe('# A\n')
})

test('keeps the files of a form and the values in the fields of a table', () => {
  expect(
    markdownOf(
      `<h1>A</h1><form><h3>Drawings</h3><ul><li><input type="checkbox" value="f"/><a href="/media/d.pdf"><span>D</span><span>PDF</span></a></li></ul>
      <table><thead><tr><th>Part</th><th>Quantity</th></tr></thead><tbody><tr><td>X</td><td><input name="q" value="10"/><button>-</button></td></tr></tbody></table></form>`,
    ),
  ).toBe(
    '# A\n\n### Drawings\n\n- [D PDF](https://site.test/media/d.pdf)\n\n| Part | Quantity |\n| - | - |\n| X | 10 |\n',
  )
})

test('writes names and values, lists, quotations and code', () => {
  expect(
    markdownOf(
      `<h1>A</h1><dl><div><dt>Conductor</dt><dd>10 mm<sup>2</sup></dd></div><dt>Gas</dt><dd>SF<sub>6</sub></dd><dd>N<sub>x</sub></dd></dl>
      <ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol><blockquote><p>said</p></blockquote><pre>a\n  b\n</pre><hr/>`,
    ),
  ).toBe(
    '# A\n\n- **Conductor**: 10 mm²\n- **Gas**: SF₆, N_x\n\n1. one\n\n   - inner\n\n2. two\n\n> said\n\n```\na\n  b\n```\n\n---\n',
  )
})

test('separates what only styles separate, and joins what React splits', () => {
  expect(
    markdownOf(
      '<h1>A</h1><p><span>10</span><small>mm</small> <b>M<!-- -->8</b>, <i>x</i>.</p><p><strong>Discontinued</strong>Replaced.<a href="/b">See</a></p><p>un<strong>believ</strong>able (<a href="/c">c</a>)</p>',
    ),
  ).toBe(
    '# A\n\n10 mm **M8**, _x_.\n\n' +
      '**Discontinued** Replaced. [See](https://site.test/b)\n\nun**believ**able ([c](https://site.test/c))\n',
  )
})

test('writes a card whose link spans blocks as linked blocks', () => {
  expect(
    markdownOf('<h1>A</h1><a href="/p"><h2>Lug</h2><p>Text</p><img src="/i.png" alt="Lug"/></a>'),
  ).toBe(
    '# A\n\n## [Lug](https://site.test/p)\n\n[Text](https://site.test/p)\n\n[![Lug](https://site.test/i.png)](https://site.test/p)\n',
  )
})

test('writes tables of one line for each row, with spans filled', () => {
  expect(
    markdownOf(
      `<h1>A</h1><table><caption>c</caption><thead><tr><th>P<small>mm</small></th><th colspan="2">Q</th></tr></thead>
      <tbody><tr><th rowspan="2">a</th><td><p>x</p><p>y<br/>z</p></td><td>1\n2</td></tr><tr><td>b|c</td><td><ul><li>d</li><li>e</li></ul></td></tr><tr><td colspan="999999999">f</td></tr></tbody></table>`,
    ).split('\n'),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^\| a \| x y z \| 1 2 \|/)]))
  expect(markdownOf('<h1>A</h1><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>')).toBe(
    '# A\n\n| | |\n| - | - |\n| 1 | 2 |\n',
  )
})

test('keeps hostile texts texts', () => {
  const hostile =
    '&lt;script&gt;alert(1)&lt;/script&gt; | `code` *b* _i_ [x](javascript:1) ![y](z) # h ~~s~~ &amp;lt; &lt;!-- c --&gt; \u202Eabc\u0000\u0007'
  for (const within of [
    `<p>${hostile}</p>`,
    `<table><tr><th>${hostile}</th></tr><tr><td>${hostile}</td></tr></table>`,
    `<ul><li>${hostile}</li></ul>`,
    `<p><a href="/a">${hostile}</a></p>`,
    `<h2>${hostile}</h2>`,
  ]) {
    const text = markdownOf(`<h1>A</h1>${within}`)
    expect(text).not.toMatch(/(^|[^\\])<\w/)
    expect(text).not.toMatch(/(^|[^\\])<!/)
    expect(text).not.toContain('\u0000')
    expect(text).not.toContain('\u0007')
    expect(text).toContain('\u202Eabc')
    expect(text).toContain('\\*b\\*')
    expect(text).toContain('\\[x')
  }
  expect(
    markdownOf(
      '<h1>A</h1><p># not</p><p>- not</p><p>1. not</p><p>&gt; not</p><p>---</p><p>| a |</p>',
    ),
  ).toBe('# A\n\n\\# not\n\n\\- not\n\n1\\. not\n\n\\> not\n\n\\---\n\n\\| a |\n')
})

test('states links to pages, mails and phones with exact absolute addresses; others as text', () => {
  expect(
    markdownOf(
      `<h1>A</h1><p><a href="?page=3">next</a> <a href="/a?x=1&amp;y=2&amp;lt;b">a</a> <a href="mailto:a@b.c">m</a> <a href="tel:+55">t</a> <a href="https://e.org/a(b)|c">e</a> <a href="javascript:alert(1)">j</a> <a href="data:text/html,x">d</a> <a>n</a> <a href="#f">f</a></p>`,
    ),
  ).toBe(
    '# A\n\n[next](https://site.test/en/page?page=3) [a](https://site.test/a?x=1&y=2&lt%3Bb) [m](mailto:a@b.c) [t](tel:+55) [e](https://e.org/a%28b%29%7Cc) j d n [f](https://site.test/en/page?page=2#f)\n',
  )
})

test('keeps the links to the next and previous page of a list', () => {
  expect(
    markdownOf(
      '<h1>A</h1><nav aria-label="Pages"><a href="?page=1" rel="prev"><span>Previous</span></a><ol><li><a href="?page=1">1</a></li></ol><a href="?page=3" rel="next"><span>Next</span></a></nav>',
    ),
  ).toBe(
    '# A\n\n[Previous](https://site.test/en/page?page=1) [Next](https://site.test/en/page?page=3)\n',
  )
})
