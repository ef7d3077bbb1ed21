import { expect, test } from 'vitest'
import { compare } from '../quantities/measures.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Kind } from '../quantities/units.ts'
import { TokenIndex } from '../index/token-index.ts'
import type { QueryTerm } from './meanings.ts'
import type { SearchDocument } from './search-document.ts'
import { termQuery, tokensOf } from './tokens.ts'

const entry = { id: 1, parent: null, revision: 1, views: 0, position: 0 }

const document = (measures: readonly Quantity[]): SearchDocument => ({
  words: {},
  title: [],
  standards: [],
  quantities: [],
  ncm: '',
  attributes: [],
  values: [{ attribute: 0, text: '', measures, words: [] }],
  variants: [],
})

const asking = (quantity: Quantity): QueryTerm => ({
  term: { text: '', from: 0, to: 0, readings: [] },
  readings: [{ kind: 'quantity', quantity, weight: 1 }],
  expansions: [],
  weight: 1,
})

/** True for gauges that are sold: 24 AWG to 2000 kcmil. */
const isGauge = ({ kind, min, max }: Quantity): boolean =>
  kind !== 'gauge' || (min > 0.2 && max < 1014)

const names: Kind[] = [
  ...([
    'section',
    'gauge',
    'thread',
    'length',
    'mass',
    'force',
    'voltage',
    'current',
    'torque',
  ] as const),
  ...([
    'pressure',
    'temperature',
    'angle',
    'volume',
    'level',
    'rackUnits',
    'ratio',
    'number',
  ] as const),
  // one of those that are compared with their own alone
  'power',
]
const sizes = [-40, 0, 0.75, 5.26, 6, 12, 12.7, 16, 53.5, 85, 95, 254, 1000, 2438.4, 12_000, 1e6]
const spans = sizes.flatMap((min) => sizes.filter((max) => max >= min).map((max) => [min, max]))

test.each(names)(
  'every measure that compares with a quantity in %s has a token asked for',
  (kind) => {
    const missed: string[] = []
    // visitors type no negative quantities
    for (const [min = 0, max = 0] of spans.filter(([from = 0]) => from >= 0))
      for (const imperial of [false, true]) {
        const asked = { kind, min, max, imperial }
        const query = termQuery(asking(asked), new Map(), false)
        for (const other of names)
          for (const size of spans.filter(([a, b]) => a === b || a === min || b === max)) {
            const measure = { kind: other, min: size[0] ?? 0, max: size[1] ?? 0, imperial }
            if (compare(asked, measure) === 0 || !isGauge(asked) || !isGauge(measure)) continue
            const index = new TokenIndex()
            index.set(entry, tokensOf(document([measure]), null))
            if (query === undefined || index.find(query).length === 0)
              missed.push(`${min}–${max} ${kind}: ${JSON.stringify(measure)}`)
          }
      }
    expect(missed.slice(0, 5)).toEqual([])
  },
)
