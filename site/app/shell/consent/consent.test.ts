import { expect, test } from 'vitest'
import { everyChoice, firstChoices, isAllowed, isAnswered, withChoice } from './choices.ts'
import type { Cookies } from './choices.ts'
import { parseConsent } from './stored-consent.ts'

const item = (slug: string, optional: boolean, activated: boolean) => ({
  slug,
  title: slug,
  description: '',
  optional,
  activated,
})
const cookies: Cookies = {
  cookies_notification: '1',
  cookies_notification_text: '',
  cookies_notification_controller: '1',
  cookies_notification_position: 'bottom',
  cookies_notification_version: '2',
  cookies_complete: [
    { category: 'a', categoryLabel: 'A', items: [item('session', false, false)] },
    {
      category: 'b',
      categoryLabel: 'B',
      items: [item('stats', true, false), item('ads', true, true)],
    },
  ],
}
const chosen = (version: string, ...on: string[]) => ({
  accepted: false,
  preferences: everyChoice(cookies, false).map(({ slug }) => ({
    slug,
    activated: on.includes(slug),
  })),
  version,
  decided_at: '',
  id: '',
})
const on = (choices: { slug: string; activated: boolean }[]) =>
  choices.filter(({ activated }) => activated).map(({ slug }) => slug)

test('starts with the stored choice, else the staff’s defaults; required items are on', () => {
  expect(on(firstChoices(cookies, undefined))).toEqual(['session', 'ads'])
  expect(on(firstChoices(cookies, chosen('1', 'stats')))).toEqual(['session', 'stats'])
})

test('accepting enables all items, refusing the required ones only', () => {
  expect(on(everyChoice(cookies, true))).toEqual(['session', 'stats', 'ads'])
  expect(on(everyChoice(cookies, false))).toEqual(['session'])
})

test('keeps a required item enabled', () => {
  const all = everyChoice(cookies, true)
  expect(on(withChoice(cookies, all, 'session', false))).toEqual(['session', 'stats', 'ads'])
  expect(on(withChoice(cookies, all, 'ads', false))).toEqual(['session', 'stats'])
})

test('permits an item only by a choice under the current text', () => {
  expect(isAllowed(undefined, cookies, 'ads')).toBe(false)
  expect(isAllowed(chosen('1', 'ads'), cookies, 'ads')).toBe(false)
  expect(isAllowed(chosen('2', 'ads'), cookies, 'ads')).toBe(true)
  expect(isAllowed(chosen('2', 'ads'), cookies, 'stats')).toBe(false)
})

test('asks again for another version of the text, and for a record without a version', () => {
  expect(isAnswered(chosen('2'), cookies)).toBe(true)
  expect(isAnswered(chosen('1'), cookies)).toBe(false)
  expect(
    isAnswered(parseConsent('{"accepted":true,"preferences":[{"slug":"ads","activated":true}]}'), {
      ...cookies,
      cookies_notification_version: '',
    }),
  ).toBe(false)
})

test('parses a stored record, and ignores an invalid one', () => {
  expect(parseConsent(JSON.stringify(chosen('2', 'ads')))).toEqual(chosen('2', 'ads'))
  expect(
    parseConsent('{"accepted":true,"preferences":[{"slug":1},{"slug":"ads","activated":true}]}')
      ?.preferences,
  ).toEqual([{ slug: 'ads', activated: true }])
  for (const text of [null, 'null', '[]', '{}', '{"accepted":"yes","preferences":[]}'])
    expect(parseConsent(text), String(text)).toBeUndefined()
})
