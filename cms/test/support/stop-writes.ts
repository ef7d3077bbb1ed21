import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { runningSet } from '#src/recording/history/cause.ts'
import { recorders } from '#src/recording/recorders.ts'
import { query } from './database.ts'

interface Stop {
  /** Document that was written. */
  id: number
  /** Lets the transaction go on. */
  release: () => void
}

/** Stops a change of many documents after each write, within its transaction. */
export function stopWrites() {
  const { save } = recorders['read-model']
  const waiting: ((stop: Stop) => void)[] = []
  const stopped: Stop[] = []
  let [writes, isEnded] = [0, false]
  vi.spyOn(recorders['read-model'], 'save').mockImplementation(async (saved) => {
    await save(saved)
    if (!('id' in saved.entity) || runningSet().kind === undefined) return
    writes += 1
    if (isEnded) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = { id: saved.entity.id, release: resolve }
    const next = waiting.shift()
    if (next) next(stop)
    else stopped.push(stop)
    await promise
  })
  return {
    writes: () => writes,
    next: () =>
      new Promise<Stop>((done) => {
        const stop = stopped.shift()
        if (stop) done(stop)
        else waiting.push(done)
      }),
    /** Stops nothing from now on. */
    end: () => {
      isEnded = true
      for (const { release } of stopped) release()
    },
  }
}

/**
 * Why changes of many documents begin again from now on, if what others saved is the reason. One that
 * waited for a row on a busy machine is none.
 */
export function watchOthersSaves(payload: Pick<Payload, 'logger'>): () => string[] {
  const told = vi.spyOn(payload.logger, 'info')
  return () =>
    told.mock.calls
      .map(([line]) => String(Object(Object(line).err).message))
      .filter((reason) => reason.startsWith('others saved'))
}

/** Resolves when a save waits for a row of the large change. */
export async function untilBlocked(): Promise<void> {
  const waiting = () =>
    query(
      `select from pg_locks waiting join pg_locks large on large.locktype = 'advisory' and large.objid = $1 and large.granted
        join pg_database own on own.oid = large.database and own.datname = current_database()
        where not waiting.granted and large.pid = any(pg_blocking_pids(waiting.pid))`,
      [advisoryLocks.largeChanges],
    )
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
}
