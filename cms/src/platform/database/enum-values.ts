/** Query interface of a connection outside of a transaction. */
interface Connection {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

/** Enum type of the schema. */
export interface EnumType {
  enumName: string
  enumValues: readonly string[]
}

const quoted = (text: string, mark: string): string =>
  mark + text.replaceAll(mark, mark + mark) + mark

/**
 * Adds the values of the schema's enum types that the database lacks: languages of the
 * configuration and options of selects. Values that the schema no longer has are kept, with their
 * content; missing types are left to the migrations.
 */
export async function addEnumValues(
  connection: Connection,
  types: Iterable<EnumType>,
): Promise<void> {
  const { rows } = await connection.query<{ name: string; values: string[] }>(`
    select t.typname as name, array_agg(e.enumlabel::text) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname`)
  const stored = new Map(rows.map(({ name, values }) => [name, new Set(values)]))
  for (const { enumName, enumValues } of types)
    for (const value of enumValues)
      if (stored.get(enumName)?.has(value) === false)
        await connection.query(
          `alter type ${quoted(enumName, '"')} add value if not exists ${quoted(value, "'")}`,
        )
}
