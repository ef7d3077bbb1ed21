import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { partListLimits, readItems, writeItems } from '@vitrine/contract/part-list'
import { validationTexts } from '@vitrine/contract/texts/validation'
import {
  createList,
  deleteList,
  readLists,
  renameList,
  replaceList,
} from '#src/people/members/lists.ts'
import type { Session } from '#src/people/members/session.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

const problem = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { errors: [{ field, message }] })

/** Items of a list in their canonical format; throws a 422 if there are none. */
function itemsOf(text: string, locale: Locale): string {
  const items = writeItems(readItems(text))
  if (items === '') throw problem('items', validationTexts[locale].listEmpty)
  return items
}

/**
 * Response with the lists after a change; throws an error with the reason if the change was
 * rejected.
 */
async function afterChange(
  { payload, locale }: CallContext,
  session: Session,
  refusal: Awaited<ReturnType<typeof createList>>,
): Promise<Answer<'member-lists-read'>> {
  const texts = validationTexts[locale]
  if (refusal === 'missing') throw new ApiError('not-found')
  if (refusal === 'name-used') throw problem('name', texts.listName)
  if (refusal === 'too-many') throw problem('name', texts.listsKept({ count: partListLimits.kept }))
  return { data: await readLists(payload, session.member) }
}

export const memberListsHandlers = {
  'member-lists-read': async ({ payload }, _, { session }) => ({
    data: await readLists(payload, session.member),
  }),
  'member-list-create': async (context, { body }, { session }) => {
    const items = itemsOf(body.items, context.locale)
    const list = { name: body.name, items }
    return afterChange(context, session, await createList(context.payload, session.member, list))
  },
  'member-list-update': async (context, { body }, { session }) => {
    const { payload, locale } = context
    const { member } = session
    const refusal =
      'name' in body
        ? await renameList(payload, member, body)
        : await replaceList(payload, member, {
            list: body.list,
            items: itemsOf(body.items, locale),
          })
    return afterChange(context, session, refusal)
  },
  'member-list-delete': async (context, { body }, { session }) => {
    const existed = await deleteList(context.payload, session.member, body.list)
    return afterChange(context, session, existed ? undefined : 'missing')
  },
} satisfies Handlers
