import { siteDay } from '@vitrine/contract/validity'
import { defaultLocale } from '@vitrine/configuration/locales'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { Endpoint, Payload, Where } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { wholeList } from '#src/platform/access/query-rules.ts'
import { localeOfPanel, textOf } from '#src/platform/labels.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { recordExport } from '#src/people/staff/staff-events.ts'
import { columns } from './columns.ts'
import type { Exported } from './columns.ts'
import { exportText } from './export-text.ts'

/** Maximum number of exported rows. */
export const rowLimit = 20_000

/** Filter of every export: only confirmed subscribers, who have not unsubscribed. */
const alwaysFilter: Partial<Record<Exported, Where>> = {
  subscribers: { status: { equals: 'confirmed' } },
}

/** Names of lead owners by id, for every role that may export. */
export async function namesOf(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/**
 * `GET …/export?format=csv|xlsx`: exports the list with the panel's filters (`where`, `search`),
 * for roles that may read it.
 */
export const exportEndpoint = (collection: Exported): Endpoint => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, permissions[collection].read))
      return new Response('forbidden\n', {
        status: 403,
        headers: { ...fileHeaders, 'content-type': 'text/plain' },
      })
    const where = req.query['where']
    const filter: Where[] = typeof where === 'object' && where !== null ? [where as Where] : []
    const own = alwaysFilter[collection]
    const language = req.i18n?.language ?? 'pt'
    const { docs } = await req.payload.find({
      collection,
      where: { and: [...filter, ...(own ? [own] : [])] },
      sort: '-createdAt',
      limit: rowLimit,
      pagination: false,
      depth: 1,
      locale: localeOfPanel(language),
      fallbackLocale: defaultLocale,
      overrideAccess: false,
      req,
      context: wholeList,
    })
    await recordExport(req, collection)
    const staff = await namesOf(req.payload)
    const fields = req.payload.collections[collection].config.flattenedFields
    const wanted = columns[collection].map(([name, heading]) => ({
      name,
      heading,
      field: fields.find((field) => field.name === name),
    }))
    const rows = [
      wanted.map(({ heading }) => textOf(heading, language)),
      ...docs.map((row) =>
        wanted.map(({ name, field }) =>
          exportText(Reflect.get(row, name), { field, language, staff }),
        ),
      ),
    ]
    const xlsx = req.query['format'] === 'xlsx'
    const bytes = xlsx ? await writeXlsx(rows, collection) : writeCsv(rows)
    const name = `${collection}-${siteDay()}.${xlsx ? 'xlsx' : 'csv'}`
    return new Response(bytes, {
      headers: {
        ...fileHeaders,
        'content-disposition': attachment(name),
        'content-type': xlsx ? xlsxType : 'text/csv; charset=utf-8',
      },
    })
  },
})
