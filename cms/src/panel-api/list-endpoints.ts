import { defaultLocale, isLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { Endpoint, PayloadRequest } from 'payload'
import { builtInViews } from '#src/admin/lists/built-in-views.ts'
import type { ListAnswer, ViewCounts } from '#src/admin/lists/list-data.ts'
import { shapeOf } from '#src/admin/lists/list-shape.ts'
import { contextOf, filtersOf, parentName, readList } from '#src/admin/lists/read-list.ts'
import type { ListContents, ListContext } from '#src/admin/lists/read-list.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { staffOf } from '#src/platform/access/access.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { maxTicked, parseListState } from '#src/staff-index/list-state.ts'
import {
  changeView,
  deleteView,
  isRole,
  maxViewName,
  maxViews,
  readViews,
  saveView,
} from '#src/staff-index/list-views.ts'
import { countDocuments } from '#src/staff-index/selection.ts'
import { isOfGrid } from '#src/staff-index/view-query.ts'
import type { Purpose } from '#src/staff-index/completeness-rules.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import type { Requirement } from '#src/staff-index/required-facts.ts'
import { listsTexts } from '#texts/lists.js'
import { answer } from './own-answers.ts'

const labels = labelsOf(listsTexts)

/** Maximum rows of a workbook. */
const maxRows = 20_000

const accountOf = ({ payload, user, i18n }: PayloadRequest) => ({
  payload,
  user,
  language: i18n.language,
})

/** Context of the list of `collection` in `locale`; undefined if the account may not open it. */
export function contextIn(req: PayloadRequest): ListContext | undefined {
  const collection = req.searchParams.get('collection') ?? ''
  const locale = req.searchParams.get('locale') ?? ''
  if (!isIndexed(collection) || !isOfSite(collection)) return undefined
  return contextOf(accountOf(req), collection, isLocale(locale) ? locale : defaultLocale)
}

/** Response for a list that the account may not open. */
export const denied = (req: PayloadRequest): Response => answer({}, staffOf(req) ? 403 : 401)

export function idsIn(parameters: URLSearchParams): number[] | undefined {
  const given = parameters.get('ids')
  if (given === null) return undefined
  return given
    .split(',')
    .slice(0, maxTicked)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
}

function workbookOf(context: ListContext, { rows, shape }: ListContents) {
  const say = (label: Label): string => textOf(label, context.language)
  const has = (column: (typeof shape.columns)[number]): boolean => shape.columns.includes(column)
  const columns: [
    isShown: boolean,
    name: string,
    read: (row: (typeof rows)[number]) => string | number,
  ][] = [
    [true, say(labels.sheet.id), ({ id }) => id],
    [has('family'), say(labels.columns.family), ({ family }) => family],
    [true, say(labels.columns.title), ({ title }) => title],
    [has('parent'), parentName(context), ({ parent }) => parent],
    [has('part-numbers'), say(labels.columns.partNumbers), ({ partNumbers }) => partNumbers ?? ''],
    ...(has('languages') ? localeCodes : []).map((code): (typeof columns)[number] => [
      true,
      locales[code].title,
      ({ languages }) =>
        say(labels.states[languages.find(({ locale }) => locale === code)?.state ?? 'absent']),
    ]),
    [has('complete'), say(labels.sheet.share), ({ share }) => share ?? ''],
    [
      has('complete'),
      say(labels.sheet.missing),
      ({ lacks }) => lacks.map(({ name }) => name).join(', '),
    ],
    [has('site'), say(labels.columns.site), ({ site }) => say(labels.states[site])],
    [true, say(labels.sheet.author), ({ author }) => author],
    [true, say(labels.columns.changed), ({ changed }) => changed],
  ]
  const shown = columns.filter(([isShown]) => isShown)
  return [shown.map(([, name]) => name), ...rows.map((row) => shown.map(([, , read]) => read(row)))]
}

/**
 * Documents of a `collection`, selected by the query parameters of its list in the panel or by
 * `ids`; with `format=xlsx` all of them, as a workbook.
 */
const listEndpoint: Endpoint = {
  path: ownEndpoints.list,
  method: 'get',
  handler: async (req) => {
    const context = contextIn(req)
    if (!context) return denied(req)
    const parameters = req.searchParams
    const ids = idsIn(parameters)
    const isSheet = parameters.get('format') === 'xlsx'
    const state = parseListState(parameters)
    const contents = await readList(context, isSheet || ids ? { ...state, page: 1 } : state, {
      ...(ids === undefined ? {} : { ids, size: maxTicked }),
      ...(isSheet ? { size: maxRows } : {}),
    })
    if (isSheet) {
      const { config } = req.payload.collections[context.collection]
      const name = textOf(config.labels.plural as Label, context.language)
      return new Response(await writeXlsx(workbookOf(context, contents), name), {
        headers: {
          ...fileHeaders,
          'content-type': xlsxType,
          'content-disposition': attachment(`${context.collection}.xlsx`),
        },
      })
    }
    const { rows, total, partNumbers, isMore, all } = contents
    return answer({ rows, total, partNumbers, isMore, all } satisfies ListAnswer)
  },
}

/** Saved views of a list, with the number of documents of each. */
const countEndpoint: Endpoint = {
  path: ownEndpoints.listViews,
  method: 'get',
  handler: async (req) => {
    const context = contextIn(req)
    if (!context) return denied(req)
    const { payload, collection, staff } = context
    const requirements = await requirementsOf(payload, collection)
    const requirementsFor = (purpose: Purpose | null): Promise<Requirement[]> =>
      purpose === null
        ? Promise.resolve(requirements)
        : requirementsOf(payload, collection, purpose)
    const shape = shapeOf(payload, collection, requirements.length > 0)
    const views = (await readViews(payload, collection, staff)).filter((view) => !isOfGrid(view))
    const queries = new Set(
      [...builtInViews(collection, shape), ...views].map(({ query }) => query),
    )
    const counts: ViewCounts['counts'] = {}
    const more: ViewCounts['more'] = []
    for (const query of queries) {
      const state = parseListState(new URLSearchParams(query))
      const { total, isMore } = await countDocuments(payload, {
        collection,
        filters: filtersOf(state, staff),
        requirements: await requirementsFor(state.purpose),
        timeZone: staffTimeZone,
      })
      counts[query] = total
      if (isMore) more.push(query)
    }
    return answer({ counts, more, views })
  },
}

const roleOf = (value: unknown): Role | null => (isRole(value) ? value : null)

/** Fields of a request body; empty if the body is not a JSON object. */
async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** Name of a view without line breaks; undefined if it is empty, too long or cannot be stored. */
function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isStorable(value)) return undefined
  const name = value.replaceAll(/\s/g, ' ').trim()
  return name !== '' && name.length <= maxViewName ? name : undefined
}

