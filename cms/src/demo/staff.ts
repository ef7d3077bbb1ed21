import { defaultLocale, localesOtherThan } from '@vitrine/configuration/locales'
import type { Loading } from './loading.ts'

/** Creates the accounts of the company's staff that the database lacks. */
export async function loadStaff(loading: Loading, password: string): Promise<void> {
  const known = await loading.payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { email: true },
  })
  const missing = loading.company.staff.filter(
    ({ email }) => !known.docs.some((user) => user.email === email),
  )
  for (const { translates, ...member } of missing)
    await loading.saveOnce('users', member.email, {
      ...member,
      ...(translates ? { translates: [...localesOtherThan(defaultLocale)] } : {}),
      password,
    })
}
