import { describe, expect, it } from 'vitest'
import { exchangeLimits } from './exchanged.ts'
import type { ExportedDocument, ExportedUnit, RefusedFile } from './exchanged.ts'
import { readXliff } from './xliff-reader.ts'
import { writeXliff } from './xliff-writer.ts'

const id = (path: string, at = 0) => `products-12-es/${path}:${at}:AAAAAAAAAAAAAAAA:-`

const unit = (more: Partial<ExportedUnit> = {}): ExportedUnit => ({
  key: id('title'),
  label: 'Título',
  field: 'title',
  state: 'missing',
  isRich: false,
  maxLength: 120,
  number: 1,
  count: 1,
  source: 'Conector',
  basis: null,
  target: '',
  ...more,
})

const document = (...units: ExportedUnit[]): ExportedDocument => ({
  item: 'products-12-es',
  title: 'Conector "A" <B>',
  kind: 'Produto',
  sourceLocale: 'br',
  locale: 'es',
  pageUrl: 'https://example.com/produtos/a?x=1&y=2',
  deskUrl: 'https://example.com/admin/translations?item=products-12-es',
  units,
})

const notes = { unit: () => 'Título', document: () => 'Produto' }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const write = (...units: ExportedUnit[]) =>
  writeXliff([document(...units)], notes, new Date('2026-11-27T04:00:00Z'))

/** A file of another program, with a unit around a target. */
const foreign = (target: string, attributes = '') => `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="products-12-es" source-language="pt-BR" target-language="es-ES" datatype="html"><body>
<trans-unit id="${id('text')}" ${attributes}><source>x</source>${target}</trans-unit></body></file></xliff>`

const targetOf = async (target: string, attributes?: string) =>
  (await readXliff(bytesOf(foreign(target, attributes))))[0]?.target

const refusalOf = (text: string | Uint8Array) =>
  readXliff(typeof text === 'string' ? bytesOf(text) : text).then(
    () => undefined,
    ({ reason, line }: RefusedFile) => [reason, line],
  )

