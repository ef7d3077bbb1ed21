import { Client } from 'pg'
import { copyOwned } from './copy-documents.ts'
import { growRecords } from './grow-records.ts'

/** Maximum number of part numbers of a copied product: more than a million in 100,000 products. */
const variantsOfCopy = 14

/**
 * Grows the catalogue to a number of products in each locale: copies of the demonstration's
 * products with their own titles, slugs and part numbers, all owned rows (texts, highlights,
 * relations, versions, search entries, variants), and their rows of the staff index, translations,
 * recorded values, feeds and history, inserted by SQL.
 */
export async function growCatalogue(databaseUrl: string, wanted: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await growWithin(client, wanted)
    await client.query('commit')
    // autovacuum would do it later
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

/** `growCatalogue` in a transaction of the caller. */
export async function growWithin(client: Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ count: string; top: number }>(
    `select count(*) filter (where _status = 'published'), max(id) as top from products`,
  )
  const [{ count, top } = { count: '0', top: 0 }] = rows
  const copies = wanted - Number(count)
  if (copies <= 0) return
  await client.query(
    `create temp table grown on commit drop as
     with originals as (select id, row_number() over (order by id) - 1 n, count(*) over () total from products where _status = 'published' and id in (select distinct document_id from search_entries where collection = 'products' and slug !~ '-c[0-9]+$'))
     select o.id source, ($2::int + g) id, g from generate_series(1, $1::int) g join originals o on o.n = g % o.total`,
    [copies, top],
  )
  await client.query(copyProducts)
  await client.query(
    'create temp table map_products on commit drop as select source, id, id as copy from grown',
  )
  await copyOwned(client, 'products', ownTexts)
  for (const statement of copyReadModel) await client.query(statement)
  await growRecords(client)
  // as after a vacuum: with a long list of pending entries the planner leaves an index alone
  await client.query(
    `select gin_clean_pending_list(i.oid) from pg_class i join pg_am a on a.oid = i.relam
      where a.amname = 'gin' and i.relkind = 'i' and i.relnamespace = 'public'::regnamespace`,
  )
}

/** Copies all columns except the id. */
const copyProducts = `
  do $$ declare names text; begin
    select string_agg(quote_ident(attname), ', ') into names from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attname <> 'id';
    execute format('insert into products (id, %1$s) select grown.id, %1$s from grown join (select id as original, %1$s from products) p on p.original = grown.source', names);
  end $$`

/** Columns that differ between copies. */
const ownTexts = {
  products_locales: { title: `r.title || ' ' || m.copy`, slug: `r.slug || '-c' || m.copy` },
  _products_v_locales: {
    version_title: `r.version_title || ' ' || m.copy`,
    version_slug: `r.version_slug || '-c' || m.copy`,
  },
}

const copyReadModel = [
  `create temp table originals on commit drop as
   select e.*, jsonb_set(e.document::jsonb, '{variants}', coalesce(jsonb_path_query_array(e.document::jsonb, '$.variants[0 to ${variantsOfCopy - 1}]'), '[]'))::text as shortened
   from search_entries e where e.collection = 'products' and e.document_id in (select source from grown)`,
  `insert into search_entries (collection, document_id, locale, slug, title, sort_title, parent_id, position, published_at, updated_at, views, card, tokens, document, revision)
   select e.collection, grown.id, e.locale, e.slug || '-c' || grown.id, e.title || ' ' || grown.id, e.sort_title || ' ' || grown.id, e.parent_id, e.position, e.published_at, e.updated_at, (g * 7919) % 1000, e.card, e.tokens,
     regexp_replace(regexp_replace(e.shortened, '"printed": "([^"]*)"', '"printed": "\\1-C' || grown.id || '"', 'g'), '"normalised": "([^"]*)"', '"normalised": "\\1C' || grown.id || '"', 'g'), nextval('search_entries_revision')
   from grown join originals e on e.document_id = grown.source`,
  // the ranking is computed from these rows; without them the next run would reset it
  `insert into view_totals (collection, document_id, day, count)
   select 'products', grown.id, current_date, (g * 7919) % 1000 from grown where (g * 7919) % 1000 > 0`,
  `insert into search_variants (product_id, position, printed, normalised, values)
   select grown.id, v.position, v.printed || '-C' || grown.id, v.normalised || 'C' || grown.id, v.values from grown join search_variants v on v.product_id = grown.source and v.position < ${variantsOfCopy}`,
  `insert into search_products (product_id, subcategory_id, locales)
   select grown.id, p.subcategory_id, p.locales from grown join search_products p on p.product_id = grown.source`,
  `select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`,
]
