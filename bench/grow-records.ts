import type { Client } from 'pg'

/**
 * Tables with rows of each product, by collection and document: staff index, translations, recorded
 * values, states, earlier addresses. `changed`: expressions of columns that differ in a copy; `r`
 * is the row, `g.id` the copy's product.
 */
const ofDocuments: Record<string, Record<string, string>> = {
  staff_keys: {
    key: `case when r.kind = 'code' then r.key || 'C' || g.id else r.key || ' ' || g.id end`,
    label: `r.label || case when r.kind = 'code' then '-C' else ' ' end || g.id`,
  },
  staff_entries: { sort_title: `r.sort_title || ' ' || g.id` },
  staff_values: {},
  translations: {},
  translation_bases: {},
  recorded_values: {},
  published_states: {},
  slug_history: { slug: `r.slug || '-c' || g.id` },
}

/** Feeds with records of each product. */
const growFeed = [
  `insert into feed_records (kind, key, source, at, folded, digest, record, locales, texts, facts, identity, follower)
   select r.kind, case when r.kind = 'products' then g.id::text else r.key || '-C' || g.id end, g.id, r.at, r.folded || 'C' || g.id, r.digest, r.record,
     r.locales, r.texts, r.facts, case when r.identity is not null then r.identity || 'C' || g.id end, r.follower
   from grown g join feed_records r on r.source = g.source and r.kind in ('products', 'part-numbers') and r.gone_at is null on conflict do nothing`,
  `insert into feed_sources (kind, source, tags)
   select r.kind, g.id, r.tags || ('product:' || g.id) from grown g join feed_sources r on r.source = g.source and r.kind in ('products', 'part-numbers') on conflict do nothing`,
]

/** History: a change set with one document and twenty changed values for each copy. */
const growHistory = [
  `create temp table grown_sets on commit drop as select gen_random_uuid() set_id, id, g from grown`,
  `insert into change_sets (id, at, kind, title, author_name) select set_id, now() - g * interval '1 minute', 'edit', 'Product ' || id, 'Bench' from grown_sets`,
  `insert into changed_documents (change_set, at, collection, document_id, kind, title)
   select set_id, now() - g * interval '1 minute', 'products', id, 'changed', 'Product ' || id from grown_sets`,
  `insert into value_changes (changed_document, change_set, at, collection, document_id, state, what, path, field, part_number, before, after)
   select d.id, d.change_set, d.at, 'products', d.document_id, 'published', 'cell', 'variants.' || v.position, 'mass', v.printed, '1'::json, to_json(v.position)
   from grown_sets s join changed_documents d on d.change_set = s.set_id join search_variants v on v.product_id = s.id and v.position < 20`,
]

/** Tooling of the copied part numbers, and the instants of their tags. */
const growOthers = [
  `insert into search_tooling (product_id, position, part, targets, values)
   select g.id, r.position, r.part || 'C' || g.id, r.targets, r.values from grown g join search_tooling r on r.product_id = g.source`,
  `insert into tag_changes (tag, at) select 'product:' || id, now() from grown on conflict do nothing`,
]

/** Passages of texts that only a copy has. */
const growPassages = `insert into passages (fingerprint, text)
  select md5(p.fingerprint || g.id), p.text || ' ' || g.id from grown g
  cross join lateral (select * from passages offset g.g % greatest(1, (select count(*) from passages)) limit 3) p on conflict do nothing`

/**
 * Copies the rows that are derived from products beside the read model, for the temporary table
 * `grown` (source, id, g): no table stays at the size of the demonstration.
 */
export async function growRecords(client: Client): Promise<void> {
  for (const [table, changed] of Object.entries(ofDocuments)) {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attidentity = '' and attgenerated = '' and not (attname = 'id' and atthasdef)`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) =>
      name === 'document_id' ? 'g.id' : (changed[name] ?? `r."${name}"`),
    )
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from grown g join ${table} r on r.collection = 'products' and r.document_id = g.source
      on conflict do nothing`,
    )
  }
  for (const statement of [...growFeed, growPassages, ...growOthers, ...growHistory])
    await client.query(statement)
}
