import type { Payload } from 'payload'
import { Client } from 'pg'
import type { ClientConfig, Pool } from 'pg'

/**
 * Client with an `error` listener: a connection lost between two statements of a transaction fails
 * the next statement instead of ending the process with an uncaught error.
 */
export class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** Pool of the database adapter, which is missing in the types of `Payload`. */
export const poolOf = (payload: Payload): Pool => (payload.db as unknown as { pool: Pool }).pool

/** Logs lost idle connections; without a listener the pool would throw. */
export function logLostConnections(payload: Payload): void {
  poolOf(payload).on('error', (error) =>
    payload.logger.warn({ err: error, msg: 'an idle connection to the database was lost' }),
  )
}
