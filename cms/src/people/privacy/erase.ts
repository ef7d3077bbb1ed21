import type { Payload } from 'payload'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'
import { runParts } from '#src/platform/database/retention.ts'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { hashOf } from '#src/platform/limits/secret.ts'
import { personalCollections, personalData } from './kinds.ts'
import type { PersonalCollection } from './kinds.ts'

/** Number of erased rows by collection. */
export type Erased = Partial<Record<PersonalCollection, number>>

/**
 * Erasure order: e-mails and downloads first, because they are found through the person's other
 * rows.
 */
const order = personalCollections.toSorted((a, b) => rank(a) - rank(b))

function rank(collection: PersonalCollection): number {
  return collection === 'mails' || collection === 'downloads'
    ? 0
    : collection === 'data-requests'
      ? 2
      : 1
}

/** Erases all data of a person in one transaction. */
export async function erasePerson(payload: Payload, address: string): Promise<Erased> {
  const email = address.trim().toLowerCase()
  const erased: Erased = {}
  await inTransaction(payload, async (transaction) => {
    for (const collection of order) {
      const { ofPerson } = personalData[collection]
      if (!ofPerson) continue
      const found = await rows<{ id: number }>(
        payload,
        sql`select r.id from ${tableOf(collection)} r where ${ofPerson(email)}`,
        transaction,
      )
      await eraseRows(payload, collection, { ids: found.map(({ id }) => id) }, transaction)
      erased[collection] = found.length
    }
  })
  return erased
}

/** Rows that one transaction erases at most. */
const maxErased = 200

type Due = (typeof personalData)[PersonalCollection]['due'][number]

/** Erases the next rows of a collection whose retention period has ended; returns their number. */
const eraseNext = (
  payload: Payload,
  collection: PersonalCollection,
  { months, since, when }: Due,
): Promise<number> =>
  inTransaction(payload, async (transaction) => {
    // rows that are being changed are skipped: they may not be due anymore
    const found = await rows<{ id: number }>(
      payload,
      sql`
      select r.id from ${tableOf(collection)} r where ${when} and ${since} < now() - make_interval(months => ${months}) order by r.id limit ${maxErased} for update of r skip locked`,
      transaction,
    )
    const ids = found.map(({ id }) => id)
    await eraseRows(payload, collection, { ids, how: 'delete' }, transaction)
    return ids.length
  })

/**
 * Erases rows whose retention period has ended; logs only counts. A collection that fails does not stop
 * the others.
 *
 * @throws {Error} At the end, with the names of the collections that failed.
 */
export async function eraseDue(payload: Payload): Promise<Erased> {
  const erased: Erased = {}
  const parts = order.map((collection) => ({
    name: `personal data of ${collection}`,
    run: async (): Promise<void> => {
      for (const due of personalData[collection].due) {
        let count: number
        do {
          count = await eraseNext(payload, collection, due)
          erased[collection] = (erased[collection] ?? 0) + count
        } while (count === maxErased)
      }
    },
  }))
  try {
    await runParts(payload, parts)
  } finally {
    // level `warn`, which is never filtered, because this log proves compliance with a legal duty
    payload.logger.warn({ msg: 'personal data whose time was over has been erased', erased })
  }
  return erased
}

async function eraseRows(
  payload: Payload,
  collection: PersonalCollection,
  {
    ids,
    how = personalData[collection].erase,
  }: { ids: readonly number[]; how?: 'anonymize' | 'delete' },
  transaction: Transaction,
): Promise<void> {
  if (ids.length === 0) return
  if (how === 'anonymize') {
    for (const id of ids) {
      const [row] = await rows<{ email: string }>(
        payload,
        sql`select email from ${tableOf(collection)} where id = ${id}`,
        transaction,
      )
      await rows(
        payload,
        sql`
        update ${tableOf(collection)} set name = '—', email = ${`apagado:${hashOf(row?.email ?? '')}`}, message = null, notes = null, page = null, status = 'done', updated_at = now()
        where id = ${id}`,
        transaction,
      )
    }
    return
  }
  await payload.delete({
    collection,
    where: { id: { in: [...ids] } },
    overrideAccess: true,
    depth: 0,
    ...within(transaction),
  })
}
