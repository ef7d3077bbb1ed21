import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { isRole, maxViewName } from '#src/staff-index/list-views.ts'
import {
  attributeValuesShape,
  choiceCountsShape,
  filterOfferShape,
  listAnswerShape,
  viewCountsShape,
} from '#src/staff-index/list-shapes.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { everyRole, file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { idShape } from '#src/platform/panel-calls/shapes.ts'
import { listsTexts } from '#texts/lists.js'

const { views } = labelsOf(listsTexts)

/** Parameters of a list; which documents an account may read is decided by the collection. */
const query = z.looseObject({ collection: z.string(), locale: z.string().optional() })

/** Name of a view without line breaks. */
const name = z
  .string()
  .refine(isStorable)
  .transform((text) => text.replaceAll(/\s/g, ' ').trim())
  .refine((text) => text !== '' && text.length <= maxViewName)

const role = z
  .string()
  .nullable()
  .transform((given) => (isRole(given) ? given : null))

/** Maximum length of the filters of a view, characters. */
const maxViewQuery = 8000
const viewQuery = z.string().max(maxViewQuery)

const sentences = { name: views.noName({ max: maxViewName }), query: views.tooLong }

/** Calls about the staff's lists and their saved views. */
export const listCalls = {
  'lists.read': panelCall({
    summary: 'Reads documents of a collection, selected as by its list, or by `ids`.',
    roles: everyRole,
    query,
    answer: listAnswerShape,
  }),
  'lists.export': panelCall({
    summary: 'Exports the documents of a list as a workbook.',
    cost: 2,
    roles: everyRole,
    query,
    answer: file,
  }),
  'filters.values': panelCall({
    summary:
      'Reads the values of an attribute that part numbers have, with the number of part numbers.',
    roles: everyRole,
    query: z.looseObject({
      collection: z.string(),
      locale: z.string().optional(),
      /** Key of the attribute. */
      key: z.string().max(120).refine(isStorable),
      /** Unit of the numbers. */
      unit: z.string().max(40).refine(isStorable).default(''),
    }),
    answer: attributeValuesShape,
  }),
  'filters.counts': panelCall({
    summary: 'Counts the documents of a collection by each choice of its filters.',
    cost: 1,
    roles: everyRole,
    query,
    answer: choiceCountsShape,
  }),
  'filters.offer': panelCall({
    summary: 'Reads what the documents of a collection can be filtered by.',
    roles: everyRole,
    query,
    answer: filterOfferShape,
  }),
  'views.count': panelCall({
    summary: 'Counts the documents of the views of a list, or the rows of those of a grid.',
    roles: everyRole,
    query: query.extend({ in: z.literal('grid').optional() }),
    answer: viewCountsShape,
  }),
  'views.save': panelCall({
    summary: 'Saves filters and order of a list under a name.',
    roles: everyRole,
    body: z.object({
      collection: z.string(),
      query: viewQuery.default(''),
      name,
      role: role.default(null),
    }),
    sentences,
    answer: z.object({ id: idShape }),
    status: 201,
  }),
  'views.change': panelCall({
    summary: 'Renames a saved view, shares it with a role, or gives it other filters.',
    roles: everyRole,
    body: z.object({ name: name.optional(), role: role.optional(), query: viewQuery.optional() }),
    sentences,
    answer: z.object({}),
    refusals: [404],
  }),
  'views.delete': panelCall({
    summary: 'Deletes a saved view.',
    roles: everyRole,
    answer: z.object({}),
    refusals: [404],
  }),
}
