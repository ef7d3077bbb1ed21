import { describe, expect, it } from 'vitest'
import type { Declared } from '#src/content/variants/declaration.ts'
import { comparable, draftOf, typedLimits } from './draft-limits.ts'
import type { DraftLimit } from './draft-limits.ts'

const column = (key: string, more: Partial<Declared> = {}): Declared => ({
  key,
  label: key,
  type: 'number',
  unit: 'mm',
  decimals: 1,
  choices: [],
  ...more,
})

const length = column('length', {
  limits: [
    { kind: 'minimum', number: 40.5 },
    { kind: 'less', other: 'width' },
  ],
})
const columns = [length, column('width'), column('section', { unit: 'mm²' })]

/** Drafts of the length with some of them typed over. */
const typed = (...changes: (Partial<DraftLimit> & Pick<DraftLimit, 'kind'>)[]): DraftLimit[] =>
  draftOf(length, 'pt').map((draft) => ({
    ...draft,
    ...changes.find(({ kind }) => kind === draft.kind),
  }))

const read = (...changes: Parameters<typeof typed>) =>
  typedLimits(typed(...changes), length, columns, 'pt')

describe('typed limits', () => {
  it('are those of the attribute until something is typed, in the marks of the language', () => {
    const drafts = draftOf(length, 'pt')
    expect(drafts.find(({ kind }) => kind === 'minimum')).toMatchObject({
      isOn: true,
      number: '40,5',
    })
    expect(drafts.find(({ kind }) => kind === 'pattern')).toBeUndefined()
    const { limits, problems } = read()
    expect([comparable(limits), problems]).toEqual([comparable(length.limits ?? []), []])
  })

  it('read numbers with a unit or a percent sign', () => {
    const { limits } = read(
      { kind: 'maximum', isOn: true, number: '250,5 mm' },
      { kind: 'curve', isOn: true, number: '8 %' },
    )
    expect(limits).toContainEqual({ kind: 'maximum', number: 250.5 })
    expect(limits).toContainEqual({ kind: 'curve', number: 8 })
  })

  it('leave a bound of the range open, but not both', () => {
    const both = { isOn: true, number: '' }
    expect(
      read({ kind: 'maximum', ...both }).limits.filter(({ kind }) => kind === 'maximum'),
    ).toEqual([])
    const { problems } = read({ kind: 'minimum', ...both }, { kind: 'maximum', ...both })
    expect(problems.map(({ message }) => message)).toEqual([
      'Informe um número.',
      'Informe um número.',
    ])
  })

  it('say what is wrong, as a save does', () => {
    const problem = (change: Parameters<typeof typed>[0]) => read(change).problems[0]?.message
    expect(problem({ kind: 'step', isOn: true, number: 'dez' })).toBe('Informe um número.')
    expect(problem({ kind: 'less', other: 'section' })).toMatch('outra unidade')
    expect(problem({ kind: 'grows', isOn: true })).toMatch('Escolha outro atributo')
    expect(problem({ kind: 'maximum', isOn: true, number: '10' })).toMatch('maior que o máximo')
    expect(problem({ kind: 'pairs', isOn: true, other: 'width', text: '10' })).toMatch('“10”')
  })
})
