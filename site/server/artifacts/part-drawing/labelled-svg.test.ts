import { expect, test } from 'vitest'
import { labelledSvg } from './labelled-svg.ts'

const label = { text: 'L 55 <&', x: 10, y: 20, size: 12, anchor: 'middle', turned: true } as const

const drawing = (root: string) =>
  `<?xml version="1.0"?><!-- TC --><svg ${root} id="without-labels"><title>TC-50-10</title><style>.a{fill:none}</style><g data-label="{part_number}" aria-label="TC-50-10"><g><use href="#g54"/></g></g><path d="M0 0H9"/><text data-label="L {length}" data-x="10" data-y="20" data-size="12">L 40</text></svg>\n`

test('replaces title and labels, and leaves the rest as it was uploaded', () => {
  const made = labelledSvg(drawing('width="80" height="40"'), {
    title: 'TC-95-12',
    labels: [label],
    width: 80,
    height: 40,
  })
  expect(made).not.toContain('TC-50-10')
  expect(made).not.toContain('L 40')
  expect(made).toContain('<title>TC-95-12</title><style>.a{fill:none}</style><path d="M0 0H9"/>')
  expect(made).toContain(
    '<text x="10" y="20" font-size="12" text-anchor="middle" transform="rotate(-90 10 20)">L 55 &lt;&amp;</text></svg></svg>',
  )
})

test('scales the labels to the units of the drawing', () => {
  const made = labelledSvg(drawing('viewBox="5 5, 160 80"'), {
    title: 'X',
    labels: [label],
    width: 80,
    height: 40,
  })
  expect(made).toContain('<svg x="5" y="5" width="160" height="80" viewBox="0 0 80 40"')
})

test('makes nothing of a file that is no SVG', () => {
  for (const file of ['', 'text', '<svg/>', '%PDF-1.7'])
    expect(labelledSvg(file, { title: 'X', labels: [label], width: 1, height: 1 })).toBeUndefined()
})
