import type { ClientBase } from 'pg'

/** `.example` is a reserved domain (RFC 2606): only demonstration accounts have such addresses. */
export const demonstrationAddress = '%.example'

/** True for an e-mail address of the demonstration. */
export const isOfDemonstration = (email: string): boolean => email.endsWith('.example')

/**
 * Demonstration data in a database, one sentence per finding: content, and accounts of the
 * demonstration, whose password is public.
 */
export async function findDemonstration(database: Pick<ClientBase, 'query'>): Promise<string[]> {
  const count = async (table: string, column: string, value: string): Promise<number> => {
    const known = await database.query('select to_regclass($1) is not null as there', [table])
    if (!known.rows[0]?.there) return 0
    const found = await database.query(
      `select count(*)::int as count from ${table} where ${column} like $1`,
      [value],
    )
    return Number(found.rows[0]?.count ?? 0)
  }
  const staff = await count('users', 'email', demonstrationAddress)
  const members = await count('members', 'email', demonstrationAddress)
  const content = await count('payload_kv', 'key', demonstrationMark)
  return [
    ...(content > 0
      ? ['The database holds the demonstration content: give production a database of its own.']
      : []),
    ...(staff > 0
      ? [
          `The database holds ${staff} demonstration accounts of the staff (addresses in .example): remove them.`,
        ]
      : []),
    ...(members > 0
      ? [
          `The database holds ${members} demonstration accounts of members (addresses in .example): remove them.`,
        ]
      : []),
  ]
}

/** Key of the state that the loader of the demonstration stores. */
export const demonstrationMark = 'vitrine-demo'
