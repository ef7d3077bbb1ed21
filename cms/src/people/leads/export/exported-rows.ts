import { defaultLocale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest, Where } from 'payload'
import { wholeList } from '#src/platform/access/query-rules.ts'
import { localeOfPanel, textOf } from '#src/platform/labels.ts'
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

/** Rows of a list with the panel's filters, under their headings. */
export async function exportedRows(
  req: PayloadRequest,
  collection: Exported,
  where: Where | undefined,
): Promise<string[][]> {
  const own = alwaysFilter[collection]
  const { language } = req.i18n
  const { docs } = await req.payload.find({
    collection,
    where: { and: [...(where ? [where] : []), ...(own ? [own] : [])] },
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
  const staff = await namesOf(req.payload)
  const fields = req.payload.collections[collection].config.flattenedFields
  const wanted = columns[collection].map(([name, heading]) => ({
    name,
    heading,
    field: fields.find((field) => field.name === name),
  }))
  return [
    wanted.map(({ heading }) => textOf(heading, language)),
    ...docs.map((row) =>
      wanted.map(({ name, field }) =>
        exportText(Reflect.get(row, name), { field, language, staff }),
      ),
    ),
  ]
}
