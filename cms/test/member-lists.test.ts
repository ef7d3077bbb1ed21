/** @account @parts-list */
import { partListLimits } from '@vitrine/contract/part-list'
import { listNameMax } from '@vitrine/contract/text-limits'
import { validationTexts } from '@vitrine/contract/texts/validation'
import type { MemberList } from '@vitrine/contract/shapes/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from './support/database.ts'
import { ask, logInAs, member } from './support/members.ts'

interface Answered {
  data: MemberList[]
  code?: string
  errors?: { field: string; message: string }[]
}

let token: string
let other: string
const texts = validationTexts.br
const items = 'AB-50-10:25,AB-70'
const create = (name: string, more = items, by = token) =>
  ask<Answered>('member-list-create', { token: by, body: { name, items: more } })
const update = (body: object, by = token) =>
  ask<Answered>('member-list-update', { token: by, body })
const remove = (list: number, by = token) =>
  ask<Answered>('member-list-delete', { token: by, body: { list } })
const listsOf = async (by: string) =>
  (await ask<Answered>('member-lists-read', { token: by })).body.data
const idOf = ({ data }: Answered, name: string) => data.find((one) => one.name === name)?.id ?? 0
const errorOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => [status, body.errors]
/** Members of this file, with the password of the seeded ones. */
const own = member('lists')
const foreign = member('foreign-lists')
const clear = () =>
  query('delete from member_lists where member_id in (select id from members where email = $1)', [
    own,
  ])
const withdraw = () => query('delete from members where email = any($1)', [[own, foreign]])

beforeAll(async () => {
  await withdraw()
  await query(
    `with made as (
       insert into members (state, profile_id, name, email, company, country, tax_id, phone, locale)
       select 'approved', m.profile_id, 'Ana', e, 'Malha', 'BR', '1', '1', 'br' from members m, unnest($2::text[]) e where m.email = $1
       returning id
     )
     insert into member_passwords (member_id, hash)
     select made.id, p.hash from made, member_passwords p join members m on m.id = p.member_id where m.email = $1`,
    [member('installer'), [own, foreign]],
  )
  ;[token, other] = await Promise.all([logInAs('lists'), logInAs('foreign-lists')])
})
afterAll(withdraw)

describe('the lists of a member', () => {
  it('are kept under names, renamed, replaced and deleted, the last changed first', async () => {
    const made = await create('Obra 1', ' ab 50-10 :25,,AB-70')
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body.data).toMatchObject([{ name: 'Obra 1', items: 'ab 50-10:25,AB-70', lines: 2 }])
    await create('Obra 2')
    expect((await listsOf(token)).map(({ name }) => name)).toEqual(['Obra 2', 'Obra 1'])
    const list = idOf(made.body, 'Obra 1')
    const renamed = await update({ list, name: 'Obra 3' })
    expect(renamed.body.data.map(({ name }) => name)).toEqual(['Obra 3', 'Obra 2'])
    const replaced = await update({ list, items: 'AB-95:1' })
    expect(replaced.body.data[0]).toMatchObject({ name: 'Obra 3', items: 'AB-95:1', lines: 1 })
    expect((await remove(list)).body.data.map(({ name }) => name)).toEqual(['Obra 2'])
  })

  it('have names of their own; a repeat makes one list', async () => {
    await create('Repetida')
    expect((await create('Repetida')).status).toBe(200)
    expect((await listsOf(token)).filter(({ name }) => name === 'Repetida')).toHaveLength(1)
    const taken = [{ field: 'name', message: texts.listName }]
    expect(errorOf(await create('REPETIDA', 'AB-95'))).toEqual([422, taken])
    const second = idOf((await create('Segunda')).body, 'Segunda')
    expect(errorOf(await update({ list: second, name: 'repetida' }))).toEqual([422, taken])
    expect((await update({ list: second, name: 'segunda' })).status).toBe(200)
    await Promise.all(Array.from({ length: 5 }, () => create('Ao mesmo tempo')))
    expect((await listsOf(token)).filter(({ name }) => name === 'Ao mesmo tempo')).toHaveLength(1)
    expect((await create('Repetida', items, other)).status).toBe(200)
  })

  it('are limited in number, name and items', async () => {
    await clear()
    await query(
      `insert into member_lists (member_id, name, items)
       select m.id, 'n' || n, 'AB' from members m, generate_series(1, $2::int) n where m.email = $1`,
      [own, partListLimits.kept],
    )
    expect(errorOf(await create('mais uma'))).toEqual([
      422,
      [{ field: 'name', message: texts.listsKept({ count: partListLimits.kept }) }],
    ])
    await clear()
    expect((await create('x'.repeat(listNameMax + 1))).body.errors?.[0]?.field).toBe('name')
    expect((await create('  ')).body.errors?.[0]?.field).toBe('name')
    expect(errorOf(await create('vazia', ' , '))).toEqual([
      422,
      [{ field: 'items', message: texts.listEmpty }],
    ])
    expect((await create('a', 'A'.repeat(partListLimits.address + 1))).status).toBe(422)
    const many = Array.from({ length: partListLimits.lines + 9 }, (_, at) => `A${at}`).join(',')
    // rejected, not truncated
    expect(errorOf(await create('longa', many))).toEqual([
      422,
      [{ field: 'items', message: texts.lines({ count: partListLimits.lines }) }],
    ])
  })
})

describe('a list', () => {
  it('is not seen, changed or deleted by another member', async () => {
    const list = idOf((await create('Só minha')).body, 'Só minha')
    expect((await listsOf(other)).map(({ id }) => id)).not.toContain(list)
    for (const answer of [
      await update({ list, name: 'Tomada' }, other),
      await update({ list, items: 'AB-95' }, other),
      await remove(list, other),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    expect((await listsOf(token)).find(({ id }) => id === list)).toMatchObject({
      name: 'Só minha',
      items,
    })
  })

  it('is not reached without a session, or with one of a blocked member', async () => {
    const calls = [
      ['member-lists-read', undefined],
      ['member-list-create', { name: 'a', items }],
      ['member-list-update', { list: 1, name: 'a' }],
      ['member-list-delete', { list: 1 }],
    ] as const
    const statuses = async (by?: string) =>
      Promise.all(
        calls.map(
          async ([name, body]) =>
            (await ask(name, { body, ...(by === undefined ? {} : { token: by }) })).status,
        ),
      )
    expect(await statuses()).toEqual([401, 401, 401, 401])
    await query("update members set state = 'blocked' where email = $1", [foreign])
    expect(await statuses(other)).toEqual([401, 401, 401, 401])
  })
})

describe('the calls', () => {
  it('refuse other fields, types and ids, and are kept in no cache', async () => {
    for (const more of [{ member_id: 1 }, { id: 1 }, { name: ['a'] }, { name: { a: 1 } }])
      expect(
        (await ask('member-list-create', { token, body: { name: 'a', items, ...more } })).status,
      ).toBe(422)
    for (const list of [-1, 0, 1.5, '1', null, 99_999_999_999])
      expect((await update({ list, name: 'a' })).status, String(list)).toBe(422)
    const { headers } = await ask('member-lists-read', { token })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
