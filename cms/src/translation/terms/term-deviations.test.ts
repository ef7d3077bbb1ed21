import { describe, expect, it } from 'vitest'
import { mendDeviation } from './mend-deviation.ts'
import type { LanguageWords, Term } from './term-shapes.ts'
import { termDeviations, termsOfSource } from './term-deviations.ts'

/** Words of a language: `preferred; form; form ! forbidden; forbidden`. */
function words(text: string): LanguageWords {
  const [allowed = '', forbidden = ''] = text.split('!')
  const list = (part: string): string[] =>
    part
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  const [preferred = '', ...forms] = list(allowed)
  return { preferred, forms, forbidden: list(forbidden) }
}

const term = (id: number, br: string, en: string, es = ''): Term => ({
  id,
  words: {
    br: words(br),
    en: words(en),
    ...(es === '' ? {} : { es: words(es) }),
  },
  note: '',
})

const terms: readonly Term[] = [
  term(1, 'terminal', 'lug; lugs ! cable shoe; terminal end', 'terminal'),
  term(2, 'terminal de compressão', 'compression lug ! crimp terminal', 'terminal de compresión'),
  term(3, 'seção ! bitola', 'cross-section ! gauge; calibre', 'sección'),
  term(
    4,
    'pasta inibidora; pasta',
    'inhibitor compound; compound',
    'pasta inhibidora; pasta ! grasa',
  ),
  term(5, 'graxa', 'grease', 'grasa'),
  term(
    6,
    'conector de perfuração; CPI',
    'insulation piercing connector; IPC',
    'conector de perforación',
  ),
  term(7, 'conector', 'connector', 'conector'),
  term(8, 'conexão', 'connection', 'conexión'),
  term(9, 'pré-isolado', 'pre-insulated', 'preaislado'),
  term(10, 'compressão', 'crimping; compression'),
]

const found = (source: string, target: string, to: 'en' | 'es' | 'br' = 'en'): string[] =>
  termDeviations(terms, { source, target, sourceLocale: 'br', targetLocale: to }).map(
    ({ kind, word, preferred }) => `${kind === 'forbidden' ? '×' : '?'}${word} → ${preferred}`,
  )

