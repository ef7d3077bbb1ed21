import type { Loading } from '#src/demo/loading.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { hashPassword } from '#src/people/members/password-hash.ts'
import { member, memberPassword, memberStates } from './members.ts'

const words = (br: string) => (locale: string) => (locale === 'br' ? br : `${br} (${locale})`)

/**
 * Saves three profiles; a section of each of the first two, one for administrators of the area
 * only,
 * and a draft; their documents; and a member per state.
 */
export async function seedMembers(loading: Loading): Promise<void> {
  for (const [key, open] of [
    ['distribuidor', true],
    ['instalador', true],
    ['colaborador', false],
  ] as const)
    await loading.save('profiles', key, (locale) => ({
      slug: key,
      title: words(key)(locale),
      open,
    }))
  for (const key of ['distribuidor', 'instalador', 'colaborador']) await addSection(loading, key)
  await loading.saveOnce('restricted-documents', 'narrow', {
    title: 'Só de colaboradores',
    kind: 'other',
    section: loading.id('restricted-sections', 'distribuidor'),
    profiles: [loading.id('profiles', 'colaborador')],
    revisions: [
      {
        file: await addFile(loading, 'narrow.txt', 'segredo estreito'),
        revision: '1',
        date: '2026-06-01T12:00:00.000Z',
      },
    ],
  })
  await loading.saveOnce('restricted-sections', 'draft', {
    title: 'Rascunho restrito',
    profiles: [loading.id('profiles', 'distribuidor')],
    _status: 'draft',
  })
  const hash = await hashPassword(memberPassword)
  for (const state of memberStates)
    await addMember(loading, hash, { email: member(state), state, profile: 'distribuidor' })
  for (const [name, profile, admin] of [
    ['installer', 'instalador', false],
    ['manager', 'colaborador', true],
  ] as const)
    await addMember(loading, hash, { email: member(name), state: 'approved', profile, admin })
  for (const name of [
    'locked',
    'guessed',
    'changing',
    'ending',
    'blocking',
    'narrowed',
    'timed',
    'raced',
    'recovering',
  ])
    await addMember(loading, hash, {
      email: member(name),
      state: 'approved',
      profile: 'distribuidor',
    })
}

async function addFile({ payload }: Loading, name: string, content: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'restricted-files',
    data: {},
    file: { name, data: Buffer.from(content), mimetype: 'text/plain', size: content.length },
  })
  return id
}

/** Saves a section of a profile with a document in two revisions; both have the profile's key. */
async function addSection(loading: Loading, key: string): Promise<void> {
  await loading.save('restricted-sections', key, (locale) => ({
    title: words(`Seção ${key}`)(locale),
    description: words('Resumo')(locale),
    profiles: key === 'colaborador' ? [] : [loading.id('profiles', key)],
    _status: 'published',
  }))
  const old = await addFile(loading, `${key}-a.txt`, `antigo ${key}`)
  const current = await addFile(loading, `${key}-b.txt`, `segredo ${key}`)
  await loading.save('restricted-documents', key, (locale) => ({
    title: words(`Documento ${key}`)(locale),
    kind: 'manual',
    section: loading.id('restricted-sections', key),
    revisions: [
      {
        file: old,
        revision: 'A',
        date: '2026-01-01T12:00:00.000Z',
        added_at: '2026-01-01T12:00:00.000Z',
      },
      {
        file: current,
        revision: 'B',
        date: '2026-06-01T12:00:00.000Z',
        added_at: '2026-06-01T12:00:00.000Z',
      },
    ],
  }))
}

async function addMember(
  loading: Loading,
  passwordHash: string,
  {
    email,
    state,
    profile,
    admin = false,
  }: { email: string; state: string; profile: string; admin?: boolean },
): Promise<void> {
  await loading.saveOnce('members', email, {
    name: 'Maria Souza',
    email,
    state,
    admin,
    profile: loading.id('profiles', profile),
    company: 'Casa do Cabo',
    country: 'BR',
    tax_id: '11.222.333/0001-81',
    phone: '+55 16 3000-0000',
    locale: 'br',
    ...(state === 'refused' ? { reason: 'Falta o contrato.' } : {}),
  })
  await rows(
    loading.payload,
    sql`insert into member_passwords (member_id, hash) values (${loading.id('members', email)}, ${passwordHash})`,
  )
}
