import { addressPath } from '@vitrine/contract/address-path'
import { isProgramPath } from '@vitrine/contract/program-paths'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { findPages } from './find-pages.ts'

/** Where a redirect leads: to a page, a file or another site; to nothing; back to itself. */
export type TargetState = 'reached' | 'nothing' | 'loop'

/** Redirects that follow one another at most. */
const maxSteps = 10

/** Last path to which redirects lead; undefined: another site, `loop`: none. */
function lastPath(target: string, next: ReadonlyMap<string, string>): string | 'loop' | undefined {
  let path = addressPath(target)
  for (let steps = 0; path !== undefined && next.has(path); steps += 1) {
    if (steps === maxSteps) return 'loop'
    path = addressPath(next.get(path) ?? '')
  }
  return path
}

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
  const ends = new Map(own.map((target) => [target, lastPath(target, next)]))
  const paths = [...ends.values()].filter(
    (path): path is string => path !== undefined && path !== 'loop',
  )
  const pages = await findPages(payload, paths, transaction)
  return new Map(
    [...ends].map(([target, path]): [string, TargetState] => {
      if (path === 'loop') return [target, 'loop']
      const isReached = path === undefined || isProgramPath(path) || pages.has(path)
      return [target, isReached ? 'reached' : 'nothing']
    }),
  )
}

/** What a list marks of a redirect. */
export type RedirectMark = 'nothingMark' | 'loopMark' | 'coversMark'

/** Marks of redirects as they are today: targets that lead nowhere, pages that they cover. */
export async function readRedirectMarks(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, RedirectMark[]>> {
  if (ids.length === 0) return new Map()
  const own = await rows<{ id: number; from: string; to: string }>(
    payload,
    sql`select id, "from", "to" from redirects where id = any(${sql.param([...ids])}::int[])`,
  )
  const states = await readTargetStates(
    payload,
    own.map(({ to }) => to),
  )
  const paths = own.flatMap(({ from }) => addressPath(from) ?? [])
  const pages = await findPages(payload, paths, {})
  return new Map(
    own.map(({ id, from, to }): [number, RedirectMark[]] => {
      const state = states.get(to)
      const covered = pages.get(addressPath(from) ?? '')
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
