import { expect, test } from 'vitest'
import { RevisionFollower } from './revision-follower.ts'
import type { Followed, RevisionSource } from './revision-follower.ts'

type Counters = Readonly<{ revision: number; ranking: number }>
type Entries = string[]

/** Table whose n-th row has revision n, read in pages of two rows. */
class Table implements RevisionSource<Entries, Counters> {
  rows: string[] = ['a']
  ranking = 0
  sparse = false
  failing: 'readMark' | 'build' | 'update' | undefined
  readonly failures: unknown[] = []
  readonly calls: string[] = []

  async #call(name: 'readMark' | 'build' | 'update'): Promise<void> {
    this.calls.push(name)
    await Promise.resolve()
    if (this.failing === name) throw new Error(`${name} failed`)
  }

  async readMark(): Promise<Counters> {
    await this.#call('readMark')
    return { revision: this.rows.length, ranking: this.ranking }
  }

  async build(): Promise<Followed<Entries, Counters>> {
    await this.#call('build')
    return {
      state: [...this.rows],
      mark: { revision: this.rows.length, ranking: this.ranking },
    }
  }

  async update(
    { state, mark }: Followed<Entries, Counters>,
    to: Counters,
  ): Promise<Followed<Entries, Counters>> {
    await this.#call('update')
    const page = this.rows.slice(mark.revision, mark.revision + 2)
    state.push(...page)
    const revision = mark.revision + page.length
    return { state, mark: revision < to.revision ? { ...mark, revision } : to }
  }

  isSparse(): boolean {
    return this.sparse
  }

  logFailure(error: unknown): void {
    this.failures.push(error)
  }

  /** Names of the methods called since the last call of `taken`. */
  taken(): string[] {
    return this.calls.splice(0)
  }
}

const followed = async () => {
  const table = new Table()
  const follower = new RevisionFollower(table)
  await follower.read()
  table.taken()
  return { table, follower }
}

test('builds the state at the first read', async () => {
  const table = new Table()
  expect(await new RevisionFollower(table).read()).toEqual(['a'])
  expect(table.calls).toEqual(['build', 'readMark'])
})

test('reads the counters alone where nothing changed', async () => {
  const { table, follower } = await followed()
  expect(await follower.read()).toEqual(['a'])
  expect(table.taken()).toEqual(['readMark'])
})

test('reads a change once, however many ask', async () => {
  const { table, follower } = await followed()
  table.rows.push('b')
  const states = await Promise.all(Array.from({ length: 20 }, () => follower.read()))
  expect(states).toEqual(Array.from({ length: 20 }, () => ['a', 'b']))
  expect(table.taken()).toEqual(['readMark', 'update'])
})

test('contains what was committed before a call that comes during another', async () => {
  const { table, follower } = await followed()
  const earlier = follower.read()
  await Promise.resolve()
  await Promise.resolve()
  expect(table.calls).toEqual(['readMark'])
  table.rows.push('b')
  const later = follower.read()
  await earlier
  expect(await later).toEqual(['a', 'b'])
})

test('reads many changes page by page', async () => {
  const { table, follower } = await followed()
  table.rows.push('b', 'c', 'd', 'e', 'f')
  expect(await follower.read()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(table.taken()).toEqual(['readMark', 'update', 'update', 'update'])
})

test('updates after a change of another counter', async () => {
  const { table, follower } = await followed()
  table.ranking += 1
  await follower.read()
  expect(table.taken()).toEqual(['readMark', 'update'])
  await follower.read()
  expect(table.taken()).toEqual(['readMark'])
})

test('rebuilds where the revision went backwards: the database was restored', async () => {
  const { table, follower } = await followed()
  table.rows.push('b', 'c')
  await follower.read()
  table.taken()
  table.rows = ['x', 'y']
  expect(await follower.read()).toEqual(['x', 'y'])
  expect(table.taken()).toEqual(['readMark', 'build'])
  table.rows.push('z')
  expect(await follower.read()).toEqual(['x', 'y', 'z'])
})

test.each(['readMark', 'build', 'update'] as const)(
  'fails those who wait for a failed %s and tries again for the next',
  async (call) => {
    const table = new Table()
    const follower = new RevisionFollower(table)
    if (call !== 'build') await follower.read()
    table.rows.push('b')
    table.failing = call
    const waiting = [follower.read(), follower.read()]
    for (const read of waiting) await expect(read).rejects.toThrow(`${call} failed`)
    table.failing = undefined
    expect(await follower.read()).toEqual(['a', 'b'])
  },
)

test('goes on from the last page after a failure', async () => {
  const { table, follower } = await followed()
  table.rows.push('b', 'c', 'd')
  const { update } = Table.prototype
  table.update = async (from, to) => {
    table.failing = from.mark.revision > 1 ? 'update' : undefined
    return update.call(table, from, to)
  }
  await expect(follower.read()).rejects.toThrow('update failed')
  table.update = update
  table.failing = undefined
  expect(await follower.read()).toEqual(['a', 'b', 'c', 'd'])
})

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

test('builds a sparse state anew beside the one in use', async () => {
  const { table, follower } = await followed()
  const before = await follower.read()
  table.taken()
  table.sparse = true
  expect(await follower.read()).toBe(before)
  table.sparse = false
  await eventLoopTurn()
  expect(table.taken()).toEqual(['build', 'readMark'])
  table.rows.push('b')
  const after = await follower.read()
  expect(after).not.toBe(before)
  expect(after).toEqual(['a', 'b'])
})

test('keeps the state in use where building beside it fails', async () => {
  const { table, follower } = await followed()
  table.sparse = true
  table.failing = 'build'
  expect(await follower.read()).toEqual(['a'])
  await eventLoopTurn()
  expect(table.failures).toEqual([new Error('build failed')])
  table.failing = undefined
  await follower.read()
  await eventLoopTurn()
  expect(table.taken().filter((call) => call === 'build')).toHaveLength(2)
})
