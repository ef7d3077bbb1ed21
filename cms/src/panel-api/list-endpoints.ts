import type { PayloadRequest } from 'payload'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { openList } from '#src/admin/lists/request-list.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import { answer } from './own-answers.ts'

export { idsIn } from '#src/admin/lists/request-list.ts'

/** Context of the list of `collection` in `locale`; undefined if the account may not open it. */
export function contextIn(req: PayloadRequest): ListContext | undefined {
  const { collection = '', locale } = Object.fromEntries(req.searchParams)
  try {
    return openList(req, { collection, locale })
  } catch (error) {
    if (error instanceof PanelRefusal) return undefined
    throw error
  }
}

/** Response for a list that the account may not open. */
export const denied = (req: PayloadRequest): Response => answer({}, staffOf(req) ? 403 : 401)
