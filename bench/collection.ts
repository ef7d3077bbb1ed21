import { setTimeout as pause } from 'node:timers/promises'
import { residentMegabytes } from './processes.ts'

/** Port at which Node.js opens its inspector on SIGUSR1. */
const inspectorPort = 9229
/** Time limit for the inspector to open or close, ms. */
const openingMs = 5000

interface Reply {
  id: number
  result?: { result?: { value?: unknown } }
}

/**
 * Resident memory of a Node.js program after a full collection of its heap, MB. Opens its inspector
 * on loopback and closes it again.
 *
 * @throws If another program uses the inspector's port.
 */
export async function megabytesAfterCollection(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket((await until((address) => address !== undefined)) ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const id = (last += 1)
      socket.addEventListener('message', function receive({ data }) {
        const reply: Reply = JSON.parse(String(data))
        if (reply.id !== id) return
        socket.removeEventListener('message', receive)
        resolve(reply.result?.result?.value)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  const inspected = await send('Runtime.evaluate', { expression: 'process.pid' })
  if (inspected !== pid) throw new Error(`port ${inspectorPort} is the inspector of ${inspected}`)
  await send('HeapProfiler.collectGarbage')
  const megabytes = residentMegabytes(pid)
  const close = "setImmediate(() => process.getBuiltinModule('node:inspector').close())"
  await send('Runtime.evaluate', { expression: close })
  socket.close()
  // waits until the inspector is closed: the next program opens its own on the same port
  await until((address) => address === undefined)
  return megabytes
}

/** Address of the open inspector, if there is one. */
async function openInspector(): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`).catch(() => undefined)
  const [target] = answer?.ok ? Object(await answer.json()) : []
  return target && String(target.webSocketDebuggerUrl)
}

/** Waits until `isExpected` returns true for the address of the inspector. */
async function until(isExpected: (address: string | undefined) => boolean) {
  for (const end = Date.now() + openingMs; Date.now() < end; await pause(50)) {
    const address = await openInspector()
    if (isExpected(address)) return address
  }
  throw new Error('the inspector did not open or close in time')
}
