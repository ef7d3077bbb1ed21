import { Pool } from 'pg'

let pool: Pool | undefined

/** Query on the database under test. */
export async function query<Row extends object = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= new Pool({ connectionString: process.env['DATABASE_URL'], max: 2 })
  return (await pool.query<Row>(text, values)).rows
}
