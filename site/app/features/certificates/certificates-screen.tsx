import { ApiError } from '@vitrine/contract/errors'
import { readItems, writeItems } from '@vitrine/contract/part-list'
import { siteDay } from '@vitrine/contract/validity'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Notice } from '#app/ui/frame/notice.tsx'
import { certifiedParts } from '#shared/certificates/certified.ts'
import { routePath } from '#shared/routes/table.ts'
import { certificatesTexts } from '#texts/certificates.js'
import { PartsForm } from './parts-form.tsx'
import { results } from './lazy-results.ts'
import styles from './certificates.module.css'

/** All certificates, and those that apply today to the part numbers in the URL. */
export async function load({ client, query, locale }: LoadArguments<'certificates'>) {
  const codes = readItems(query.items?.[0] ?? '').map(({ code }) => code)
  const items = writeItems(codes.map((code) => ({ code, quantity: null })))
  const [all, list] = await Promise.all([
    client('certificates-read'),
    items === '' ? undefined : client('parts-read', { query: { items } }),
    results.ready(locale),
  ])
  if (all.data.length === 0) throw new ApiError('not-found')
  const day = siteDay()
  return {
    all,
    certified: list && certifiedParts(all, list.lines, day),
    codes,
    filter: query.filter ?? [],
    leftOut: query.leftOut ?? [],
    day,
  }
}

export const loader = screenLoader('certificates', load)

export const texts = [certificatesTexts]

export const meta = screenMeta<typeof load>('certificates', ({ codes, filter }, context) => ({
  title: certificatesTexts[context.locale].title,
  description: certificatesTexts[context.locale].description,
  noIndex: codes.length > 0 || filter.length > 0,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(
        [
          {
            label: certificatesTexts[context.locale].title,
            href: routePath('certificates', context.locale),
          },
        ],
        context,
        url,
      ),
    ]),
}))

export default function CertificatesScreen() {
  const { all, certified, codes, filter, leftOut, day } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(certificatesTexts)
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('certificates', locale) }]}
        title={texts.title}
        lead={useLead(texts.lead)}
      />
      {leftOut.length > 0 ? (
        <div className={styles.notice}>
          <Notice tone="warning" title={texts.leftOut}>
            <ul>
              {leftOut.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      <PartsForm key={codes.join()} codes={codes} />
      <results.Section all={all} certified={certified} codes={codes} filter={filter} day={day} />
    </div>
  )
}
