import { randomUUID } from 'node:crypto'
import { apiBase, apiVersion, calls } from '@vitrine/contract/calls'
import { origin } from './system-under-test.ts'

/** A message to a department, unlike any other. */
export const letter = (department: string) => ({
  idempotency_key: randomUUID(), name: 'Rita Moraes', email: `rita-${randomUUID()}@example.com`, phone: '+55 11 3000-0000', company: 'Malha Engenharia', country: 'BR', state: 'SP', city: 'Campinas',
  department, message: `Preciso de um desenho do terminal. ${randomUUID()}`, consent: true, page: '/contato', elapsed: 20_000,
})

/** Sends a message as another program would; status 0: no answer came. */
export async function send(body: ReturnType<typeof letter>, base = origin): Promise<{ status: number; body: { receipt: string } }> {
  try {
    const answer = await fetch(base + apiBase + apiVersion + calls['contact-send'].path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return { status: 0, body: { receipt: '' } }
  }
}
