import { expect, it } from 'vitest'
import { basisAfter } from '#src/mail/texts/basis.ts'
import { mailMarks } from './mail-marks.ts'

const texts = { subject: 'Chegou: {receipt}' }
const basis = basisAfter('contact-receipt', 'br', { texts, former: {}, basis: null })
const document = (subject: object, of: unknown = { br: basis }) => ({ subject, basis: of })
const marksOf = (draft: Record<string, unknown>, row: Record<string, unknown>) =>
  Object.fromEntries(
    mailMarks('contact-receipt', draft, row).map(({ locale, marks }) => [locale, marks]),
  )

it('tells languages that are changed from those that lack the text', () => {
  const same = document({ br: texts.subject })
  expect(marksOf(same, same)).toEqual({ br: ['changed'], en: ['missing'], es: ['missing'] })
})

it('tells drafts, texts of an older product, and published texts that cannot be sent', () => {
  const draft = document({ br: 'Novo: {receipt}', en: 'New: {receipt}', es: 'Nuevo' })
  const row = document({ br: texts.subject, es: 'Nuevo' })
  const older = { ...draft, basis: { br: 'subject:0' } }
  expect(marksOf(older, row)).toEqual({
    br: ['changed', 'draft', 'outdated'],
    en: ['draft'],
    es: ['changed', 'broken'],
  })
})