describe('XLIFF of our own', () => {
  it('has a file for each document and a unit for each passage', () => {
    expect(
      write(
        unit({ source: 'A & B < C\nD' }),
        unit({
          key: id('text', 1),
          field: 'text',
          isRich: true,
          maxLength: null,
          state: 'outdated',
          source: 'Torque <b>10 N·m</b>, <b>já</b>, veja <a1>as <i>chaves</i></a1> &lt;b>',
          basis: 'Torque 9 N·m',
          target: 'Par <b>9 N·m</b>',
        }),
      ),
    ).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="products-12-es" source-language="pt-BR" target-language="es-ES" datatype="html" date="2026-11-27T04:00:00Z">
          <header>
            <reference><external-file href="https://example.com/produtos/a?x=1&amp;y=2"/></reference>
            <note>Produto</note>
          </header>
          <body>
            <trans-unit id="products-12-es/title:0:AAAAAAAAAAAAAAAA:-" resname="title" approved="no" xml:space="preserve" maxwidth="120" size-unit="char">
              <source>A &amp; B &lt; C<x id="lb1" ctype="lb"/>D</source>
              <target state="needs-translation"></target>
              <note>Título</note>
            </trans-unit>
            <trans-unit id="products-12-es/text:1:AAAAAAAAAAAAAAAA:-" resname="text" approved="no" xml:space="preserve">
              <source>Torque <g id="b1" ctype="bold">10 N·m</g>, <g id="b2" ctype="bold">já</g>, veja <g id="a1" ctype="link">as <g id="i1" ctype="italic">chaves</g></g> &lt;b&gt;</source>
              <target state="needs-review-translation">Par <g id="b1" ctype="bold">9 N·m</g></target>
              <note>Título</note>
              <alt-trans alttranstype="previous-version"><source>Torque 9 N·m</source><target>Par <g id="b1" ctype="bold">9 N·m</g></target></alt-trans>
            </trans-unit>
          </body>
        </file>
      </xliff>
      "
    `)
  })

  it.each([
    ['A & B < C > "D"', false],
    ['Uma\nDuas\tTrês', false],
    ['<b>plain</b> &amp; {name}', false],
    ['Torque <b>10 N·m</b>, <b>já</b>, veja <a1>as <i>chaves</i></a1>\nfim', true],
    ['x &lt;b> &amp;lt; &amp;amp; 1 < 2', true],
    ['cm<sup>2</sup><sub>a</sub><s>b</s><u>c</u><code>d</code>', true],
    ['<a12>x</a12> ]]> é 😀', true],
  ])('is read back as it was written: %s', async (text, isRich) => {
    const [read] = await readXliff(bytesOf(write(unit({ source: text, target: text, isRich }))))
    const { plainText } = await import('#src/translation/tagged-text.ts')
    const shown = (tagged: string) => (isRich ? tagged : plainText(tagged))
    expect([shown(read?.source ?? ''), shown(read?.target ?? '')]).toEqual([text, text])
    expect(read).toMatchObject({
      key: id('title'),
      unknownTags: [],
      isConfirmed: false,
      targetLanguage: 'es-ES',
    })
  })

  it('leaves out characters that XML does not allow', async () => {
    const [read] = await readXliff(bytesOf(write(unit({ target: 'a\u0001b\ufffec\ud800' }))))
    expect(read?.target).toBe('abc\ufffd')
  })
})

describe('XLIFF of other programs', () => {
  it.each([
    ['<target>Par <g id="b1">10</g></target>', 'Par <b>10</b>'],
    ['<target>Par <g id="7" ctype="bold">10</g></target>', 'Par <b>10</b>'],
    ['<target><bpt id="b1">&lt;b&gt;</bpt>10<ept id="b1">&lt;/b&gt;</ept></target>', '<b>10</b>'],
    ['<target><bpt id="1" rid="9" ctype="italic"/>a<ept id="2" rid="9"/></target>', '<i>a</i>'],
    ['<target>a<ph id="lb1">&lt;br/&gt;</ph>b<x id="3" ctype="lb"/>c</target>', 'a\nb\nc'],
    ['<target><bx id="b1"/>a<ex id="b1"/></target>', '<b>a</b>'],
    ['<target><it id="b1" pos="open"/>a<it id="b1" pos="close"/></target>', '<b>a</b>'],
    [
      '<target><mrk mtype="seg" mid="1">Um.</mrk> <mrk mtype="seg" mid="2">Dos.</mrk></target>',
      'Um. Dos.',
    ],
    ['<target><![CDATA[1 < 2 & <b>]]></target>', '1 < 2 & &lt;b>'],
    ['<target>a<!-- comment -->b<?pi x?>c</target>', 'abc'],
    ['<target>&#233;&#x20AC;&amp;&lt;&quot;&apos;</target>', 'é€&<"\''],
    ['<target>\n     dos\n     palabras   más\n  </target>', 'dos palabras más'],
    ['<target>a <g id="b1"> b</g> c</target>', 'a <b> b</b> c'],
    ['<target/>', ''],
    ['', ''],
    ['<alt-trans><source>no</source><target>no</target></alt-trans>', ''],
    ['<target>sí</target><alt-trans><target>no</target></alt-trans>', 'sí'],
    ['<seg-source>no</seg-source><target>sí</target><note>no</note>', 'sí'],
  ])('takes the text of %s', async (target, expected) => {
    expect(await targetOf(target)).toBe(expected)
  })

  it('keeps blanks where they are preserved', async () => {
    const lines = '<target>a\n  b</target>'
    expect(await targetOf(lines, 'xml:space="preserve"')).toBe('a\n  b')
    expect(await targetOf('<target xml:space="preserve">a\n  b</target>')).toBe('a\n  b')
    expect(await targetOf(lines, 'xml:space="default"')).toBe('a b')
  })

  it('names inline elements that are none of ours, and keeps their words', async () => {
    const text = '<target><g id="77">a</g><ph id="x9">{0}</ph><x id="__proto__"/>b</target>'
    const [read] = await readXliff(bytesOf(foreign(text)))
    expect(read).toMatchObject({
      target: 'ab',
      unknownTags: ['<g id="77">', '<ph id="x9">', '<x id="__proto__">'],
    })
  })

  it.each([
    ['<target state="translated">a</target>', '', true],
    ['<target state="final">a</target>', '', true],
    ['<target state="signed-off">a</target>', '', true],
    ['<target state="needs-review-translation">a</target>', '', false],
    ['<target state="needs-translation">a</target>', 'approved="yes"', true],
    ['<target>a</target>', 'approved="no"', false],
    ['<target>a</target>', '', false],
  ])('reads whether %s %s is confirmed', async (target, attributes, expected) => {
    const [read] = await readXliff(bytesOf(foreign(target, attributes)))
    expect(read?.isConfirmed).toBe(expected)
  })

  it('reads other prefixes, groups, several files, and units of other tools between', async () => {
    const units = await readXliff(
      bytesOf(`<?xml version='1.0' encoding='UTF-8'?>
<!DOCTYPE xlf:xliff>
<xlf:xliff xmlns:xlf="urn:oasis:names:tc:xliff:document:1.2" xmlns:t="urn:tool" t:made="1" version='1.2'>
<xlf:file target-language="es" original="a-1-es" datatype="html"><xlf:header><t:x><target>no</target></t:x></xlf:header><xlf:body>
<xlf:group id="g"><xlf:trans-unit t:locked="1" id="one"><xlf:source>s</xlf:source><xlf:target t:by="x">1</xlf:target><t:more>no</t:more></xlf:trans-unit></xlf:group>
<xlf:bin-unit id="b" mime-type="x/y"><xlf:bin-source/></xlf:bin-unit></xlf:body></xlf:file>
<xlf:file original="b-2-en" source-language="pt-BR"><xlf:body><xlf:trans-unit id="two"><xlf:source>s</xlf:source><xlf:target>2</xlf:target></xlf:trans-unit></xlf:body></xlf:file>
</xlf:xliff>`),
    )
    expect(
      units.map(({ key, target, targetLanguage, line }) => [key, target, targetLanguage, line]),
    ).toEqual([
      ['one', '1', 'es', 5],
      ['two', '2', undefined, 7],
    ])
  })

  it.each([
    ['utf-8 with a mark', (text: string) => bytesOf(`\ufeff${text}`)],
    ['utf-16le', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16be', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['utf-16le without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    [
      'iso-8859-1',
      (text: string) =>
        Buffer.from(text.replace('version="1.0"', 'version="1.0" encoding="ISO-8859-1"'), 'latin1'),
    ],
  ])('reads %s', async (_, encode) => {
    const [read] = await readXliff(encode(foreign('<target>Ação</target>')))
    expect(read?.target).toBe('Ação')
  })
})

/** Files of `translate-toolkit` 3.8.4 (`po2xliff`), shortened. */
describe('XLIFF of translate-toolkit', () => {
  it('has our id as a reference of the unit, and a head of its own', async () => {
    const units = await readXliff(
      bytesOf(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1">
  <file original="own.po" source-language="en-US" datatype="plaintext">
    <body>
      <trans-unit xml:space="preserve" id="2" approved="no" restype="x-gettext-domain-header"><source>Project-Id-Version: PACKAGE VERSION
</source>
        <target state="translated">Project-Id-Version: PACKAGE VERSION
</target>
      </trans-unit>
      <trans-unit xml:space="preserve" id="4" approved="yes"><source>Torque 10 N·m, já</source>
        <target state="translated">Par 10 N·m, ya</target>
        <context-group name="po-reference" purpose="location"><context context-type="sourcefile">products-12-es/text</context><context context-type="linenumber">1:BBBBBBBBBBBBBBBB:CCCCCCCCCCCCCCCC</context></context-group>
        <alt-trans><target>no</target><context-group><context context-type="sourcefile">other</context></context-group></alt-trans>
      </trans-unit>
    </body>
  </file>
</xliff>`),
    )
    expect(units.map(({ key, target, isConfirmed }) => [key, target, isConfirmed])).toEqual([
      ['products-12-es/text:1:BBBBBBBBBBBBBBBB:CCCCCCCCCCCCCCCC', 'Par 10 N·m, ya', true],
    ])
  })
})

