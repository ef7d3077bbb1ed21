import { staff } from './api.ts'
import { query } from './database.ts'
import type { StaffRole } from './staff.ts'

interface Lacking {
  fact: string
  name: string
  locale: string | null
  purposes: string[]
  field: string | null
  href: string
  partNumbers: { row: number; partNumber: string }[]
}

export interface Check {
  share: number
  required: number
  missing: Lacking[]
  exempt: { fact: string; name: string }[]
  mayExempt: boolean
  work: { place: number; total: number; next: string | null; list: string } | null
}

export const check = (id: number | undefined, more = '', role: StaffRole | undefined = 'editor') =>
  staff<Check>(role, 'GET', `/completeness?collection=products&id=${id}${more}`)

export const factsOf = async (id: number | undefined): Promise<string[]> =>
  (await check(id)).body.missing.map(({ fact }) => fact)

export const declare = (rules: unknown, role: StaffRole = 'editor') =>
  staff<{ errors: { data: { errors: { path: string; message: string }[] } }[] }>(
    role,
    'POST',
    '/globals/completeness?depth=0',
    { rules },
  )

export const needs = (products: object, subcategories: object = {}) => ({
  collections: { products },
  subcategories,
})

export const site = { for: ['site'] }

/** Removes declared rules and exceptions; keeps the site's languages as `launched`. */
export async function resetRules(launched: string[]): Promise<void> {
  await query('update completeness set rules = null')
  await query('delete from completeness_exceptions')
  await query('update site_launch set launched_locales = $1', [launched])
}

/** Languages of the launched site. */
export async function launchedLanguages(): Promise<string[]> {
  const [row] = await query<{ launched_locales: string[] }>(
    'select launched_locales from site_launch',
  )
  return row?.launched_locales ?? []
}
