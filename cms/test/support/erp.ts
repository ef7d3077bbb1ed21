import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How the small ERP behaves, until it is told otherwise. */
export type Mood =
  | 'unknown'
  | 'good'
  | 'slow'
  | 'broken'
  | 'malformed'
  | 'wrong'
  | 'flaky'
  | 'cut'
  | 'huge'

export interface SmallErp {
  url: string
  stop: () => Promise<void>
}

const rows = (name: string) => ({
  data: [
    {
      codigo: 7,
      name,
      city: 'Manaus',
      state: 'AM',
      phone: '+55 92 3000-0000',
      site: 'https://erp.example',
      latitude: -3.1,
      longitude: -60,
    },
    { name: 'Sem site', site: 'javascript:alert(1)', city: null },
  ],
})

/**
 * An ERP that behaves badly on command: `POST /mood?is=slow&name=…`; `GET /asked` counts the
 * requests since. It is the real
 * counterpart of the adapter: it listens on a port and answers over HTTP.
 */
export async function startErp(): Promise<SmallErp> {
  let mood: Mood = 'unknown'
  let name = 'Distribuidora do ERP'
  let asked = 0
  const behave = (response: ServerResponse): void => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mood === 'good' || (mood === 'flaky' && asked % 2 === 0)) json(200, rows(name))
    else if (mood === 'slow') setTimeout(() => json(200, rows(name)), 10_000).unref()
    else if (mood === 'malformed')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [')
    else if (mood === 'wrong') json(200, { data: [{ nome: 'outro nome de campo' }] })
    else if (mood === 'cut') response.socket?.destroy()
    else if (mood === 'huge') json(200, { data: [{ name: 'x'.repeat(3 * 1024 * 1024) }] })
    else if (mood === 'unknown') json(404, {})
    else json(500, {})
  }
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://erp')
    if (url.pathname === '/mood') {
      mood = url.searchParams.get('is') as Mood
      name = url.searchParams.get('name') ?? name
      asked = 0
      response.end()
    } else if (url.pathname === '/asked') response.end(String(asked))
    else {
      asked += 1
      behave(response)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Tells a small ERP how to behave. */
export const beMoody = async (url: string, mood: Mood, name?: string): Promise<void> => {
  await fetch(
    `${url}/mood?${new URLSearchParams({ is: mood, ...(name === undefined ? {} : { name }) }).toString()}`,
    { method: 'POST' },
  )
}

export const timesAsked = async (url: string): Promise<number> =>
  Number(await (await fetch(`${url}/asked`)).text())
