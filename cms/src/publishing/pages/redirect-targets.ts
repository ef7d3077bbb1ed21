import { mediaBase } from '@vitrine/contract/api-base'
import { addressPath } from '@vitrine/contract/address-path'
import { isProgramPath } from '@vitrine/contract/program-paths'
import type { Payload } from 'payload'
import { storedPath } from '#src/content/media/serve.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { findPages } from './find-pages.ts'

/** Where a redirect leads: to a page, a file or another site; to nothing; back to itself. */
export type TargetState = 'reached' | 'nothing' | 'loop'

/** Redirects that follow one another at most. */
const maxSteps = 10

/** Last target to which redirects lead; `loop`: none. */
function lastTarget(target: string, next: ReadonlyMap<string, string>): string {
  let last = target
  for (let steps = 0; ; steps += 1) {
    const following = next.get(addressPath(last) ?? '')
    if (following === undefined) return last
    if (steps === maxSteps) return 'loop'
    last = following
  }
}

/** True if the storage has the public file at a path below `/media`. */
async function hasFile(target: string): Promise<boolean> {
  const path = storedPath(target.split(/[?#]/, 1)[0] ?? '')
  return path !== undefined && (await storage.find(path)) !== undefined
}

const isOfMedia = (path: string): boolean => `${path}/`.startsWith(mediaBase)

/** Where targets of redirects lead today. */
export async function readTargetStates(
  payload: Payload,
  targets: readonly string[],
  transaction: Transaction = {},
): Promise<Map<string, TargetState>> {
  const own = [...new Set(targets)]
  if (own.length === 0) return new Map()
  const known = await rows<{ from: string; to: string }>(
    payload,
    sql`select "from", "to" from redirects where deleted_at is null`,
    transaction,
  )
  const next = new Map(known.map(({ from, to }) => [addressPath(from) ?? '', to]))
  const ends = own.map((target) => {
    const last = lastTarget(target, next)
    return { target, last, path: addressPath(last) }
  })
  const pages = await findPages(
    payload,
    ends.flatMap(({ path }) => path ?? []),
    transaction,
  )
  const isReached = async (last: string, path: string | undefined): Promise<boolean> =>
    path === undefined || (isOfMedia(path) ? hasFile(last) : isProgramPath(path) || pages.has(path))
  return new Map(
    await Promise.all(
      ends.map(async ({ target, last, path }): Promise<[string, TargetState]> => {
        if (last === 'loop') return [target, 'loop']
        return [target, (await isReached(last, path)) ? 'reached' : 'nothing']
      }),
    ),
  )
}

/** What a list marks of a redirect. */
export type RedirectMark = 'nothingMark' | 'loopMark' | 'coversMark'

/** Collections with targets: redirects of addresses, and of search texts. */
export const redirectCollections = ['redirects', 'search-redirects'] as const
export type RedirectCollection = (typeof redirectCollections)[number]

/** True for a collection with targets. */
export const hasTargets = (collection: string): collection is RedirectCollection =>
  redirectCollections.some((each) => each === collection)

const readRedirects = (
  payload: Payload,
  collection: RedirectCollection,
  ids: readonly number[],
): Promise<{ id: number; from: string | null; to: string }[]> =>
  rows(
    payload,
    collection === 'redirects'
      ? sql`select id, "from", "to" from redirects where id = any(${sql.param([...ids])}::int[])`
      : sql`select id, null as "from", "to" from search_redirects where id = any(${sql.param([...ids])}::int[])`,
  )

/** Marks of redirects as they are today: targets that lead nowhere, pages that they cover. */
export async function readRedirectMarks(
  payload: Payload,
  collection: RedirectCollection,
  ids: readonly number[],
): Promise<Map<number, RedirectMark[]>> {
  if (ids.length === 0) return new Map()
  const own = await readRedirects(payload, collection, ids)
  const states = await readTargetStates(
    payload,
    own.map(({ to }) => to),
  )
  const paths = own.flatMap(({ from }) => addressPath(from ?? '') ?? [])
  const pages = await findPages(payload, paths, {})
  return new Map(
    own.map(({ id, from, to }): [number, RedirectMark[]] => {
      const state = states.get(to)
      const covered = pages.get(addressPath(from ?? '') ?? '')
      return [
        id,
        [
          ...(state === 'nothing' ? (['nothingMark'] as const) : []),
          ...(state === 'loop' ? (['loopMark'] as const) : []),
          ...(covered && !covered.isFormer ? (['coversMark'] as const) : []),
        ],
      ]
    }),
  )
}
