import type { Endpoint, Where } from 'payload'
import { hasRole } from '#src/access/access.ts'
import { permissions } from '#src/access/permissions.ts'
import { wholeList } from '#src/access/query-rules.ts'
import { words } from '#src/labels.ts'
import { attachment, fileHeaders } from '#src/members/file-headers.ts'
import { columns } from './columns.ts'
import type { Exported } from './columns.ts'
import { writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

/** The most rows that one spreadsheet takes. */
const most = 20_000

/** Who has not confirmed, or has left, is in no spreadsheet, whatever the filter says. */
const always: Partial<Record<Exported, Where>> = { subscribers: { status: { equals: 'confirmed' } } }

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object') return textOf('title' in value ? value.title : 'name' in value ? value.name : '')
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return new Date(value).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 16)
  return String(value)
}

/** `GET …/export?format=csv|xlsx`: the list as it is filtered in the panel (`where`, `search`), for who may read it. */
export const exportEndpoint = (collection: Exported): Endpoint => ({
  path: '/export', method: 'get',
  handler: async (req) => {
    if (!hasRole(req, permissions[collection].read)) return new Response('forbidden\n', { status: 403, headers: { ...fileHeaders, 'content-type': 'text/plain' } })
    const given = req.query['where']
    const filter: Where[] = typeof given === 'object' && given !== null ? [given as Where] : []
    const own = always[collection]
    const { docs } = await req.payload.find({
      collection, where: { and: [...filter, ...(own ? [own] : [])] }, sort: '-createdAt', limit: most, pagination: false, depth: 1, locale: 'br', overrideAccess: false, req, context: wholeList,
    })
    const wanted = columns[collection]
    const rows = [wanted.map(([, name]) => words(name, req.i18n?.language)), ...docs.map((row) => wanted.map(([field]) => textOf(Reflect.get(row, field))))]
    const xlsx = req.query['format'] === 'xlsx'
    const bytes = xlsx ? writeXlsx(rows, collection) : writeCsv(rows)
    const name = `${collection}-${new Date().toISOString().slice(0, 10)}.${xlsx ? 'xlsx' : 'csv'}`
    return new Response(new Uint8Array(bytes), { headers: {
      ...fileHeaders, 'content-disposition': attachment(name),
      'content-type': xlsx ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv; charset=utf-8',
    } })
  },
})
