import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * First days of states, by which the latest changes are read, and an index of these; a state without
 * a day counts from the last change of its record.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE feed_records SET facts = facts ||
      jsonb_build_object('since', coalesce(record::jsonb->'state'->>'since', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD')))
    WHERE kind = 'part-numbers';
  CREATE INDEX feed_records_states ON feed_records ((facts->>'since') DESC, key)
    WHERE kind = 'part-numbers' AND gone_at IS NULL AND facts->>'state' <> 'active';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX feed_records_states;
  UPDATE feed_records SET facts = facts - 'since' WHERE kind = 'part-numbers';`)
}
