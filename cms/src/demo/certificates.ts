import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import type { Certificate } from '@vitrine/demo'
import type { Loading } from './loading.ts'

const noon = (day: string): string => `${day}T12:00:00.000Z`

/** Files of a certificate in the languages of the company. */
async function loadFiles(
  { payload, company, languages }: Loading,
  { key, number, standard }: Certificate,
  days: { from: string; until: string | null },
): Promise<number[]> {
  const ids: number[] = []
  for (const language of languages.fileLocales) {
    const content = company.certificatePdf?.({
      key,
      language: languages.textsFor(language),
      ...days,
    })
    if (!content) continue
    const data = Buffer.from(content)
    const { id } = await payload.create({
      collection: 'files',
      locale: defaultLocale,
      depth: 0,
      file: {
        data,
        name: `${standard} ${number} ${language}.pdf`,
        mimetype: 'application/pdf',
        size: data.length,
      },
      data: {
        title: `${standard} · ${number}`,
        kind: 'certificate',
        language,
        date: noon(days.from),
      },
    })
    for (const locale of localeCodes)
      await payload.update({
        collection: 'files',
        id,
        locale,
        data: { title: `${standard} · ${number}` },
      })
    ids.push(id)
  }
  return ids
}

/** Certificates of the company; their dates are relative to today. */
export async function loadCertificates(loading: Loading): Promise<void> {
  const { company, payload } = loading
  const today = siteDay()
  const { docs: staff } = await payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { email: true },
  })
  for (const certificate of company.certificates ?? []) {
    const { key, number, standard, kind, body, scope, owner } = certificate
    const from = dayPlus(today, certificate.from)
    const until = certificate.until === undefined ? null : dayPlus(today, certificate.until)
    const files = await loadFiles(loading, certificate, { from, until })
    await loading.save('certificates', key, (texts) => ({
      _status: 'published',
      number,
      standard,
      kind,
      body,
      title: certificate.title[texts],
      plants: certificate.plants[texts],
      valid_from: noon(from),
      valid_until: until === null ? null : noon(until),
      files,
      owner: staff.find(({ email }) => email === owner)?.id ?? null,
      scope: scope.map(({ product, partNumbers, most }) => ({
        product: loading.id('products', product),
        part_numbers: partNumbers
          ? (company.products.find((one) => one.key === product)?.variants ?? [])
              .map(({ partNumber }) => partNumber)
              .filter((partNumber) => partNumbers.test(partNumber))
              .slice(0, most)
              .join('\n')
          : '',
      })),
    }))
  }
}
