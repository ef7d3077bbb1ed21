import { validities, validityOn } from '@vitrine/contract/validity'
import type { Validity } from '@vitrine/contract/validity'
import type { ListedCertificate } from '#shared/certificates/certified.ts'

/** Filter of the page with the values that have results. */
export interface CertificateFacet {
  key: 'standard' | 'validity'
  options: { value: string; count: number; active: boolean }[]
}

const keys = ['standard', 'validity'] as const

const isValidity = (value: string): value is Validity =>
  (validities as readonly string[]).includes(value)

/**
 * Certificates that match the URL's filters on a day, and the filters with their remaining values.
 */
export function filterCertificates(
  all: readonly ListedCertificate[],
  filter: readonly string[],
  day: string,
): { shown: ListedCertificate[]; facets: CertificateFacet[]; filter: string[] } {
  const valueOf = (certificate: ListedCertificate, key: (typeof keys)[number]): string =>
    key === 'standard' ? certificate.standard : validityOn(certificate, day)
  const values = {
    standard: [...new Set(all.map(({ standard }) => standard))],
    validity: validities,
  }
  // unknown filters are dropped
  const chosen = new Map(
    keys.map((key) => [
      key,
      values[key].filter((value: string) => filter.includes(`${key}:${value}`)),
    ]),
  )
  const passes = (certificate: ListedCertificate, except?: (typeof keys)[number]) =>
    keys.every((key) => {
      const own = chosen.get(key) ?? []
      return key === except || own.length === 0 || own.includes(valueOf(certificate, key))
    })
  return {
    shown: all.filter((certificate) => passes(certificate)),
    facets: keys.map((key) => ({
      key,
      options: values[key].flatMap((value: string) => {
        const active = chosen.get(key)?.includes(value) ?? false
        const count = all.filter(
          (certificate) => passes(certificate, key) && valueOf(certificate, key) === value,
        ).length
        return count > 0 || active ? [{ value, count, active }] : []
      }),
    })),
    filter: keys.flatMap((key) => (chosen.get(key) ?? []).map((value) => `${key}:${value}`)),
  }
}

/** Label of a filter value. */
export const valueText = (value: string, texts: Record<Validity, string>): string =>
  isValidity(value) ? texts[value] : value
