import { getPayload } from 'payload'
import { kinds } from './publishing/changes/kinds.ts'
import type { FeedCollection } from './publishing/changes/kinds.ts'
import { appendChange } from './publishing/changes/feed.ts'
import { recordState } from './publishing/record/record-state.ts'
import config from './payload.config.ts'
import { pages } from './content/page-collections.ts'

/** Rebuilds the read model from the content in one transaction, then invalidates all caches. */
const payload = await getPayload({ config, disableOnInit: true })
const id = await payload.db.beginTransaction()
const transaction = id === null ? {} : { transactionID: id }
let count = 0
for (const collection of Object.keys(pages) as FeedCollection[]) {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    draft: false,
    select: {},
  })
  for (const document of docs) {
    await recordState(payload, collection, Number(document.id), { transaction, rebuild: true })
    count += 1
  }
}
await appendChange(
  payload,
  Object.values(kinds).flatMap((kind) => [...kind.lists]),
  transaction,
)
if (id !== null) await payload.db.commitTransaction(id)
process.stdout.write(`${count} documents read again\n`)
process.exit(0)
