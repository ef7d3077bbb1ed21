import { getPayload } from 'payload'
import sharp from 'sharp'
import type { Locale } from '@vitrine/configuration/locales'
import { lexical } from '#src/demo/lexical.ts'
import { readCompany } from '@vitrine/demo'
import { Loading } from '#src/demo/loading.ts'
import config from '#src/payload.config.ts'
import { openSite } from '#src/publishing/launch-state.ts'
import { seededGtin } from './attributes.ts'
import { seedMembers } from './member-seed.ts'
import { staffPassword, staffRoles } from './staff.ts'

/**
 * Small catalogue with one document of each kind, in three locales; tests create the documents that
 * they change.
 */
const payload = await getPayload({ config, disableOnInit: true })
const loading = new Loading(payload, await readCompany('aterra'))
const say = (text: string) => (locale: string) =>
  `${text} ${{ br: 'em português', en: 'in English', es: 'en español' }[locale as Locale]}`
const published = (name: string, locale: string) => ({
  title: say(name)(locale),
  description: say(`${name}: resumo`)(locale),
  _status: 'published',
})
const text = (locale: string) =>
  lexical(
    [
      { kind: 'heading', text: { br: 'Título', en: 'Heading', es: 'Título' } },
      {
        kind: 'paragraph',
        text: { br: 'Um **texto** <b>', en: 'A **text** <b>', es: 'Un **texto** <b>' },
      },
      { kind: 'figure', picture: 'one', caption: { br: 'Legenda', en: 'Caption', es: 'Leyenda' } },
    ],
    locale,
    loading.picture,
  )

const image = await sharp({
  create: { width: 700, height: 500, channels: 3, background: '#b4571e' },
})
  .jpeg()
  .toBuffer()
const file = (name: string, data: Buffer, mimetype: string) => ({
  file: { name, data, mimetype, size: data.length },
})
const media = await payload.create({
  collection: 'media',
  locale: 'br',
  data: { alt: 'Um retângulo' },
  ...file('Foto Nº 1.jpg', image, 'image/jpeg'),
})
await payload.update({
  collection: 'media',
  id: media.id,
  locale: 'en',
  data: { alt: 'A rectangle' },
})
await payload.update({
  collection: 'media',
  id: media.id,
  locale: 'es',
  data: { alt: 'Un rectángulo' },
})
loading.know('media', 'one', media.id)
const main_image = media.id
const document = await payload.create({
  collection: 'files',
  locale: 'br',
  data: { title: 'Ficha', kind: 'data-sheet', language: 'br' },
  ...file('ficha.txt', Buffer.from('Ficha técnica'), 'text/plain'),
})

