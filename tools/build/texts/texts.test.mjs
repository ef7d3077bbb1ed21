import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCatalogues, problemsOf } from './catalogues.mjs'
import { compileTexts } from './compile.mjs'
import { compileMessage } from './message.mjs'
import { pinnedNode, root } from '../../project/root.mjs'

const languages = { locales: ['br', 'en'], source: 'br', tags: { br: 'pt-BR', en: 'en-US' } }

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function catalogue(locale, name, messages) {
  const file = join(folder, 'texts', locale, `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(messages))
}
const compiled = (file) => readFileSync(join(folder, 'texts/compiled', file), 'utf8')
const compile = () => compileTexts(folder, { ...languages, lazy: () => false })

/** Text of a message with values; numbers are shown as `<n>`, plural categories are English. */
function textOf(message, values) {
  const { code } = compileMessage(message, 'en', 'en-US')
  const plural = (count, _, cases, type) =>
    cases[`=${count}`] ?? cases[new Intl.PluralRules('en', { type }).select(count)] ?? cases.other
  const text = new Function('number', 'plural', `return ${code}`)((n) => `<${n}>`, plural)
  return typeof text === 'string' ? text : text(values)
}

test.each([
  ['plain text', 'Back to `home` \\n', {}, 'Back to `home` \\n'],
  ['a value after a dollar', '`US${price}` \\', { price: '5' }, '`US$5` \\'],
  ['a value', 'Family {code}', { code: 'TC' }, 'Family TC'],
  ['a number', '{shown, number} of {total, number}', { shown: 3, total: 9 }, '<3> of <9>'],
  ['an exact case', '{n, plural, =0 {none} one {# part} other {# parts}}', { n: 0 }, 'none'],
  ['a category', '{n, plural, =0 {none} one {# part} other {# parts}}', { n: 1 }, '<1> part'],
  ['an ordinal', '{n, selectordinal, two {#nd} other {#th}}', { n: 2 }, '<2>nd'],
  ['a choice', '{kind, select, die {the die} other {the {kind}}}', { kind: 'tool' }, 'the tool'],
  ['quoted braces', "'{'x'}'", {}, '{x}'],
])('compiles %s', (_, message, values, text) => {
  expect(textOf(message, values)).toBe(text)
})

test.each([
  ['{day, date}', 'only {name, number} is'],
  ['{n, plural, one {part}}', 'no case “other”'],
  ['{n, plural, few {parts} other {parts}}', 'few'],
  ['{open', 'Unexpected message end'],
])('refuses %s', (message, reason) => {
  expect(() => compileMessage(message, 'en', 'en-US')).toThrow(reason)
})

test('writes a module per locale and the types of the source', () => {
  catalogue('br', 'parts', { title: 'Peças', found: '{count, number} de {name}: {count}' })
  catalogue('en', 'parts', { title: 'Parts', found: '{count, number} of {name}' })
  compile()
  expect(compiled('en/parts.js')).toContain('"title": "Parts"')
  expect(compiled('parts.d.ts')).toContain(
    '"found": (values: { count: number; name: string | number }) => string',
  )
})

test('uses the message of the source where a locale has none', () => {
  catalogue('br', 'parts', { title: 'Peças', group: { text: 'Texto' } })
  catalogue('en', 'parts', { title: '' })
  compile()
  expect(compiled('en/parts.js')).toContain('"title": "Peças"')
  expect(compiled('en/parts.js')).toContain('"text": "Texto"')
})

test('uses another language on disk where the source has no message', () => {
  catalogue('es', 'parts', {
    title: 'Piezas',
    count: '{n, plural, one {# pieza} other {# piezas}}',
  })
  catalogue('en', 'parts', { title: 'Parts' })
  compile()
  expect(compiled('br/parts.js')).toContain('"title": "Parts"')
  expect(compiled('br/parts.js')).toContain("number(v.n, 'br')} piezas")
})

test('prefers the messages of another catalogue of the language to those of the source', () => {
  catalogue('br', 'parts', { title: 'Peças' })
  catalogue('en', 'parts', { title: 'Parts' })
  catalogue('de', 'parts', { title: 'Teile' })
  catalogue('uk', 'parts', { title: '' })
  const site = {
    locales: ['de', 'pt', 'uk'],
    source: 'de',
    tags: { de: 'de-DE', pt: 'pt-PT', uk: 'en-GB' },
  }
  compileTexts(folder, { ...site, lazy: () => false })
  expect(compiled('pt/parts.js')).toContain('"title": "Peças"')
  expect(compiled('uk/parts.js')).toContain('"title": "Parts"')
  expect(problemsOf(folder, site)).toEqual([])
  const withFrench = { ...site, locales: ['de', 'fr'], tags: { ...site.tags, fr: 'fr-FR' } }
  expect(problemsOf(folder, withFrench)).toEqual([expect.stringContaining('lacks title.')])
})

test('a page in a language without texts is offered by the name of that language', () => {
  catalogue('en', 'languages', { samePage: 'This page in English', close: 'Close' })
  catalogue('fr', 'languages', { samePage: '', close: '' })
  const site = {
    locales: ['en', 'fr', 'uk'],
    source: 'en',
    tags: { en: 'en-US', fr: 'fr-FR', uk: 'en-GB' },
    titles: { en: 'English', fr: 'Français', uk: 'British English' },
  }
  compileTexts(folder, { ...site, lazy: () => false })
  expect(compiled('fr/languages.js')).toContain('"samePage": "Français"')
  expect(compiled('fr/languages.js')).toContain('"close": "Close"')
  expect(compiled('uk/languages.js')).toContain('"samePage": "This page in English"')
  expect(compiled('en/languages.js')).toContain('"samePage": "This page in English"')
})

test('has English stand in for a source without catalogues, before languages that sort first', () => {
  catalogue('br', 'parts', { title: 'Peças' })
  catalogue('en', 'parts', { title: 'Parts' })
  const site = {
    locales: ['fr', 'uk'],
    source: 'fr',
    tags: { fr: 'fr-FR', uk: 'en-GB' },
  }
  compileTexts(folder, { ...site, lazy: () => false })
  expect(compiled('fr/parts.js')).toContain('"title": "Parts"')
  addCatalogues(folder, 'fr', site)
  expect(JSON.parse(readFileSync(join(folder, 'texts/fr/parts.json'), 'utf8'))).toEqual({
    title: '',
  })
  expect(problemsOf(folder, site)).toEqual([expect.stringContaining('title is empty.')])
  // the language of the source has catalogues under another code
  compileTexts(folder, { ...site, source: 'uk', locales: ['uk', 'fr'], lazy: () => false })
  expect(compiled('fr/parts.js')).toContain('"title": "Parts"')
})

test('compiles a locale whose code is a reserved word of JavaScript', () => {
  catalogue('in', 'parts', { title: 'Parts' })
  compileTexts(folder, {
    locales: ['in'],
    source: 'in',
    tags: { in: 'en-IN' },
    lazy: () => false,
  })
  expect(compiled('parts.js')).toContain('{ in: _in }')
})

test('leaves unchanged files alone, and removes obsolete ones', () => {
  catalogue('br', 'parts', { title: 'Peças' })
  catalogue('br', 'old', { title: 'Velho' })
  compile()
  const before = statSync(join(folder, 'texts/compiled/br/parts.js')).mtimeMs
  rmSync(join(folder, 'texts/br/old.json'))
  compile()
  expect(statSync(join(folder, 'texts/compiled/br/parts.js')).mtimeMs).toBe(before)
  expect(() => compiled('old.js')).toThrow('ENOENT')
})

test('lists missing, additional, empty and invalid messages of a locale', () => {
  catalogue('br', 'parts', {
    title: 'Peças',
    a: 'A',
    b: 'B',
    sum: '{n, number}',
    c: '{n}',
    d: '{name}',
  })
  catalogue('en', 'parts', {
    a: '',
    b: 'B {code}',
    sum: '{n, date}',
    c: '{n, plural, other {#}}',
    d: 'Parts',
    more: 'More',
  })
  const problems = problemsOf(folder, languages).map((problem) => problem.split('parts.json')[1])
  expect(problems).toEqual([
    ' lacks title.',
    ': a is empty.',
    ': b has {code}, which the br catalogue does not have.',
    expect.stringContaining(': sum: {n, date} is not supported'),
    ': c takes {n} as a number, the br catalogue as string | number.',
    ': d lacks {name}, which the br catalogue has.',
    ': more is not in the br catalogue.',
  ])
})

test('adds a locale with empty messages, which are shown in the language of the source', () => {
  catalogue('br', 'parts', { title: 'Peças', group: { text: 'Texto' } })
  catalogue('fr', 'parts', { title: 'Pièces' })
  addCatalogues(folder, 'fr', languages)
  expect(JSON.parse(readFileSync(join(folder, 'texts/fr/parts.json'), 'utf8'))).toEqual({
    title: 'Pièces',
    group: { text: '' },
  })
  compileTexts(folder, {
    locales: ['br', 'fr'],
    source: 'br',
    tags: { br: 'pt-BR', fr: 'fr-FR' },
    lazy: () => true,
  })
  expect(compiled('fr/parts.js')).toContain('"title": "Pièces"')
  expect(compiled('fr/parts.js')).toContain('"text": "Texto"')
  expect(compiled('parts.js')).toContain("fr: () => import('./fr/parts.js')")
})

test.each([
  ['types', 'export default {\n  languages: { en: { tag: "en-GB" ),\n}', 2],
  ['a name', 'export default {\n  languages,\n}', 2],
])('says in which line a configuration has an error of %s', (_, source, line) => {
  const file = join(folder, 'wrong.config.ts')
  writeFileSync(file, source)
  const { status, stderr } = spawnSync(pinnedNode, [join(root, 'tools/texts.mjs')], {
    env: { ...process.env, VITRINE_CONFIG: file },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${file} cannot be used:`)])
  expect(stderr).toContain(`wrong.config.ts:${line}`)
  expect(stderr).not.toContain('    at ')
})
