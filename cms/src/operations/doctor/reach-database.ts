import { Client } from 'pg'
import { loggableText } from '@vitrine/logging/loggable'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'

const authority =
  'Name the certificate of its authority in DATABASE_URL: …?sslmode=verify-full&sslrootcert=<file>.'
const noAnswer =
  'The server does not answer: check host and port of DATABASE_URL, and the firewall.'
const unknownName = 'Correct the host of DATABASE_URL, or the name resolution of this machine.'

/**
 * Remedies by error code of PostgreSQL, the system or TLS; by message for errors without a code.
 */
const remedies: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL, or correct host and port of DATABASE_URL.',
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  'timeout expired': noAnswer,
  'The server does not support SSL connections':
    'Remove sslmode from DATABASE_URL, or switch on ssl in PostgreSQL.',
  DEPTH_ZERO_SELF_SIGNED_CERT: authority,
  SELF_SIGNED_CERT_IN_CHAIN: authority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: authority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: authority,
  ERR_TLS_CERT_ALTNAME_INVALID: 'Use the name of its certificate as the host of DATABASE_URL.',
  CERT_HAS_EXPIRED: 'Renew the certificate of PostgreSQL.',
  ENOENT: 'Correct the path of the certificate in DATABASE_URL (sslrootcert, sslcert, sslkey).',
  EACCES: 'Let the user of the cms read the certificate that DATABASE_URL names.',
  '28P01': 'Correct user and password of DATABASE_URL.',
  '28000':
    'Allow the user to log in, and from this machine (pg_hba.conf), or add sslmode to DATABASE_URL.',
  '3D000': 'Create the database that DATABASE_URL names.',
  '53300':
    'Raise max_connections of PostgreSQL or the CONNECTION LIMIT of user and database, or end what holds the connections.',
  '57P03': 'PostgreSQL is starting or stopping: try again.',
}

/** Opens a connection, which the caller ends; returns a finding if that fails. */
export async function reachDatabase(url: string): Promise<Client | Finding> {
  try {
    // the constructor reads the certificates named in the connection URL
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      statement_timeout: 5000,
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    const { code, message } = Object(error)
    const cause = String(code ?? message).replace(/\.$/, '')
    return findingsOf('database').fault(
      `The database cannot be reached: ${loggableText(cause)}.`,
      remedies[cause] ?? 'Check DATABASE_URL, and that PostgreSQL runs.',
    )
  }
}
