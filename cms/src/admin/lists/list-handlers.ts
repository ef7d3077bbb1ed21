import { localeCodes, locales } from '@vitrine/configuration/locales'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { listCalls } from '#src/panel-calls/lists.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { fileResponse } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import type { Purpose } from '#src/platform/collections/row.ts'
import type { ViewCounts } from '#src/staff-index/list-shapes.ts'
import { maxTicked, parseListState, partWorks } from '#src/staff-index/list-state.ts'
import {
  changeView,
  deleteView,
  maxViews,
  readViews,
  saveView,
} from '#src/staff-index/list-views.ts'
import { readAttributeValues } from '#src/staff-index/read-attribute-values.ts'
import type { Requirement } from '#src/staff-index/required-facts.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import { countDocuments, selectionOf } from '#src/staff-index/selection.ts'
import {
  gridViewQueries,
  isCountable,
  isOfGrid,
  rowsAreParts,
} from '#src/staff-index/view-query.ts'
import { listsTexts } from '#texts/lists.js'
import { builtInViews } from './built-in-views.ts'
import { countChoices } from './count-choices.ts'
import { readFilterOffer } from './read-filter-offer.ts'
import { shapeOf } from './list-shape.ts'
import { filtersOf, parentName, readList } from './read-list.ts'
import type { ListContents, ListContext } from './read-list.ts'
import { idsIn, openList, openReadable } from './request-list.ts'

const labels = labelsOf(listsTexts)

/** Maximum rows of a workbook. */
const maxRows = 20_000

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

/** Numbers of documents of the built-in and the saved views of a list; for a grid, of rows of its views. */
async function countViews(context: ListContext, isGrid: boolean): Promise<ViewCounts> {
  const { payload, collection, staff, isPublished = false } = context
  const requirements = await requirementsOf(payload, collection)
  const requirementsFor = (purpose: Purpose | null): Promise<Requirement[]> =>
    purpose === null ? Promise.resolve(requirements) : requirementsOf(payload, collection, purpose)
  const shape = shapeOf(payload, collection, requirements.length > 0, isPublished)
  const stored = await readViews(payload, collection, staff)
  const views = stored.filter((view) => !isOfGrid(view))
  const queries = new Set(
    isGrid
      ? [...gridViewQueries, ...stored.map(({ query }) => query)].filter(isCountable)
      : [...builtInViews(collection, shape, staff), ...views].map(({ query }) => query),
  )
  const counts: ViewCounts['counts'] = {}
  const more: ViewCounts['more'] = []
  for (const query of queries) {
    const state = parseListState(new URLSearchParams(query))
    const { total, partNumbers, within, isMore } = await countDocuments(payload, {
      collection,
      filters: filtersOf(state, staff, isPublished),
      requirements: await requirementsFor(state.purpose),
      timeZone: staffTimeZone,
    })
    counts[query] = isGrid && rowsAreParts(collection, query) ? (within ?? partNumbers) : total
    if (isMore) more.push(query)
  }
  return { counts, more, views }
}

export const listHandlers: PanelHandlers<typeof listCalls> = {
  'lists.read': async (req, { query }) => {
    const context = openReadable(req, query)
    const ids = idsIn(req.searchParams)
    const state = parseListState(req.searchParams)
    const { rows, total, partNumbers, within, unknown, isMore, isNear, all } = await readList(
      context,
      ids ? { ...state, page: 1 } : state,
      ids ? { ids, size: maxTicked } : {},
    )
    return { rows, total, partNumbers, within, unknown: [...unknown], isMore, isNear, all }
  },

  'lists.export': async (req, { query }) => {
    const context = openList(req, query)
    const ids = idsIn(req.searchParams)
    const contents = await readList(
      context,
      { ...parseListState(req.searchParams), page: 1 },
      { ...(ids === undefined ? {} : { ids }), size: maxRows },
    )
    const { config } = req.payload.collections[context.collection]
    const name = textOf(config.labels.plural as Label, context.language)
    const bytes = await writeXlsx(workbookOf(context, contents), name)
    return fileResponse(bytes, { name: `${context.collection}.xlsx`, type: xlsxType })
  },

  'filters.values': async (req, { query }) => {
    const { payload, collection, locale, staff, isPublished } = openReadable(req, query)
    const { isAny, ...state } = parseListState(req.searchParams)
    const values = state.values.filter(({ key }) => key !== query.key)
    const selection = await selectionOf(payload, {
      collection,
      // of filters of which one is met, none narrows the values
      filters: isAny ? {} : filtersOf({ ...state, isAny, values }, staff, isPublished),
      requirements:
        state.missing === null ? [] : await requirementsOf(payload, collection, state.purpose),
      timeZone: staffTimeZone,
    })
    return readAttributeValues(payload, collection, { ...query, locale, selection })
  },

  'filters.counts': (req, { query }) =>
    countChoices(openList(req, query), parseListState(req.searchParams), {
      ids: idsIn(req.searchParams),
      work: partWorks.find((work) => work === req.searchParams.get('work')),
    }),

  'filters.offer': (req, { query }) =>
    readFilterOffer(openList(req, query), parseListState(req.searchParams)),

  'views.count': (req, { query }) => countViews(openReadable(req, query), query.in === 'grid'),

  'views.save': async (req, { body: { collection: slug, ...view } }) => {
    const { collection, staff } = openReadable(req, { collection: slug })
    if (view.role !== null && staff.role !== 'administrator') throw deny(labels.views.denied)
    const id = await saveView(req.payload, staff, { collection, ...view })
    if (id === undefined) throw new PanelRefusal(422, labels.views.tooMany({ max: maxViews }))
    return { id }
  },

  'views.change': async (req, { id, body: { name, role, query } }) => {
    const staff = staffOf(req)
    const isChanged =
      staff &&
      (await changeView(req.payload, staff, id, {
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query }),
        ...(role !== undefined && staff.role === 'administrator' ? { role } : {}),
      }))
    if (!isChanged) throw new PanelRefusal(404, labels.views.denied)
    return {}
  },

  'views.delete': async (req, { id }) => {
    const staff = staffOf(req)
    if (!staff || !(await deleteView(req.payload, staff, id)))
      throw new PanelRefusal(404, labels.views.denied)
    return {}
  },
}