describe('a hostile file', () => {
  const deep = '<g id="b1">'.repeat(200) + '</g>'.repeat(200)
  it.each([
    ['no XML', 'hello', ['malformed', 1]],
    ['nothing', '', ['malformed', 1]],
    ['HTML', '<!doctype html>\n<html><body></body></html>', ['kind', 2]],
    [
      'XLIFF 2',
      '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>',
      ['version', 1],
    ],
    ['an open tag', '<xliff version="1.2">\n<file>', ['malformed', 2]],
    ['crossed tags', foreign('<target><g id="b1"></target></g>'), ['malformed', 3]],
    [
      'an entity bomb',
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n${foreign('<target>&b;</target>')}`,
      ['entities', 1],
    ],
    [
      'an external entity',
      `<!DOCTYPE x SYSTEM "file:///etc/passwd" [ ]>\n<xliff/>`,
      ['entities', 1],
    ],
    ['an unknown entity', foreign('<target>&xxe;</target>'), ['malformed', 3]],
    ['deep nesting', foreign(`<target>${deep}</target>`), ['malformed', 3]],
    ['an unbound prefix', '<a:xliff version="1.2"/>', ['malformed', 1]],
    [
      'a long text',
      foreign(`<target>${'x'.repeat(exchangeLimits.characters + 1)}</target>`),
      ['size', 3],
    ],
    [
      'an unknown encoding',
      '<?xml version="1.0" encoding="x-none"?><xliff/>',
      ['encoding', undefined],
    ],
    ['bytes that are none', Buffer.from([0x3c, 0xff, 0xfe, 0x3e]), ['encoding', undefined]],
  ])('with %s is refused with its line', async (_, text, expected) => {
    expect(await refusalOf(text)).toEqual(expected)
  })

  it('with a million units is refused within a second', async () => {
    const one = `<trans-unit id="a"><source>s</source></trans-unit>\n`
    const text = `<xliff version="1.2"><file original="a-1-es"><body>\n${one.repeat(300_000)}</body></file></xliff>`
    const began = performance.now()
    expect(await refusalOf(text)).toEqual(['units', exchangeLimits.units + 2])
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('with names of prototypes is read as any other', async () => {
    const [read] = await readXliff(
      bytesOf(
        '<xliff version="1.2"><file original="__proto__" constructor="a"><body><trans-unit id="__proto__" __proto__="x"><source>s</source><target>t</target></trans-unit></body></file></xliff>',
      ),
    )
    expect(read).toMatchObject({ key: '__proto__', target: 't' })
    expect(Object.hasOwn(Object.prototype, 'value')).toBe(false)
  })
})

it('keeps blanks that do not break: the white space of XML is four signs', async () => {
  const target = '<target xml:space="default">\n 10\u00a0mm  e\u202f5\u2009% \n</target>'
  const [read] = await readXliff(bytesOf(foreign(target)))
  expect(read?.target).toBe('10\u00a0mm e\u202f5\u2009%')
})
