import type { FastifyInstance } from 'fastify'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import { readItems } from '@vitrine/contract/part-list'
import { parseQuery } from '@vitrine/http/query-string'
import { siteDay } from '@vitrine/contract/validity'
import { fitsArchive } from '#shared/archive-limits.ts'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import { certificatesOf, certifiedParts } from '#shared/certificates/certified.ts'
import { withListEdits } from '#shared/parts-list/list-edits.ts'
import { archiveEnding } from '#shared/product/archive-path.ts'
import { readQuery } from '#shared/routes/query-names.ts'
import { routePattern } from '#shared/routes/table.ts'
import { certificatesTexts } from '#texts/certificates.js'
import { documentsTexts } from '#texts/documents.js'
import { sendError } from '#server/api-gateway/answer.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import { certificateIndex } from './certificate-index.ts'
import { nameFiles } from './named-files.ts'
import { readAnswer } from './read-answer.ts'
import type { AnswerSource } from './read-answer.ts'
import { refuseArchive, tooManyFiles } from './refuse-archive.ts'
import type { RefusalLook } from './refuse-archive.ts'
import { sendArchive } from './send-archive.ts'
import type { ArchiveOptions } from './send-archive.ts'

// page rendering loads its texts per route; these routes need them without a page
await Promise.all(localeCodes.map(certificatesTexts.load))

export type ArchiveRoutes = ArchiveOptions &
  AnswerSource &
  RefusalLook & { isUnderMaintenance: () => boolean }

/** Files of certificates, each with the title from which its file name is made. */
export const certificateFiles = (
  certificates: readonly Pick<
    Answer<'certificates-read'>['data'][number],
    'files' | 'standard' | 'number'
  >[],
) =>
  certificates.flatMap(({ files, standard, number }) =>
    files.map((document) => ({ document, title: `${standard} ${number}` })),
  )

/**
 * Routes of the certificates of part numbers as an archive: the path of their page with `.zip`; the
 * query is that of the page or of its form. Validity is checked at the time of the request.
 */
export function certificateArchiveRoutes(app: FastifyInstance, options: ArchiveRoutes): void {
  for (const locale of localeCodes) {
    app.get(`${routePattern('certificates', locale)}${archiveEnding}`, async (request, reply) => {
      if (options.isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
      const query = withListEdits(parseQuery(request.url.split('?').slice(1).join('?')), locale)
      const { items: [text = ''] = [], leftOut } = readQuery(query, locale, ['items', 'leftOut'])
      const codes = readItems(text).map(({ code }) => code)
      if (codes.length === 0) return sendError(reply, 'not-found', locale, options)
      const client = clientNetwork(clientAddress(request.raw, options.proxies))
      const refuse = (message: string) => {
        const back = certificatesPath(locale, { codes, leftOut })
        return refuseArchive(request, reply, { message, back, locale }, options)
      }
      if (leftOut) return refuse(`${certificatesTexts[locale].leftOut} (${leftOut.join('; ')}).`)
      const [list, all] = await Promise.all([
        readAnswer(options, client, {
          name: 'parts-read',
          params: {},
          query: { items: codes.join() },
          locale,
        }),
        readAnswer(options, client, { name: 'certificates-read', params: {}, query: {}, locale }),
      ])
      if (typeof list === 'string') return sendError(reply, list, locale, options)
      if (typeof all === 'string') return sendError(reply, all, locale, options)
      const certified = certifiedParts(all, list.lines, siteDay())
      const { title, file } = documentsTexts[locale].certificatesArchive
      const index = `${file}.csv`
      const { files, nameOf } = nameFiles(certificateFiles(certificatesOf(certified)), [index])
      if (!fitsArchive(files)) return refuse(tooManyFiles(files, locale))
      return sendArchive(
        request,
        reply,
        {
          name: title,
          locale,
          files,
          index: {
            name: index,
            rows: (missing) => certificateIndex(certified, { nameOf, missing }, locale),
          },
        },
        options,
      )
    })
  }
}
