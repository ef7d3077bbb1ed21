/** @products @grid */
import { isGtin } from '@vitrine/contract/gtin'
import { beforeEach, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'

let made = Date.now() % 100_000

/** Prefix that no other test has, with one digit for items. */
const ownPrefix = (): string => {
  made += 1
  return `46${String(made).padStart(9, '0')}`
}

type Range = { prefix: string; first?: number; last?: number }

const setRanges = (ranges: Range[], role: StaffRole = 'administrator') =>
  staff<{ errors?: { data?: { errors: { path: string }[] } }[] }>(role, 'POST', '/globals/gtin', {
    ranges,
  })

const give = (count: number, { role = 'editor' as StaffRole, present = [] as string[] } = {}) =>
  staff<{ gtins: string[]; missing: number; message?: string }>(role, 'POST', '/gtins', {
    count,
    present,
  })

const items = (gtins: string[]): string => gtins.map((gtin) => gtin.slice(11, 12)).join('')

beforeEach(() => query('delete from gtin_ranges'))

it('gives the next numbers of the ranges to editors, and says when they are used up', async () => {
  const none = await give(1)
  expect([none.status, none.body.message]).toEqual([422, expect.stringContaining('administrador')])
  const [one, other] = [ownPrefix(), ownPrefix()]
  expect(
    (
      await setRanges([
        { prefix: one, first: 7 },
        { prefix: other, last: 2 },
      ])
    ).status,
  ).toBe(200)
  const first = (await give(2)).body
  expect(first.gtins.every(isGtin)).toBe(true)
  expect(first.gtins.map((gtin) => gtin.slice(0, 12))).toEqual([`${one}7`, `${one}8`])
  const rest = (await give(6)).body
  expect(rest.missing).toBe(2)
  expect(rest.gtins.map((gtin) => gtin.slice(0, 12))).toEqual([
    `${one}9`,
    `${other}0`,
    `${other}1`,
    `${other}2`,
  ])
  expect((await give(1)).body).toEqual({ gtins: [], missing: 1 })
})

it('gives two people at once different numbers', async () => {
  await setRanges([{ prefix: ownPrefix() }])
  const given = await Promise.all([give(3), give(3, { role: 'administrator' }), give(4)])
  const gtins = given.flatMap(({ body }) => body.gtins)
  expect(items(gtins.toSorted())).toBe('0123456789')
  const registered = await query('select from given_gtins where gtin = any($1)', [
    gtins.map((gtin) => `0${gtin}`),
  ])
  expect(registered).toHaveLength(10)
})

it('passes over what a form, a draft or the site has, and what a deleted part number had', async () => {
  await setRanges([{ prefix: ownPrefix() }])
  const [inForm = '', inDraft = '', published = '', deleted = ''] = (await give(4)).body.gtins
  // as if somebody had typed them
  await query('delete from given_gtins where gtin = any($1)', [
    [inForm, inDraft, published].map((gtin) => `0${gtin}`),
  ])
  const product = (gtin: string, status: string) =>
    create(
      'products',
      {
        title: `Sequência ${gtin}`,
        subcategory: 1,
        variants: [{ part_number: `SQ-${gtin}`, values: { section: 10, stud: 'M8', gtin } }],
        _status: status,
      },
      status === 'draft' ? '&draft=true' : '',
    )
  await product(`0${inDraft}`, 'draft')
  await staff('administrator', 'DELETE', `/products/${await product(published, 'published')}`)
  await staff('administrator', 'DELETE', `/products/${await product(deleted, 'draft')}`)
  const { gtins } = (await give(2, { present: [inForm] })).body
  expect(items(gtins)).toBe('45')
})

it('finds a number that was left out below those that were given', async () => {
  const prefix = ownPrefix()
  await setRanges([{ prefix, first: 4 }])
  expect(items((await give(2)).body.gtins)).toBe('45')
  await setRanges([{ prefix, first: 3 }])
  expect(items((await give(2)).body.gtins)).toBe('36')
  await setRanges([{ prefix, first: 2 }])
  expect(items((await give(2)).body.gtins)).toBe('27')
})

it('is set by administrators, and used by those who make products', async () => {
  const prefix = ownPrefix()
  expect((await setRanges([{ prefix }], 'editor')).status).toBe(403)
  await setRanges([{ prefix }])
  for (const role of ['translator', 'attendant'] as const)
    expect((await give(1, { role })).status).toBe(403)
  const wrong = [{ prefix: '78 9' }, { prefix, first: 10 }, { prefix, first: 5, last: 4 }]
  const { status, body } = await setRanges(wrong)
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors.map(({ path }) => path)).toEqual([
    'ranges.0.prefix',
    'ranges.1.first',
    'ranges.2.last',
  ])
})