await loading.save('categories', 'c', (locale) => ({
  ...published('Terminais', locale),
  main_image,
}))
await loading.save('subcategories', 's', (locale) => ({
  ...published('Compressão', locale),
  main_image,
  category: loading.id('categories', 'c'),
  attributes: [
    { key: 'section', label: say('Seção')(locale), type: 'number', unit: 'mm²', filter: true },
    { key: 'cable', label: say('Cabo')(locale), type: 'range', unit: 'mm²', filter: false },
    {
      key: 'stud',
      label: say('Furo')(locale),
      type: 'choice',
      filter: true,
      choices: [
        { value: 'M8', label: 'M8' },
        { value: 'M10', label: 'M10' },
      ],
    },
    { key: 'tinned', label: say('Estanhado')(locale), type: 'boolean', filter: true },
  ],
}))
await loading.save('products', 'tc', (locale) => ({
  ...published('Conexões de cobre', locale),
  subcategory: loading.id('subcategories', 's'),
  family: 'TC',
  pictures: [media.id],
  documents: [document.id],
  text: text(locale),
  highlights: [{ label: say('Norma')(locale), value: 'IEC 61238-1' }],
  video: { code: 'abcdefghijk', title: say('Vídeo')(locale) },
  variants: [
    {
      part_number: 'TC-50-10',
      values: { section: 50, cable: [35, 50], stud: 'M10', tinned: true },
    },
    { part_number: 'TC-50-8', values: { section: 50, stud: 'M8', tinned: false } },
    { part_number: 'TC-70-10', values: { section: 70, stud: 'M10', gtin: seededGtin } },
  ],
}))
await loading.save('products', 'tb', (locale) => ({
  ...published('Terminal bimetálico', locale),
  subcategory: loading.id('subcategories', 's'),
  family: 'TB',
  pictures: [media.id],
  related: [loading.id('products', 'tc')],
  variants: [{ part_number: 'TB-50', values: { section: 50 } }],
}))
await loading.saveGlobal('tooling', (locale) => ({
  columns: [
    { key: 'die', label: say('Matriz')(locale), type: 'part' },
    { key: 'tool', label: say('Ferramenta')(locale), type: 'part' },
    { key: 'crimps', label: say('Compressões')(locale), type: 'number', decimals: 0 },
  ],
  questions: [{ key: 'section' }, { key: 'stud' }, { role: 'tool', key: 'section' }],
}))
await loading.save('products', 'tc', () => ({
  tooling: [{ part_number: 'TC-50-10', values: { tool: 'TB-50', crimps: 2 } }],
  _status: 'published',
}))
await loading.saveOnce('other-makers', 'other', {
  name: 'Zeltor',
  aliases: 'ZTR',
  references: [
    {
      part_number: 'ZT 50/10',
      values: {
        ours: 'TC-50-10',
        grade: 'direct',
        source: 'Zeltor 2026',
        checked_on: '2026-11-12',
      },
    },
  ],
  _status: 'published',
})
await loading.saveOnce('products', 'br-only', {
  title: 'Só em português',
  subcategory: loading.id('subcategories', 's'),
  _status: 'published',
})
await loading.saveOnce('products', 'draft', {
  title: 'Rascunho secreto',
  subcategory: loading.id('subcategories', 's'),
  _status: 'draft',
})
await loading.save('solutions', 'so', (locale) => ({
  ...published('Subestações', locale),
  main_image,
  text: text(locale),
}))
await loading.save('sections', 'se', (locale) => published('Guias', locale))
await loading.save('publications', 'pu', (locale) => ({
  ...published('Torque', locale),
  section: loading.id('sections', 'se'),
  text: text(locale),
  documents: [document.id],
  products: [loading.id('products', 'tc')],
  date: '2026-03-01T12:00:00.000Z',
}))
await loading.save('applications', 'ap', (locale) => ({
  ...published('Barramento', locale),
  solution: loading.id('solutions', 'so'),
  main_image,
  text: text(locale),
  products: [loading.id('products', 'tc')],
  publications: [loading.id('publications', 'pu')],
  marks: [{ x: 10, y: 20, label: say('Aqui')(locale), product: loading.id('products', 'tc') }],
}))
await loading.save('news-categories', 'nc', (locale) => published('Feiras', locale))
await loading.save('posts', 'po', (locale) => ({
  ...published('Nova fábrica', locale),
  category: loading.id('news-categories', 'nc'),
  main_image,
  text: text(locale),
  published_at: '2026-05-01T12:00:00.000Z',
}))
await loading.save('pages', 'pg', (locale) => ({
  ...published('Linha', locale),
  slug: `campanha/${say('linha')(locale)}`,
  main_image,
  blocks: [
    { kind: 'opening', title: say('Linha')(locale), main_image },
    { kind: 'text', body: text(locale) },
    { kind: 'part-table', products: [loading.id('products', 'tc')] },
  ],
}))
await loading.saveOnce('distributors', 'd', {
  name: 'Casa do Cabo',
  city: 'Campinas',
  state: 'SP',
  categories: [loading.id('categories', 'c')],
})
for (const collection of [
  'departments',
  'interests',
  'education-levels',
  'training-levels',
] as const) {
  await loading.save(collection, 'x', (locale) => ({
    slug: 'um',
    title: say('Um')(locale),
    ...(collection === 'departments' ? { email: 'secreto@example.com' } : {}),
    ...(collection === 'training-levels' ? { type: 'tecnico' } : {}),
  }))
}
await loading.saveOnce('popups', 'p', {
  lang: 'br',
  title: 'Aviso',
  text: 'Texto',
  action_url: '/produtos',
  _status: 'published',
})
await loading.saveGlobal('layout', (locale) => ({
  contact: { address: say('Rua')(locale), phone: '+55' },
  privacy: { privacy_policy: text(locale) },
  certificates: {
    groups: [
      { title: say('Qualidade')(locale), certificates: [{ title: 'ISO 9001', main_image }] },
    ],
  },
  cookies: {
    cookies_notification_position: 'bottom',
    cookies_complete: [
      {
        category: 'medicao',
        categoryLabel: say('Medição')(locale),
        items: [{ slug: 'ga', title: 'GA', optional: true, activated: false }],
      },
    ],
  },
}))
await loading.saveGlobal('home', (locale) => ({
  _status: 'published',
  hero: {
    title: say('Início')(locale),
    main_image,
    marks: [{ x: 1, y: 2, label: '58 mm' }],
    examples: [{ text: 'TC-50-10' }],
  },
}))
await loading.saveGlobal('institutional', (locale) => ({
  _status: 'published',
  title: say('A empresa')(locale),
  text: text(locale),
  history: [{ year: 1978, title: say('Começo')(locale) }],
}))
await loading.saveOnce('seo-texts', 'x', {
  path: '/produtos',
  title: 'Produtos',
  description: 'Todos',
})
await loading.saveOnce('redirects', 'x', { from: '/velho', to: '/produtos', permanent: true })
await seedMembers(loading)
for (const role of staffRoles)
  await loading.saveOnce('users', role, {
    email: `${role}@example.com`,
    password: staffPassword,
    name: role,
    role,
    ...(role === 'translator' ? { translates: ['en'] } : {}),
  })
for (const name of ['locked-staff', 'timed-staff'])
  await loading.saveOnce('users', name, {
    email: `${name}@example.com`,
    password: staffPassword,
    name,
    role: 'attendant',
  })
// a site with content counts as launched
await openSite(payload)
process.exit(0)
