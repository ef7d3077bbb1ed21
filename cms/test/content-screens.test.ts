/** @company */
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { create, edit, latest, since } from './support/publishing.ts'

const screens = async (locale: string) =>
  (await call<{ others: { screens: string[] } }>('/web/layout', { locale })).body.others.screens

describe('the screens that have something to show', () => {
  it('follow the only document of a collection, and expire the layout then only', async () => {
    const [only, ...others] = await query<{ id: number }>(
      `select id from solutions where _status = 'published' order by id`,
    )
    const publish = (status: string, id = only?.id) =>
      staff('editor', 'PATCH', `/solutions/${id}?locale=br&withLanguages=en,es`, {
        _status: status,
      })
    // those of other files
    for (const { id } of others) expect((await publish('draft', id)).status).toBe(200)
    expect(await screens('en')).toContain('solutions')
    let after = await latest()
    expect((await publish('draft')).status).toBe(200)
    expect(await since(after)).toContain('layout')
    expect(await screens('en')).not.toContain('solutions')
    expect(await screens('en')).toContain('products')
    after = await latest()
    expect((await publish('published')).status).toBe(200)
    expect(await since(after)).toContain('layout')
    expect(await screens('en')).toContain('solutions')
  })

  it('expire no layout with one product of several', async () => {
    const after = await latest()
    const product = await create({ title: 'Um de vários' })
    expect((await edit(product, { position: 7 })).status).toBe(200)
    expect((await staff('editor', 'DELETE', `/products/${product}`)).status).toBe(200)
    const tags = await since(after)
    expect(tags).toContain(`product:${product}`)
    expect(tags).not.toContain('layout')
  })
})

describe('a cookie notice', () => {
  it('without words is not shown', async () => {
    const notice = async () =>
      (await call<{ cookies: Record<string, string> }>('/web/layout')).body.cookies[
        'cookies_notification'
      ]
    const write = (text: string) =>
      staff('editor', 'POST', '/globals/layout?locale=br', {
        cookies: { cookies_notification: true, cookies_notification_text: text },
      })
    await write('Usamos cookies.')
    expect(await notice()).toBe('1')
    await write(' ')
    expect(await notice()).toBe('0')
    await write('Usamos cookies.')
  })
})
