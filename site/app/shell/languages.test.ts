import { expect, test } from 'vitest'
import { flaggedCountries } from './languages.ts'

test('reads the country of a tag, also behind a script', () => {
  expect(flaggedCountries(['pt-PT', 'en-gb', 'de-Latn-AT'])).toEqual(['pt', 'gb', 'at'])
})

test.each([[['pt-PT', 'fr-CA']], [['pt-PT', 'eo']]])(
  'has no flags where a country has none: %s',
  (tags) => expect(flaggedCountries(tags)).toBeUndefined(),
)
