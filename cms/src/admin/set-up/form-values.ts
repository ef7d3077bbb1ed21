import { defaultLocale, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import type { CompanyValues } from './company-form.tsx'
import type { HomeValues } from './home-form.tsx'

const whole = { depth: 0, overrideAccess: true } as const

/** Initial values of the company form: the saved values. */
export async function companyValues(payload: Payload): Promise<CompanyValues> {
  const [saved, { colors }, layout] = await Promise.all([
    payload.findGlobal({ slug: 'appearance', ...whole }),
    readAppearance(payload),
    payload.findGlobal({ slug: 'layout', locale: defaultLocale, ...whole }),
  ])
  return {
    name: saved.name ?? '',
    colors,
    address: layout.contact?.address ?? '',
    phone: layout.contact?.phone ?? '',
    email: layout.emails?.contact ?? '',
  }
}

/** Initial values of the home page form: its latest draft. */
export async function homeValues(payload: Payload): Promise<Record<Locale, HomeValues>> {
  const { hero } = (await payload.findGlobal({
    slug: 'home',
    locale: 'all',
    draft: true,
    ...whole,
  })) as unknown as {
    hero?: Record<'title' | 'text', Partial<Record<Locale, string | null>> | null>
  }
  return perLocale((code) => ({
    title: hero?.title?.[code] ?? '',
    text: hero?.text?.[code] ?? '',
  }))
}
