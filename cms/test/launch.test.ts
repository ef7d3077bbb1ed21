/** @set-up */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { LaunchAnswer } from '@vitrine/contract/internal'
import { query } from './support/database.ts'
import { call, fetchCms, internal, logIn, staff } from './support/api.ts'
import { sendForm } from './support/form.ts'
import { latest, since } from './support/publishing.ts'

const state = async () => (await internal<LaunchAnswer>('/launch')).body
const press = (role: Parameters<typeof staff>[0], path: string, body: object = {}) =>
  staff<{ message: string; href?: string }>(role, 'POST', `/set-up/${path}`, body)

/** Changes the members' e-mail domain: only demonstration accounts may have .example. */
const moveMembers = (from: string, to: string) =>
  query(`update members set email = replace(email, $1, $2)`, [from, to])

/**
 * `close` resets the site to the state before its launch, `open` marks it as launched; the
 * migration marked the test site as launched, because it has content.
 */
const close = () => query('update site_launch set launched_at = null')
const open = () => query('update site_launch set launched_at = now()')

beforeAll(close)
afterAll(open)

describe('the launch state', () => {
  it('is told to the site alone, with the secret of the link until the launch', async () => {
    expect(await state()).toEqual({
      launched: false,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await call('/internal/launch')).status).toBe(404)
    await open()
    expect(await state()).toEqual({ launched: true })
    await close()
  })

  it('gets a new link by an administrator only, and the site hears of it', async () => {
    const before = await state()
    for (const role of [undefined, 'attendant', 'translator', 'editor'] as const)
      expect((await press(role, 'team-link')).status).toBeGreaterThanOrEqual(401)
    expect(await state()).toEqual(before)
    const after = await latest()
    expect((await press('administrator', 'team-link')).status).toBe(200)
    expect(await since(after)).toEqual(['launch'])
    expect(await state()).not.toEqual(before)
  })

  it('opens the site to the team with a preview of the panel', async () => {
    const { launched, ...rest } = await state()
    const opened = await fetchCms(`/admin/api/preview/open?slug=home&locale=br`, {
      redirect: 'manual',
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(opened.status).toBe(302)
    const cookies = opened.headers.getSetCookie().join('\n')
    expect([launched, cookies]).toEqual([
      false,
      expect.stringContaining(`vitrine-team=${'secret' in rest ? rest.secret : ''}`),
    ])
  })
})

describe('a launch', () => {
  it('is refused with what prevents it, to all but administrators, and with warnings unread', async () => {
    for (const role of ['attendant', 'translator', 'editor'] as const)
      expect((await press(role, 'launch', { accepted: [] })).status).toBe(403)
    const texts = await query<{ count: number }>(
      `select count(*)::int as count from home_locales where hero_title <> ''`,
    )
    expect(texts[0]?.count).toBe(localeCodes.length)
    const refused = await press('administrator', 'launch', { accepted: [] })
    expect(refused.status).toBe(409)
    expect((await state()).launched).toBe(false)
  })

  it('is refused while accounts of the demonstration are there', async () => {
    const pressed = await press('administrator', 'launch', { accepted: ['demonstration'] })
    expect([pressed.status, (await state()).launched]).toEqual([409, false])
  })

  it('opens the site once everything is filled in and the warnings are accepted', async () => {
    await moveMembers('.example', '.moved')
    onTestFinished(async () => void (await moveMembers('.moved', '.example')))
    await staff('editor', 'POST', '/globals/appearance?locale=br', { name: 'Casa' })
    await press('editor', 'legal')
    const warnings = [
      'firstPassword smtp domain terms cookies contact departments look products testEnvironment outdated untranslated',
    ].flatMap((keys) => keys.split(' '))
    const gaps = await press('administrator', 'launch', { accepted: [...warnings, 'gaps'] })
    expect([gaps.status, (await state()).launched]).toEqual([409, false])
    for (const locale of localeCodes) {
      const written = await staff<{ privacy: object }>(
        'editor',
        'GET',
        `/globals/layout?locale=${locale}&depth=0`,
      )
      const privacy = JSON.parse(JSON.stringify(written.body.privacy).replaceAll(/\[\[|\]\]/g, ''))
      await staff('editor', 'POST', `/globals/layout?locale=${locale}`, { privacy })
    }
    const few = await press('administrator', 'launch', { accepted: ['smtp'] })
    expect([few.status, (await state()).launched]).toEqual([409, false])
    const after = await latest()
    const launched = await press('administrator', 'launch', { accepted: warnings })
    expect([launched.status, launched.body.message]).toEqual([200, 'O site está no ar.'])
    expect(await since(after)).toEqual(['launch'])
    expect(await state()).toEqual({ launched: true })
    await close()
  })
})

describe('a language added after the launch', () => {
  const prepare = () =>
    query(`update site_launch set launched_at = now(), launched_locales = '{br,en}'`)
  const languages = async (locale: Locale) =>
    (await call<{ others: { languages: Locale[] } }>('/web/layout', { locale })).body.others
      .languages
  type Addresses = { data: { screen: string; alternates: Partial<Record<Locale, object>> }[] }
  const inSpanish = async () =>
    (await internal<Addresses>('/addresses')).body.data.filter(({ alternates }) => alternates.es)

  it('is told to the site as prepared, and named by no other language', async () => {
    const category = (await inSpanish()).find(({ screen }) => screen === 'product-category')
    const path = `/es/productos/${Object(category?.alternates.es).category}`
    await prepare()
    onTestFinished(async () => void (await close()))
    expect(await state()).toEqual({
      launched: true,
      prepared: ['es'],
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await languages('br')).toEqual(['br', 'en'])
    expect(await languages('es')).toEqual(['br', 'en', 'es'])
    expect(await inSpanish()).toEqual([])
    const sourceFor = async (locale: Locale) =>
      (await call<{ source: string }>(`/web/seo?url=${path}`, { locale })).body.source
    expect([await sourceFor('es'), await sourceFor('br')]).toEqual(['document', 'company'])
    const [product] = await query<{ id: number }>(
      `select document_id as id from search_entries where collection = 'products' and locale = 'es' limit 1`,
    )
    const namedFor = async (locale: Locale) =>
      Object.keys(
        (await call<{ alternates: object }>(`/web/products/${product?.id}`, { locale })).body
          .alternates,
      )
    expect(await namedFor('br')).not.toContain('es')
    expect(await namedFor('es')).toContain('es')
  })

  it('is launched by an administrator, once nothing refuses it and the warnings are accepted', async () => {
    await prepare()
    onTestFinished(async () => void (await close()))
    const launch = (role: Parameters<typeof staff>[0], body: object) =>
      press(role, 'launch-language', { locale: 'es', ...body })
    const accepted = ['pages', 'terms', 'cookies', 'outdated', 'untranslated']
    expect((await launch('editor', { accepted })).status).toBe(403)
    expect((await launch('administrator', { accepted, locale: 'fr' })).status).toBe(422)
    const [home] = await query<{ hero_title: string }>(
      `select hero_title from home_locales where _locale = 'es'`,
    )
    await query(`update home_locales set hero_title = '' where _locale = 'es'`)
    expect((await launch('administrator', { accepted })).status).toBe(409)
    await query(`update home_locales set hero_title = $1 where _locale = 'es'`, [home?.hero_title])
    expect((await launch('administrator', { accepted: ['terms'] })).status).toBe(409)
    const after = await latest()
    const launched = await launch('administrator', { accepted })
    expect([launched.status, launched.body.message]).toEqual([200, 'Español está no ar.'])
    expect(await since(after)).toEqual(['launch'])
    expect(await state()).toEqual({ launched: true })
    expect(await languages('br')).toEqual(['br', 'en', 'es'])
  })

  it('cannot be launched before the site', async () => {
    await close()
    const early = await press('administrator', 'launch-language', { locale: 'es', accepted: [] })
    expect(early.status).toBe(409)
  })
})

describe('the address of a template', () => {
  const slugAfter = async (id: number, title: string) =>
    (
      await staff<{ doc: { slug: string } }>('editor', 'PATCH', `/categories/${id}?locale=br`, {
        title,
        _status: 'published',
      })
    ).body.doc.slug

  it('follows the title until the launch, and is a promise after it', async () => {
    const { body } = await staff<{ doc: { id: number; slug: string } }>(
      'editor',
      'POST',
      '/categories?locale=br',
      { title: 'Primeira categoria', _status: 'published' },
    )
    expect(body.doc.slug).toBe('primeira-categoria')
    expect(await slugAfter(body.doc.id, 'Bombas de poço')).toBe('bombas-de-poco')
    await open()
    expect(await slugAfter(body.doc.id, 'Bombas submersas')).toBe('bombas-de-poco')
    await close()
    await staff('administrator', 'DELETE', `/categories/${body.doc.id}`)
  })
})

describe('legal texts', () => {
  interface Texts {
    contact: { address: string | null }
    privacy: { privacy_policy: object | null; terms_of_user: object | null }
    cookies: {
      cookies_notification_text: string | null
      cookies_complete: { categoryLabel: string; items: { slug: string; title: string }[] }[]
    }
  }
  const layout = async (locale: Locale) =>
    (await staff<Texts>('editor', 'GET', `/globals/layout?locale=${locale}&depth=0`)).body
  const save = (locale: Locale, data: object) =>
    staff('editor', 'POST', `/globals/layout?locale=${locale}`, data)
  const policyIn = async (locale: Locale) =>
    JSON.stringify((await layout(locale)).privacy.privacy_policy)

  it('are written in each language, and later take the data that was a gap', async () => {
    const before = new Map<Locale, Texts>()
    for (const locale of localeCodes) before.set(locale, await layout(locale))
    onTestFinished(async () => {
      for (const [locale, { contact, privacy, cookies }] of before)
        await save(locale, { contact, privacy, cookies })
    })
    for (const locale of localeCodes)
      await save(locale, {
        contact: { address: null },
        privacy: { privacy_policy: null, terms_of_user: null },
        cookies: { cookies_notification_text: null, cookies_complete: [] },
      })
    expect((await press('editor', 'legal')).status).toBe(200)
    for (const [locale, gap] of Object.entries({ br: 'endereço', en: 'address', es: 'dirección' }))
      expect(await policyIn(locale as Locale)).toContain(`[[${gap}]]`)
    const cookies = await Promise.all(localeCodes.map(async (code) => (await layout(code)).cookies))
    expect(cookies.map(({ cookies_complete: [row] }) => row?.categoryLabel)).toEqual([
      'Necessários',
      'Necessary',
      'Necesarias',
    ])
    for (const { cookies_notification_text: notice, cookies_complete: categories } of cookies) {
      expect(notice).toMatch(/\S/)
      expect(categories.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual([
        'session',
        'preferences',
      ])
    }
    await save('br', { contact: { address: 'Rua das Bombas, 12\nJoinville' } })
    expect((await press('editor', 'legal')).status).toBe(200)
    for (const locale of localeCodes)
      expect(await policyIn(locale)).toContain('Rua das Bombas, 12, Joinville')
    expect((await sendForm('/set-up/legal-gaps', {}, 'translator')).status).toBe(403)
    // the first blank is asked for once, the others stay
    expect(await sendForm('/set-up/legal-gaps', { 'gap.0.br': 'Ana "Data" Lima' })).toMatchObject({
      status: 200,
      body: { done: true },
    })
    for (const locale of localeCodes) {
      expect(await policyIn(locale)).toContain(JSON.stringify('Ana "Data" Lima').slice(1, -1))
      expect(await policyIn(locale)).toContain('[[')
    }
    const written = await layout('en')
    expect((await press('editor', 'legal')).status).toBe(200)
    expect(await layout('en')).toEqual(written)
  })
})

it('a home page without a picture opens with that of a product, without marks', async () => {
  interface Home {
    hero: { main_image: { src: string } | null; marks: unknown[] }
    most_accessed_products: { main_image: { src: string } | null }[]
  }
  const read = async () => (await call<Home>('/web/home')).body
  const [picture] = await query<{ id: number }>('select id from media order by id desc limit 1')
  const { body: before } = await staff<{ hero: object }>('editor', 'GET', '/globals/home?depth=0')
  const publish = async (hero: object) => {
    const { status, body } = await staff('editor', 'POST', '/globals/home', {
      _status: 'published',
      hero: { ...hero, title: 'Início' },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return read()
  }
  onTestFinished(async () => void (await publish(before.hero)))
  const marks = [{ product: 1, x: 50, y: 50 }]
  const own = (await publish({ main_image: picture?.id, marks })).hero
  const { hero, most_accessed_products: products } = await publish({ main_image: null })
  expect(own.marks).toHaveLength(1)
  expect(products.map(({ main_image }) => main_image)).toContainEqual(hero.main_image)
  expect(hero.marks).toEqual([])
})

describe('templates of legal texts', () => {
  it('are written where a language has none, with the company’s data, and nowhere else', async () => {
    const own = {
      root: {
        type: 'root',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          {
            type: 'paragraph',
            version: 1,
            format: '',
            indent: 0,
            direction: 'ltr',
            textFormat: 0,
            textStyle: '',
            children: [
              {
                type: 'text',
                version: 1,
                text: 'Nosso texto',
                format: 0,
                style: '',
                mode: 'normal',
                detail: 0,
              },
            ],
          },
        ],
      },
    }
    await staff('editor', 'POST', '/globals/appearance?locale=br', { name: 'Bombas & Cia' })
    const write = (locale: string, value: unknown) =>
      staff('editor', 'POST', `/globals/layout?locale=${locale}`, {
        privacy: { privacy_policy: value, terms_of_user: null },
      })
    await write('en', null)
    await write('es', null)
    await write('br', own)
    const pressed = await press('editor', 'legal')
    expect([pressed.status, pressed.body.message]).toEqual([
      200,
      expect.stringMatching(/^5 textos/),
    ])
    const { body } = await staff<{ privacy: Record<string, Record<string, unknown>> }>(
      'editor',
      'GET',
      '/globals/layout?locale=all&depth=0',
    )
    const policy = body.privacy['privacy_policy'] ?? {}
    expect(JSON.stringify(policy['br'])).toContain('Nosso texto')
    expect(JSON.stringify(policy['br'])).not.toContain('Quem somos')
    expect(JSON.stringify(policy['en'])).toContain('Bombas & Cia is responsible')
    expect(JSON.stringify(policy['en'])).toContain('LGPD')
    expect((await press('editor', 'legal')).body.message).toMatch(/^Nada foi escrito/)
  })
})

describe('a test mail', () => {
  it('goes to the account that asks', async () => {
    const sent = await press('administrator', 'test-mail')
    expect(sent.body.message).toContain('administrator@example.com')
    const [mail] = await query<{ to: string }>(
      `select "to" from mails where template = 'panel-test' order by id desc limit 1`,
    )
    expect(mail?.to).toBe('administrator@example.com')
    expect((await press('attendant', 'test-mail')).status).toBe(403)
  })
})
