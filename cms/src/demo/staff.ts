import { defaultLocale, localesOtherThan } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Role } from '#src/platform/access/roles.ts'
import type { Loading } from './loading.ts'

/** Accounts of the demonstration's staff. */
export const demonstrationStaff: {
  email: string
  name: string
  role: Role
  translates?: Locale[]
}[] = [
  { email: 'admin@aterra.example', name: 'Ana Prado', role: 'administrator' },
  { email: 'editor@aterra.example', name: 'Bruno Lima', role: 'editor' },
  {
    email: 'tradutor@aterra.example',
    name: 'Carla Nunes',
    role: 'translator',
    translates: [...localesOtherThan(defaultLocale)],
  },
  { email: 'atendente@aterra.example', name: 'Davi Rocha', role: 'attendant' },
]

export async function loadStaff(loading: Loading, password: string): Promise<void> {
  const known = await loading.payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { email: true },
  })
  const missing = demonstrationStaff.filter(
    ({ email }) => !known.docs.some((user) => user.email === email),
  )
  for (const member of missing)
    await loading.saveOnce('users', member.email, { ...member, password })
}
