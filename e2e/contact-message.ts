import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { origin } from './system-under-test.ts'

/** Number of a received message, with its date. */
export const receiptPattern = /\d{6}-[A-Z2-9]{6}/

/** A unique contact message to a department. */
export const contactMessage = (department: string) => ({
  idempotency_key: randomUUID(),
  name: 'Rita Moraes',
  email: `rita-${randomUUID()}@example.com`,
  phone: '+55 11 3000-0000',
  company: 'Malha Engenharia',
  country: 'BR',
  state: 'SP',
  city: 'Campinas',
  department,
  message: `Preciso de um desenho do terminal. ${randomUUID()}`,
  consent: true,
  page: '/contato',
})

/**
 * Sends a message like an external program, from a separate address, since the rate limit per
 * address would affect other journeys. Status 0: no response.
 */
export function send(
  body: ReturnType<typeof contactMessage>,
  base = origin,
): Promise<{ status: number; body: { receipt: string } }> {
  return new Promise((resolve) => {
    const nobody = () => resolve({ status: 0, body: { receipt: '' } })
    const outgoing = request(
      base + apiBase + apiVersion + calls['contact-send'].path,
      {
        method: 'POST',
        family: 4,
        localAddress: '127.0.0.7',
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        json(answer).then(
          (json) => resolve({ status: answer.statusCode ?? 0, body: json as { receipt: string } }),
          nobody,
        )
      },
    )
    outgoing.on('error', nobody)
    outgoing.end(JSON.stringify(body))
  })
}
