/** @editor @publishing */
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '#src/schema/collections/index.ts'
import { globals } from '#src/schema/globals/index.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { componentRoot, refusedPaths, send, sourcesFrom } from './support/refusal.ts'
import type { Sent } from './support/refusal.ts'
import { productWith, subcategoryWith } from './support/structure.ts'
import { withoutField } from './support/refusals-without-field.ts'

const stamp = String(Date.now()).slice(-6)

/** Documents that the refusals need. */
const made: Record<
  'category' | 'subcategory' | 'product' | 'maker' | 'picture' | 'administrator' | 'member',
  number
> = {
  category: 0,
  subcategory: 0,
  product: 0,
  maker: 0,
  picture: 0,
  administrator: 0,
  member: 0,
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const fileOf = (content: BlobPart, name: string, type: string): File =>
  new File([content], name, { type })

/** Subcategory whose products a computation would fill. */
let filled = 0
const section = { key: 'section', label: 'Seção', type: 'number', unit: 'mm²' }
const gauge = { key: 'gauge', label: 'Bitola', type: 'text' }
const computedGauge = { ...gauge, computed: 'gauge', computed_from: 'section' }

const patched = (path: string, data: object): Sent => ({
  method: 'PATCH',
  path: `/${path}?locale=br`,
  data: { ...data, _status: 'published' },
})
const product = (data: object): Sent => patched(`products/${made.product}`, data)
const created = (collection: string, data: object): Sent => ({
  method: 'POST',
  path: `/${collection}?locale=br`,
  data: { _status: 'published', ...data },
})

interface Case {
  /** Slug of a collection or a global. */
  collection: string
  sent: () => Sent
  /** Paths at which the errors are. */
  at: string[]
}

/** Refusals of each module of hooks, by the module that throws. */
const cases: Record<string, Case[]> = {
  'src/content/certificates/check-on-publish.ts': [
    {
      collection: 'certificates',
      sent: () =>
        created('certificates', {
          number: `R-${stamp}`,
          standard: 'ZQ 1',
          kind: 'test',
          body: 'Body',
          valid_from: '2030-01-02T12:00:00.000Z',
          valid_until: '2030-01-01T12:00:00.000Z',
          scope: [{ product: made.product, part_numbers: 'NADA' }],
        }),
      at: ['valid_until', 'scope.0.part_numbers'],
    },
  ],
  'src/content/cross-references/check-on-publish.ts': [
    {
      collection: 'other-makers',
      sent: () =>
        patched(`other-makers/${made.maker}`, {
          references: [{ part_number: 'Z', values: { ours: `NADA${stamp}`, grade: 'direct' } }],
        }),
      at: ['references.0.part_number'],
    },
    {
      collection: 'other-makers',
      sent: () => created('other-makers', { name: `Refused ${stamp}` }),
      at: ['name'],
    },
  ],
  'src/content/curves/check-on-publish.ts': [
    {
      collection: 'products',
      sent: () => product({ curves: [{ key: 'nada', part_number: null, text: '' }] }),
      at: ['curves.0'],
    },
  ],
  'src/content/media/require-kind.ts': [
    {
      collection: 'media',
      sent: () => ({
        ...created('media', { alt: 'A' }),
        file: fileOf('MZ program', `refused-${stamp}.exe`, 'application/octet-stream'),
      }),
      at: ['file'],
    },
  ],
  'src/content/media/without-metadata.ts': [
    {
      collection: 'media',
      sent: () => ({
        ...created('media', { alt: 'A' }),
        // a picture whose pixels are cut off, with metadata to remove
        file: fileOf(
          Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\x05tEXta\0bcd\0\0\0\0')]),
          `refused-${stamp}.png`,
          'image/png',
        ),
      }),
      at: ['file'],
    },
  ],
  'src/content/successors/check-on-publish.ts': [
    {
      collection: 'products',
      sent: () =>
        product({
          life_cycle: { state: 'discontinued', successor_part: `NADA${stamp}` },
          variants: [
            {
              part_number: `RH${stamp}-1`,
              values: { 'life-state': 'discontinued', 'life-successor': `NADA${stamp}` },
            },
          ],
        }),
      at: ['life_cycle.successor_part', 'variants.0.values.life-successor'],
    },
  ],
  'src/content/tooling/check-on-publish.ts': [
    {
      collection: 'products',
      sent: () => product({ tooling: [{ part_number: `NADA${stamp}`, values: {} }] }),
      at: ['tooling.0.part_number'],
    },
  ],
  'src/content/variants/check-declaration.ts': [
    {
      collection: 'subcategories',
      sent: () => patched(`subcategories/${made.subcategory}`, { attributes: [] }),
      at: ['attributes'],
    },
  ],
  'src/changes/structure/fill-computed.ts': [
    {
      collection: 'subcategories',
      sent: () => patched(`subcategories/${filled}`, { attributes: [section, computedGauge] }),
      at: ['attributes'],
    },
  ],
  'src/content/variants/complete-product.ts': [
    {
      collection: 'products',
      sent: () =>
        product({
          variants: [
            { part_number: `RH${stamp}-1`, values: { size: 1, section: 95, gauge: '1 AWG' } },
          ],
        }),
      at: ['variants.0.values.gauge'],
    },
  ],
  'src/content/variants/check-on-publish.ts': [
    {
      collection: 'products',
      sent: () =>
        product({
          variants: [
            { part_number: '', values: { size: 'abc', nada: 1 } },
            { part_number: '?', values: { packing: 1.5 } },
          ],
        }),
      at: [
        'variants',
        'variants.0.part_number',
        'variants.0.values.size',
        'variants.1.part_number',
        'variants.1.values.packing',
      ],
    },
  ],
  'src/people/members/decision.ts': [
    {
      collection: 'members',
      sent: () => ({
        method: 'PATCH',
        path: `/members/${made.member}`,
        data: { state: 'pending-approval' },
      }),
      at: ['state'],
    },
  ],
  'src/people/passwords/staff.ts': [
    {
      collection: 'users',
      sent: () =>
        created('users', {
          email: `refused-${stamp}@example.com`,
          name: 'R',
          role: 'editor',
          password: 'senha2026',
        }),
      at: ['password'],
    },
  ],
  'src/people/staff/last-administrator.ts': [
    {
      collection: 'users',
      sent: () => ({
        method: 'PATCH',
        path: `/users/${made.administrator}`,
        data: { role: 'editor' },
      }),
      at: ['role'],
    },
  ],
  'src/publishing/read-model/require-alternatives.ts': [
    {
      collection: 'products',
      sent: () => ({
        method: 'PATCH',
        path: `/products/${made.product}?locale=en`,
        data: { title: 'Without alternative text', pictures: [made.picture], _status: 'published' },
      }),
      at: ['pictures'],
    },
  ],
  'src/publishing/read-model/waiting-entries.ts': [
    {
      collection: 'products',
      sent: () =>
        created('products', {
          title: 'Refused',
          slug: `refused-hooks-${stamp}`,
          subcategory: made.subcategory,
        }),
      at: ['slug'],
    },
  ],
  'src/schema/globals/completeness.ts': [
    {
      collection: 'completeness',
      sent: () => ({
        method: 'POST',
        path: '/globals/completeness?locale=br',
        data: { rules: { collections: { products: { nothing: { for: ['site'] } } } } },
      }),
      at: ['rules.collections.products.nothing'],
    },
  ],
  'src/schema/globals/language-rules.ts': [
    {
      collection: 'language-rules',
      sent: () => ({
        method: 'POST',
        path: '/globals/language-rules?locale=br',
        data: { sources: ['en', 'es'].map((language) => ({ kind: 'posts', language })) },
      }),
      at: ['sources.1.kind'],
    },
  ],
  'src/translation/terms/keep-terms-distinct.ts': [
    {
      collection: 'terms',
      sent: () =>
        created('terms', {
          words: { br: { preferred: `termo ${stamp}`, forms: '', forbidden: '' } },
          state: 'approved',
        }),
      at: ['words'],
    },
  ],
  'src/schema/lifecycle/clean-redirect.ts': [
    {
      collection: 'redirects',
      sent: () => created('redirects', { from: `/a-${stamp}`, to: `/a-${stamp}` }),
      at: ['to'],
    },
  ],
  'src/schema/lifecycle/clean-search-redirect.ts': [
    {
      collection: 'search-redirects',
      sent: () =>
        created('search-redirects', { language: 'br', text: `a ${stamp}`, to: 'javascript:1' }),
      at: ['to'],
    },
  ],
  'src/schema/lifecycle/refuse-deletion.ts': [
    {
      collection: 'redirects',
      sent: () => created('redirects', { from: `/trashed-${stamp}`, to: '/contato' }),
      at: ['from'],
    },
  ],
}

beforeAll(async () => {
  await create('terms', {
    words: { br: { preferred: `termo ${stamp}`, forms: '', forbidden: '' } },
    state: 'approved',
  })
  made.category = await create('categories', published(`Refused hooks ${stamp}`))
  made.subcategory = await create(
    'subcategories',
    published(`Refused hooks ${stamp}`, {
      category: made.category,
      attributes: [
        { key: 'size', label: 'Medida', type: 'number', unit: 'mm' },
        section,
        computedGauge,
      ],
    }),
  )
  filled = (await subcategoryWith([section, gauge])).id
  // more than a save fills
  for (let at = 0; at < 9; at += 1) await productWith(filled, [{ section: 95 }])
  made.product = await create(
    'products',
    published(`Refused hooks ${stamp}`, {
      slug: `refused-hooks-${stamp}`,
      subcategory: made.subcategory,
      variants: [{ part_number: `RH${stamp}-1`, values: { size: 1 } }],
    }),
  )
  made.maker = await create('other-makers', { name: `Refused ${stamp}`, _status: 'published' })
  const { body } = await staff<{ docs: { id: number; role: string }[] }>(
    'administrator',
    'GET',
    '/users?where[role][equals]=administrator&limit=1',
  )
  made.administrator = body.docs[0]?.id ?? 0
  const members = await staff<{ docs: { id: number }[] }>(
    'administrator',
    'GET',
    '/members?where[state][equals]=approved&limit=1',
  )
  made.member = members.body.docs[0]?.id ?? 0
  const trashed = await create('redirects', { from: `/trashed-${stamp}`, to: '/contato' })
  const deletedAt = new Date().toISOString()
  await staff('administrator', 'PATCH', `/redirects/${trashed}`, { deletedAt })
  const form = new FormData()
  form.set('file', fileOf(png, `refused-alt-${stamp}.png`, 'image/png'))
  form.set('_payload', JSON.stringify({ alt: 'Só em português' }))
  const uploaded = await fetchCms('/admin/api/media?locale=br', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('administrator')}` },
    body: form,
  })
  made.picture = ((await uploaded.json()) as { doc: { id: number } }).doc.id
})

describe('each refusal of a hook is at a visible field, in the language of the panel', () => {
  it.each(
    Object.entries(cases).flatMap(([file, list]) =>
      list.map((each): [string, Case] => [`${file} ${each.at.join(' ')}`, each]),
    ),
  )('%s', async (name, { collection, sent, at }) => {
    const entity = [...collections, ...globals].find(({ slug }) => slug === collection)
    if (!entity) throw new Error(`no collection or global ${collection}`)
    const paths = await refusedPaths(entity, (language) => send(sent())(language), name)
    expect(paths.toSorted()).toEqual(at.toSorted())
  })
})

/** Errors of a module that end a save: classes that it throws or creates. */
const refusal = /new (\w*Error|Forbidden|MissingFile|NotFound|Refused)\(/g

it('knows each refusal of the hooks: at its field, or with the reason why it has none', () => {
  const roots = ['schema/collections/index.ts', 'schema/globals/index.ts', 'payload.config.ts']
  const sources = new Map(roots.flatMap((root) => [...sourcesFrom(join(componentRoot, root))]))
  const unknown: string[] = []
  for (const [path, text] of sources) {
    const file = relative(join(componentRoot, '..'), path)
    const classes = [...text.matchAll(refusal)].map(([, name = '']) => name)
    // an error of a field is a ValidationError, of which each has a case
    const created = classes.filter((name) => name === 'ValidationError').length
    if (created > (cases[file]?.length ?? 0)) unknown.push(`${file} ValidationError`)
    // an error of any other class needs a reason
    const others = classes.filter((name) => name !== 'ValidationError')
    if (others.length > 0 && !(file in withoutField)) unknown.push(`${file} ${others.join(' ')}`)
  }
  expect(unknown).toEqual([])
})
