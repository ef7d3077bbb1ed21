import { expect, it } from 'vitest'
import { proposedAlts, proposedTitles } from './proposed-texts.ts'

const titles = { br: 'Terminal TC', en: 'TC lug', es: ' ' }

it('proposes alternative texts in the languages with a title', () => {
  expect(proposedAlts(titles, 'front')).toEqual({
    br: 'Terminal TC, vista frontal',
    en: 'TC lug, front view',
  })
  expect(proposedAlts(titles, null)).toEqual({ br: 'Terminal TC', en: 'TC lug' })
  expect(proposedAlts({ br: 'x'.repeat(400) }, 'side').br).toHaveLength(300)
})

it('proposes titles of documents by kind', () => {
  expect(proposedTitles(titles, 'drawing')).toEqual({
    br: 'Desenho, Terminal TC',
    en: 'Drawing, TC lug',
  })
})
