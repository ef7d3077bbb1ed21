import type { Payload } from 'payload'
import { Client } from 'pg'
import type { ClientConfig, Pool } from 'pg'

/**
 * A connection whose loss is no uncaught error: the statement that uses it fails, and the pool
 * opens another. Without a
 * listener of its own, a connection that breaks between two statements of a transaction would end
 * the process.
 */
export class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** The pool of the database adapter, which `Payload` does not type. */
export const poolOf = (payload: Payload): Pool => (payload.db as unknown as { pool: Pool }).pool

/** Logs the loss of idle connections, which the pool would throw. */
export function logLostConnections(payload: Payload): void {
  poolOf(payload).on('error', (error) =>
    payload.logger.warn({ err: error, msg: 'an idle connection to the database was lost' }),
  )
}
