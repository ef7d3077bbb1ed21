import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const shown = (text: string, lexemes: string[]) =>
  snippetOf(text, lexemes)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('')

test.each([
  ['Aperte o parafuso M12 com torque.', ['torqu', 'm12'], 'Aperte o parafuso [M12] com [torque].'],
  ['Soldas exotérmicas e a solda', ['sold'], '[Soldas] exotérmicas e a [solda]'],
  ['Ângulo, ÂNGULO e angulo', ['angul'], '[Ângulo], [ÂNGULO] e [angulo]'],
  ['TORQUE e Torque', ['torqu'], '[TORQUE] e [Torque]'],
  ['ﬁxação e fixação', ['fixaca'], '[ﬁxação] e [fixação]'],
  ['conexões de cobre', ['conexo'], '[conexões] de cobre'],
  ['M120 e M12', ['m12'], 'M120 e [M12]'],
  ['  linha\numa  linha dois ', ['zz'], 'linha uma linha dois'],
  ['', ['zz'], ''],
])('marks in %j the words of %j', (text, lexemes, expected) =>
  expect(shown(text, lexemes)).toBe(expected),
)

test('shows the part that has most of the searched words, between whole words', () => {
  const text = `${'antes torque '.repeat(60)}o torque do terminal é de 20 N·m ${'depois '.repeat(80)}`
  const snippet = shown(text, ['torqu', 'terminal'])
  expect(snippet).toContain('[torque] do [terminal]')
  expect(snippet).toMatch(/^… \S/)
  expect(snippet).toMatch(/\S …$/)
  expect(snippet.length).toBeLessThan(320)
})

test('takes bounded time for a page of one word', () => {
  expect(snippetOf('torque '.repeat(100_000), ['torqu']).length).toBeLessThan(100)
})
