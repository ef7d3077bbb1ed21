import type { Answer } from '@vitrine/contract/client'
import type { Certificate } from '@vitrine/contract/shapes/types'
import { siteDay, validityTags } from '@vitrine/contract/validity'
import type { Where } from 'payload'
import { listedPartNumbers } from '#src/content/variants/part-number.ts'
import type { Certificate as Stored } from '#src/platform/payload-types.ts'
import { idOf, idsOf } from './detail.ts'
import { documentOf, readFiles } from './documents.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import type { CallContext } from './call-context.ts'

type Files = Awaited<ReturnType<typeof readFiles>>

const dayOf = (stored: string | null | undefined): string | null => stored?.slice(0, 10) ?? null

/** First and last day of a stored certificate. */
export const storedDays = ({
  valid_from: from,
  valid_until: until,
}: Pick<Stored, 'valid_from' | 'valid_until'>) => ({
  valid_from: dayOf(from),
  valid_until: dayOf(until),
})

/** Published certificate with its scope. */
export interface ScopedCertificate {
  certificate: Certificate
  scope: { product: number; part_numbers: string[] }[]
}

/** Files in the locale or without a language; if there are none, the files in other languages. */
function filesIn(stored: Stored, files: Files, locale: string) {
  const all = idsOf(stored.files).flatMap((id) => files.get(id) ?? [])
  const own = all.filter(({ language }) => !language || language === locale)
  return (own.length > 0 ? own : all).map(documentOf)
}

/**
 * Published certificates, ordered by standard and number; adds the cache tags on which they depend.
 */
export async function readCertificates(
  context: CallContext,
  where: Where = {},
): Promise<ScopedCertificate[]> {
  if (!isOfSite('certificates')) return []
  const { payload, locale, tag } = context
  const { docs } = await payload.find({
    collection: 'certificates',
    where,
    locale,
    depth: 0,
    sort: ['standard', 'number'],
    pagination: false,
    overrideAccess: false,
  })
  const files = await readFiles(context, [...new Set(docs.flatMap((one) => idsOf(one.files)))])
  const day = siteDay()
  return docs.map((stored) => {
    const days = storedDays(stored)
    tag(`certificate:${stored.id}`, ...validityTags(days, day))
    const scope = (stored.scope ?? []).flatMap(({ product, part_numbers: text }) => {
      const id = idOf(product)
      return id === null ? [] : [{ product: id, part_numbers: listedPartNumbers(text) }]
    })
    return {
      certificate: {
        id: stored.id,
        title: stored.title ?? '',
        number: stored.number ?? '',
        standard: stored.standard ?? '',
        body: stored.body ?? '',
        kind: stored.kind ?? 'other',
        plants: stored.plants ?? '',
        ...days,
        company: (stored.scope ?? []).length === 0,
        files: filesIn(stored, files, locale),
      },
      scope,
    }
  })
}

/**
 * Certificates of a product, with the part numbers to which each applies; an empty list means all
 * of them.
 */
export async function readProductCertificates(
  context: CallContext,
  product: number,
): Promise<Answer<'product-read'>['certificates']> {
  const found = await readCertificates(context, { 'scope.product': { equals: product } })
  return found.map(({ certificate, scope }) => {
    const own = scope.filter((row) => row.product === product)
    return {
      ...certificate,
      part_numbers: own.some((row) => row.part_numbers.length === 0)
        ? []
        : own.flatMap((row) => row.part_numbers),
    }
  })
}
