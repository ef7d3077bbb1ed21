import { expect, test } from 'vitest'
import { legalText, legalTexts } from '#app/core/layout-data/legal-text.ts'

const text = (html: string) => ({ html, headings: [] })
const none = {
  privacy_policy_link: '',
  terms_of_use_link: '',
  terms_of_user: null,
  terms_of_user_en: null,
  terms_of_user_es: null,
  privacy_policy: null,
  privacy_policy_en: null,
  privacy_policy_es: null,
}

test('returns the locale’s variant without a fallback to another language', () => {
  const privacy = { ...none, privacy_policy: text('br'), privacy_policy_es: text('es') }
  expect(legalText(privacy, 'privacy_policy', 'br')?.html).toBe('br')
  expect(legalText(privacy, 'privacy_policy', 'es')?.html).toBe('es')
  expect(legalText(privacy, 'privacy_policy', 'en')).toBeNull()
})

test('reports which texts exist, without their content', () => {
  const told = legalTexts(
    {
      ...none,
      terms_of_user_en: text('the whole text'),
      privacy_policy_link: 'https://example.com/privacy',
    },
    'en',
  )
  expect(told).toEqual({
    privacy_policy: false,
    terms_of_user: true,
    privacy_policy_link: 'https://example.com/privacy',
    terms_of_use_link: '',
  })
  expect(JSON.stringify(told)).not.toContain('whole text')
})
