import { z } from 'zod'
import { memberList } from '../shapes/member-list.ts'
import { listNameMax } from '../text-limits.ts'
import { listItems } from '../shapes/list-items.ts'
import { endpoint } from './endpoint.ts'

const name = z.string().trim().min(1).max(listNameMax)
const items = listItems.min(1)
/** Id of a list: a 32-bit integer of the database. */
const list = z.number().int().min(1).max(2_147_483_647)
const lists = z.strictObject({ data: z.array(memberList) })

export const memberListsEndpoints = {
  /** Most recently changed list first. */
  'member-lists-read': endpoint({
    summary: 'The parts lists that the member keeps.',
    answer: lists,
  }),

  /**
   * At most `partListLimits.kept` lists with distinct names. A repeated request with the same name
   * and items creates one list.
   */
  'member-list-create': endpoint({
    summary: 'Keep a parts list.',
    body: z.strictObject({ name, items }),
    answer: lists,
  }),

  /** Changes the name or the items. Another member's list is `not-found`. */
  'member-list-update': endpoint({
    summary: 'Rename a list, or replace what is in it.',
    body: z.union([z.strictObject({ list, name }), z.strictObject({ list, items })]),
    answer: lists,
  }),

  'member-list-delete': endpoint({
    summary: 'Delete a list.',
    body: z.strictObject({ list }),
    answer: lists,
  }),
}