describe('terms of a translation', () => {
  it.each([
    // nothing deviates
    ['O terminal', 'The lug', []],
    ['Os terminais', 'The lugs', []],
    ['O TERMINAL', 'THE LUG', []],
    ['Um texto', 'A text', []],
    ['O terminal', '', []],
    ['O terminal', '  \n', []],
    // a forbidden word, with the term to write; the term itself is then not missing
    ['O terminal', 'The cable shoe', ['×cable shoe → lug']],
    ['O terminal', 'The Cable  Shoes', ['×Cable  Shoes → lug']],
    ['Um texto', 'A cable shoe', ['×cable shoe → lug']],
    ['O terminal', 'The cable-shoe', ['×cable-shoe → lug']],
    // a term of the source that the translation lacks
    ['O terminal', 'The end', ['?terminal → lug']],
    ['Terminal e terminal', 'The end', ['?Terminal → lug']],
    ['Conexões', 'Joints', ['?Conexões → connection']],
    ['Conexões', 'Connections', []],
    // the longest term counts, those within it do not
    ['Terminal de compressão', 'Compression lug', []],
    ['Terminais de compressão', 'Compression lugs', []],
    ['Terminal de compressão', 'Lug', ['?Terminal de compressão → compression lug']],
    ['Terminal de compressão', 'Crimp terminal', ['×Crimp terminal → compression lug']],
    ['Conector de perfuração', 'Insulation-piercing connector', []],
    ['Um conector', 'An insulation piercing connector', []],
    // whole words, with their accents
    ['Terminalista', 'Someone', []],
    ['O terminal', 'The plug', ['?terminal → lug']],
    ['A seção', 'The cross section', []],
    ['A secao', 'The area', []],
    ['Pré-isolado', 'Pre-insulated', []],
    ['Pré isolado', 'Preinsulated', ['?Pré isolado → pre-insulated']],
    // sequences that a sign divides are no term
    ['Terminal, de compressão', 'Lug, of compression', []],
    // acronyms
    ['CPI', 'IPC', []],
    ['Os CPIs', 'The IPCs', []],
    ['cpi', 'ipc', []],
    // tags, part numbers, figures, placeholders and addresses
    ['<b>Terminal</b> de compressão', 'Compression <b>lug</b>', []],
    ['O <a1>terminal</a1>', 'The <a1>end</a1>', ['?terminal → lug']],
    ['Família TERMINAL-95/12', 'Family X', []],
    ['Veja terminal.example', 'See cable-shoe.example', []],
    ['Olá, {terminal}', 'Hello {gauge}', []],
    ['Escreva a terminal@x.example', 'Write to gauge@x.example', []],
    ['a1 b sup code', 'a1 b sup code', []],
    // decomposed accents and invisible characters
    ['A sec\u0327a\u0303o', 'The area', ['?sec\u0327a\u0303o → cross-section']],
    ['O ter\u00adminal', 'The end', ['?ter\u00adminal → lug']],
  ] as [string, string, string[]][])('%s | %s', (source, target, deviations) => {
    expect(found(source, target)).toEqual(deviations)
  })

  it('takes the word that another term of the source allows, and the one that its own term forbids', () => {
    expect(found('A graxa', 'La grasa', 'es')).toEqual([])
    expect(found('A pasta', 'La grasa', 'es')).toEqual(['×grasa → pasta inhibidora'])
    expect(found('A pasta e a graxa', 'La pasta y la grasa', 'es')).toEqual([])
    expect(found('Um texto', 'La grasa', 'es')).toEqual([])
  })

  it('checks a language against itself', () => {
    expect(found('', 'A bitola do cabo', 'br')).toEqual(['×bitola → seção'])
    expect(found('', 'A seção do terminal', 'br')).toEqual([])
  })

  it('lists the terms of a source once, with their translation', () => {
    const passage = {
      source: 'Terminais de compressão: o terminal e a seção',
      sourceLocale: 'br',
      targetLocale: 'en',
    } as const
    expect(termsOfSource(terms, passage).map(({ word, preferred }) => [word, preferred])).toEqual([
      ['Terminais de compressão', 'compression lug'],
      ['terminal', 'lug'],
      ['seção', 'cross-section'],
    ])
    // a language without a word for the term
    expect(termsOfSource([term(1, 'seção', '')], passage)).toEqual([])
  })

  it('is fast with 2,000 terms, long passages and texts that are made to be slow', () => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      term(at + 1, `termo a${'b'.repeat(at % 7)}${at} de ligação`, `term number${at} of x ! bad a`),
    )
    const texts = [
      'termo de ligação e terminal, seção 95 mm². '.repeat(2000),
      'termo '.repeat(20_000),
      `${'a-'.repeat(50_000)}b`,
      '<b>'.repeat(30_000),
      '{'.repeat(100_000),
      "'".repeat(100_000),
      `a${' '.repeat(100_000)}b`,
      'A'.repeat(100_000),
      '\u0301'.repeat(100_000),
    ]
    for (const text of texts) {
      const began = performance.now()
      const passage = {
        source: text,
        target: text,
        sourceLocale: 'br',
        targetLocale: 'en',
      } as const
      termDeviations(many, passage)
      expect(performance.now() - began, text.slice(0, 10)).toBeLessThan(1500)
    }
  })
})

describe('mending', () => {
  const mend = (source: string, target: string, caret = target.length, to: 'en' | 'es' = 'en') => {
    const passage = { source, target, sourceLocale: 'br', targetLocale: to } as const
    const [deviation] = termDeviations(terms, passage)
    if (!deviation) return undefined
    const { text, caret: at } = mendDeviation({ text: target, caret }, deviation, {
      term: terms.find(({ id }) => id === deviation.term),
      locale: to,
    })
    return `${text.slice(0, at)}|${text.slice(at)}`
  }

  it.each([
    // a forbidden word, with its capitals and its number
    ['O terminal', 'The cable shoe fits', 'The lug| fits'],
    ['O terminal', 'Cable shoe fits', 'Lug| fits'],
    ['O terminal', 'CABLE SHOE', 'LUG|'],
    ['O terminal', 'The cable shoes', 'The lugs|'],
    // a word of the source that was left as it stands
    ['A conexão', 'The <b>conexão</b> fits', 'The <b>connection|</b> fits'],
    ['A conexão', 'The Conexões', 'The Connection|'],
    // a missing term at the caret
    ['Conexões', 'The ', 'The connection|'],
    ['Conexões', 'The', 'The connection|'],
    ['Conexões', '.', '.', 0],
  ] as [string, string, string, number?][])('%s | %s', (source, target, mended, caret) => {
    if (caret === 0) expect(mend(source, target, 0)).toBe('Connection|.')
    else expect(mend(source, target)).toBe(mended)
  })

  it('puts blanks between words, and nothing inside a tag', () => {
    expect(mend('A conexão', 'The fits', 4)).toBe('The connection| fits')
    expect(mend('A conexão', 'The <b>x</b>', 5)).toBe('The <b>connection| x</b>')
  })

  it.each(['The cable shoe', 'Terminal', 'One two', 'gauge', ''])(
    'leaves no deviation: %s',
    (target) => {
      let text = target
      for (let press = 0; press < 2; press++)
        text = mend('Um terminal', text)?.replace('|', '') ?? text
      expect(found('Um terminal', text)).toEqual([])
    },
  )
})
