import { expect, test } from 'vitest'
import { withOwnIds } from './block-text.tsx'

test('gives the headings of a text ids of their block', () => {
  const html = '<h2 id="use">Use</h2><p>id="use"</p><h3 id="use-2">Use</h3>'
  expect(
    withOwnIds('b1', {
      html,
      headings: [
        { id: 'use', text: 'Use', level: 2 },
        { id: 'use-2', text: 'Use', level: 3 },
      ],
    }),
  ).toBe('<h2 id="b1-use">Use</h2><p>id="use"</p><h3 id="b1-use-2">Use</h3>')
})
