import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'

const faults = (source: string, target: string, more = {}) =>
  faultsOf({
    source,
    target,
    isRich: true,
    sourceLocale: 'br',
    locale: 'en',
    maxLength: null,
    ...more,
  }).map((fault) =>
    'values' in fault
      ? `${fault.kind} ${fault.values.join(' ')}`
      : 'over' in fault
        ? `${fault.kind} ${fault.over} ${fault.max}`
        : fault.kind,
  )

describe('faults of a translation', () => {
  it.each([
    ['Aperte a 12,5 N·m.', 'Tighten to 12.5 N·m.', []],
    ['Aperte a 12 N·m.', 'Tighten to 13 N·m.', ['figuresMissing 12', 'figuresAdded 13']],
    ['Use a AT-200B.', 'Use the AT-200.', ['figuresMissing AT-200B', 'figuresAdded AT-200']],
    ['Aperte a 12 N·m.', 'Tighten to 12 N.m.', []],
    ['Aperte a 12 N·m.', 'Tighten to 12 Nm.', []],
    ['Aperte a 12 N·m.', 'Tighten to 12 kN.', ['unitsMissing Nm', 'unitsAdded kN']],
    ['Comprimento 10 mm', 'Length 10 cm', ['unitsMissing mm', 'unitsAdded cm']],
    ['Seção 16 mm²', 'Section 16 mm', ['unitsMissing mm2', 'unitsAdded mm']],
    ['Seção 16 mm<sup>2</sup>', 'Section 16 mm²', ['tagsMissing sup']],
    ['Até 90 °C e 5 %', 'Up to 90 °C and 5%', []],
    ['Até 90 °C', 'Up to 90 °F', ['unitsMissing °C', 'unitsAdded °F']],
    ['Máximo de 2 A', 'At most 2', ['unitsMissing A']],
    ['2 alças', '2 handles', []],
    ['Olá {name}, {{total}}', 'Hello {name}', ['placeholdersMissing {{total}}']],
    ['Olá {name}', 'Hello {nome}', ['placeholdersMissing {name}', 'placeholdersAdded {nome}']],
    ['Faltam %s de %1$d', 'Missing: %s', ['placeholdersMissing %1$d', 'figuresMissing 1']],
    // no placeholder: a percentage with a word after it
    ['Até %do valor', 'Up to the value', []],
    [
      '<b>Torque</b> e <a1>chave</a1>',
      'Torque and <i>key</i>',
      ['tagsMissing b a1', 'tagsAdded i'],
    ],
    ['Um conector forte', 'Um conector forte', ['sameAsSource']],
    ['Aterra Sul AT-200', 'Aterra Sul AT-200', []],
    ['Conector', 'Con\u202enector\u200b', ['invisible U+202E U+200B']],
    ['Conector', '  ', ['empty']],
    ['Haste de 5/8"', '5/8 rod', ['unitsMissing ″']],
    ['Haste de 5/8"', '5/8 in rod', []],
    ['Haste de 5/8 polegadas', '5/8" rod', []],
    ['Painel de 19 polegadas', '19-inch panel', []],
    ['Diga “use 5”', 'Say “use 5”', []],
    ['Dobra de 45°', 'Bend of 45', ['unitsMissing °']],
    ['Em até 3 dias úteis', 'Within 3 working days', []],
    ['Em 2023 um operador', 'In 2023 an operator', []],
    ['Em até 3 dias', 'Within 3', ['unitsMissing d']],
    ['10 mm por 5 cm', '10 cm by 5 mm', ['figuresMissing 10 mm 5 cm', 'figuresAdded 10 cm 5 mm']],
    ['5 cm por 10 mm', '10 mm by 5 cm', []],
    ['1.250,5 mm', '1,250.5 mm', []],
    ['Pinças & alicates', 'Pliers &amp; crimpers', ['damaged &amp;']],
    ['Ligação rápida', 'ConexiÃ³n rÃ¡pida', ['damaged Ã³ Ã¡']],
    [
      'Escreva a vendas@aterra.example.',
      'Write to sales@atera.example.',
      ['addressesMissing vendas@aterra.example', 'addressesAdded sales@atera.example'],
    ],
    ['Veja https://aterra.example/a1.', 'See https://aterra.example/a1', []],
  ])('%s, %s', (source, target, expected) => {
    expect(faults(source, target)).toEqual(expected)
  })

  it('counts characters, and reads tags in rich texts only', () => {
    expect(faults('Um', 'Three', { maxLength: 3 })).toEqual(['tooLong 2 3'])
    expect(faults('<b>Um</b>', 'One', { isRich: false })).toEqual([])
  })
})

it('names deviations from the glossary', () => {
  const terms = [
    {
      id: 1,
      note: '',
      words: {
        br: { preferred: 'terminal', forms: [], forbidden: [] },
        en: { preferred: 'lug', forms: [], forbidden: ['cable shoe'] },
      },
    },
  ]
  expect(faults('Prense o terminal.', 'Press the <b>cable shoe</b>.', { terms })).toContain(
    'termsForbidden cable shoe → lug',
  )
  expect(faults('Prense o terminal.', 'Press it.', { terms })).toEqual([
    'termsMissing terminal → lug',
  ])
  expect(faults('Prense o terminal.', 'Press the lugs.', { terms })).toEqual([])
})
