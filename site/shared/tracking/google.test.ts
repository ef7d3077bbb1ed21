import { expect, test } from 'vitest'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import {
  consentItems,
  consentSignals,
  mayTrack,
  denied,
  hasSecretToken,
  permittedTags,
} from './google.ts'

const layout = {
  scripts: {
    scripts: '1' as '0' | '1',
    google_site_verification: '',
    google_tag_manager: 'GTM-ABC123',
    google_analytics_id: 'G-ABC123XYZ0',
  },
  environment: { environment: 'production' as 'production' | 'homolog' },
}
const with_ = (
  scripts: Partial<typeof layout.scripts>,
  environment = layout.environment.environment,
) => ({ scripts: { ...layout.scripts, ...scripts }, environment: { environment } })
const { measurement, advertising } = consentItems
const allowing = (...slugs: string[]) => consentSignals((slug) => slugs.includes(slug))

test('tracking is off without the flag, on homologation, or without a valid id', () => {
  expect(mayTrack(layout)).toBe(true)
  expect(mayTrack(with_({ scripts: '0' }))).toBe(false)
  expect(mayTrack(with_({}, 'homolog'))).toBe(false)
  expect(mayTrack(with_({ google_tag_manager: '', google_analytics_id: ' ' }))).toBe(false)
  expect(
    mayTrack(with_({ google_tag_manager: '"><script>', google_analytics_id: 'evil.example' })),
  ).toBe(false)
})

test('denies each of the four signals until its item is permitted', () => {
  expect(denied).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  expect(allowing(measurement)).toEqual({ ...denied, analytics_storage: 'granted' })
  expect(allowing(advertising)).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  })
})

test('loads a tag only with its consent', () => {
  expect(permittedTags(layout, denied)).toEqual([])
  expect(permittedTags(layout, allowing(advertising))).toEqual(['GTM-ABC123'])
  expect(permittedTags(layout, allowing(measurement))).toEqual(['GTM-ABC123', 'G-ABC123XYZ0'])
  expect(permittedTags(with_({ scripts: '0' }), allowing(measurement, advertising))).toEqual([])
})

test('recognizes addresses with a mailed token', () => {
  const search = (link: string) => new URL(link).search
  for (const screen of ['update-password', 'email-confirmation'] as const) {
    expect(hasSecretToken(search(mailedLink('https://x.example', screen, 'br', 'abc')))).toBe(true)
  }
  expect(hasSecretToken('?pagina=2')).toBe(false)
  expect(hasSecretToken('')).toBe(false)
})