const saveEndpoint: Endpoint = {
  path: ownEndpoints.listViews,
  method: 'post',
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n.language)
    const { collection, query, name: given, role } = await bodyOf(req)
    const context =
      typeof collection === 'string' && isIndexed(collection) && isOfSite(collection)
        ? contextOf(accountOf(req), collection, defaultLocale)
        : undefined
    if (!context) return denied(req)
    const name = nameIn(given)
    if (name === undefined)
      return answer({ message: say(labels.views.noName({ max: maxViewName })) }, 422)
    const isShared = roleOf(role) !== null
    if (isShared && context.staff.role !== 'administrator')
      return answer({ message: say(labels.views.denied) }, 403)
    const id = await saveView(req.payload, context.staff, {
      collection: context.collection,
      name,
      query: typeof query === 'string' ? query.slice(0, 2000) : '',
      role: roleOf(role),
    })
    return id === undefined
      ? answer({ message: say(labels.views.tooMany({ max: maxViews })) }, 422)
      : answer({ id }, 201)
  },
}

const changeEndpoint: Endpoint = {
  path: ownEndpoints.listView,
  method: 'patch',
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n.language)
    const staff = staffOf(req)
    if (!staff) return denied(req)
    const body = await bodyOf(req)
    const name = body['name'] === undefined ? undefined : nameIn(body['name'])
    if (body['name'] !== undefined && name === undefined)
      return answer({ message: say(labels.views.noName({ max: maxViewName })) }, 422)
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(body['role'] !== undefined && staff.role === 'administrator'
        ? { role: roleOf(body['role']) }
        : {}),
    }
    const isChanged = await changeView(req.payload, staff, Number(req.routeParams?.['id']), change)
    return isChanged ? answer({}) : answer({ message: say(labels.views.denied) }, 404)
  },
}

const deleteEndpoint: Endpoint = {
  path: ownEndpoints.listView,
  method: 'delete',
  handler: async (req) => {
    const staff = staffOf(req)
    if (!staff) return denied(req)
    const isDeleted = await deleteView(req.payload, staff, Number(req.routeParams?.['id']))
    return isDeleted
      ? answer({})
      : answer({ message: textOf(labels.views.denied, req.i18n.language) }, 404)
  },
}

/** Endpoints of the staff's lists and their saved views. */
export const listEndpoints: Endpoint[] = [
  listEndpoint,
  countEndpoint,
  saveEndpoint,
  changeEndpoint,
  deleteEndpoint,
]
