import { siteDay } from '@vitrine/contract/validity'
import { defaultLocale } from '@vitrine/configuration/locales'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PayloadRequest } from 'payload'
import type { LeadCollection } from '#src/people/inbox/lead-history.ts'
import { leadsOfTab } from '#src/people/inbox/list-leads.ts'
import { columns } from '#src/people/leads/export/columns.ts'
import type { Column } from '#src/people/leads/export/columns.ts'
import { namesOf, rowLimit } from '#src/people/leads/export/exported-rows.ts'
import { exportText } from '#src/people/leads/export/export-text.ts'
import { recordExport } from '#src/people/staff/staff-events.ts'
import { wholeList } from '#src/platform/access/query-rules.ts'
import { fileResponse } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import { readQuery } from './inbox-query.ts'

const labels = labelsOf(inboxTexts)

/** Columns of both collections; those of candidates alone come last. */
const allColumns: Column[] = [
  ...columns.messages,
  ...columns.candidates.filter(([name]) => columns.messages.every(([known]) => known !== name)),
]

async function documentsOf(
  req: PayloadRequest,
  collection: LeadCollection,
  ids: readonly number[],
): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    limit: rowLimit,
    depth: 1,
    locale: localeOfPanel(req.i18n.language),
    fallbackLocale: defaultLocale,
    overrideAccess: false,
    req,
    context: wholeList,
  })
  return new Map(docs.map((lead) => [Number(lead.id), lead]))
}

/** All leads of a tab with its filters as a workbook, in the order of the page. */
export async function exportInbox(req: PayloadRequest): Promise<Response> {
  const { language } = req.i18n
  const query = readQuery(req.query)
  const leads = await leadsOfTab(req.payload, req.user, query, rowLimit)
  const idsIn = (collection: LeadCollection): number[] =>
    leads.filter((lead) => lead.collection === collection).map(({ id }) => id)
  const documents = {
    messages: await documentsOf(req, 'messages', idsIn('messages')),
    candidates: await documentsOf(req, 'candidates', idsIn('candidates')),
  }
  await recordExport(req, 'inbox')
  const staff = await namesOf(req.payload)
  const rows = leads.flatMap(({ collection, id, kind }) => {
    const lead = documents[collection].get(id)
    if (lead === undefined) return []
    const fields = req.payload.collections[collection].config.flattenedFields
    return [
      [
        textOf(labels.kinds[kind], language),
        ...allColumns.map(([name]) =>
          exportText(Reflect.get(lead, name), {
            field: fields.find((field) => field.name === name),
            language,
            staff,
          }),
        ),
      ],
    ]
  })
  const heading = [labels.kind, ...allColumns.map(([, label]) => label)]
  const bytes = await writeXlsx(
    [heading.map((label) => textOf(label, language)), ...rows],
    textOf(labels.title, language),
  )
  return fileResponse(bytes, { name: `inbox-${query.tab}-${siteDay()}.xlsx`, type: xlsxType })
}
