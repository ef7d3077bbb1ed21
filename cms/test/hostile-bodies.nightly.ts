import { internalSecretHeader } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { expect, it } from 'vitest'
import { maxGrowth, sendToEach } from '../../site/test/hostile-bodies.ts'
import { logIn, origin } from './support/api.ts'
import { bodyAddresses } from './support/body-addresses.ts'
import type { Sent } from './support/body-addresses.ts'

/** Value of a metric of the running cms. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${origin()}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`there is no metric ${name}`)
  return Number(line.slice(name.length + 1))
}

const start = 'process_start_time_seconds'
const heapUsed = () => metric('nodejs_heap_size_used_bytes')

const internal = ({ path }: Sent): boolean => path.startsWith('/api/v1/internal/')

/** Commands that read no body: they would be carried out. */
const commands = /\/(?:set-up\/|again$|revert$)/

/** Senders with their headers and the addresses that know them. */
const senders: [who: string, () => Promise<Record<string, string>>, Sent[]][] = [
  ['visitors', async () => ({}), bodyAddresses],
  [
    'an administrator',
    async () => ({ authorization: `JWT ${await logIn('administrator')}` }),
    bodyAddresses.filter(({ path }) => path.startsWith(`${panelApiBase}/`) && !commands.test(path)),
  ],
  [
    'the site',
    async () => ({ [internalSecretHeader]: process.env['FEED_SECRET'] ?? '' }),
    bodyAddresses.filter(internal),
  ],
]

it.each(senders)(
  'every endpoint of the cms survives six hostile bodies, whole, with its memory bounded: %s',
  async (_, headersOf, addresses) => {
    expect(addresses.length).toBeGreaterThan(addresses.every(internal) ? 3 : 300)
    const [started, before] = [await metric(start), await heapUsed()]
    const { wrong, most } = await sendToEach(addresses, {
      port: Number(new URL(origin()).port),
      headers: await headersOf(),
      heapUsed,
    })
    expect(wrong).toEqual([])
    expect(most - before).toBeLessThan(maxGrowth)
    // it is the same process
    expect(await metric(start)).toBe(started)
  },
)
