import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Behavior of the ERP substitute. */
export type ErpMode =
  | 'unknown'
  | 'good'
  | 'slow'
  | 'broken'
  | 'malformed'
  | 'wrong'
  | 'flaky'
  | 'cut'
  | 'huge'

export interface FakeErp {
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
 * ERP substitute over HTTP: `POST /mode?is=slow&name=…` sets its behavior, `GET /requests` returns
 * the number of requests since.
 */
export async function startErp(): Promise<FakeErp> {
  let mode: ErpMode = 'unknown'
  let name = 'Distribuidora do ERP'
  let requests = 0
  const behave = (response: ServerResponse): void => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mode === 'good' || (mode === 'flaky' && requests % 2 === 0)) json(200, rows(name))
    else if (mode === 'slow') setTimeout(() => json(200, rows(name)), 10_000).unref()
    else if (mode === 'malformed')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [')
    else if (mode === 'wrong') json(200, { data: [{ nome: 'outro nome de campo' }] })
    else if (mode === 'cut') response.socket?.destroy()
    else if (mode === 'huge') json(200, { data: [{ name: 'x'.repeat(3 * 1024 * 1024) }] })
    else if (mode === 'unknown') json(404, {})
    else json(500, {})
  }
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://erp')
    if (url.pathname === '/mode') {
      mode = url.searchParams.get('is') as ErpMode
      name = url.searchParams.get('name') ?? name
      requests = 0
      response.end()
    } else if (url.pathname === '/requests') response.end(String(requests))
    else {
      requests += 1
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

/** Sets the behavior of an ERP substitute. */
export const setErpMode = async (url: string, mode: ErpMode, name?: string): Promise<void> => {
  await fetch(
    `${url}/mode?${new URLSearchParams({ is: mode, ...(name === undefined ? {} : { name }) }).toString()}`,
    { method: 'POST' },
  )
}

export const requestCount = async (url: string): Promise<number> =>
  Number(await (await fetch(`${url}/requests`)).text())
