import { expect, test } from 'vitest'
import { isChangedText, passageChanges } from './passage-changes.ts'

const compared = (text: string) => {
  const texts = text.split(' ').filter(Boolean)
  return { texts, fingerprints: texts.map((each) => each.toLowerCase()) }
}

test.each([
  ['nothing', 'a b', 'a b', [null, null], []],
  ['one passage', 'a b c', 'a x c', [null, 'b', null], []],
  ['two passages', 'a b c', 'a x y', [null, 'b', 'c'], []],
  ['an added passage', 'a c', 'a b c', [null, '', null], []],
  ['a removed passage', 'a b c', 'a c', [null, null], ['b']],
  ['fewer passages', 'a b c d', 'a x d', [null, 'b', null], ['c']],
  ['everything that is not published yet', '', 'a b', ['', ''], []],
  ['blanks and case only', 'A b', 'a B', [null, null], []],
] as const)(
  'differences from the published text: %s',
  (...[, published, current, before, removed]) => {
    const changes = passageChanges(compared(published), compared(current))
    expect(changes).toEqual({ before, removed })
    expect(isChangedText(changes)).toBe(published.toLowerCase() !== current.toLowerCase())
  },
)
