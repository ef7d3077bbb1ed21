import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Variants of the published products, one row each, in place of separate part numbers and filter
 * values, so that filters and searches match single variants. `keys`: each value as `section=95`,
 * `tap=10..16` or `tinned=true`. `search_products.revision` increases with every publication, and
 * the row of a removed product is kept, so that a reader fetches the changes since its revision.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function variant_keys(given jsonb) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(key || '=' || said order by key), '{}') from (
        select key, case jsonb_typeof(value)
          when 'number' then trim_scale(value::numeric)::text
          when 'array' then trim_scale((value->>0)::numeric)::text || '..' || trim_scale((value->>1)::numeric)::text
          else value #>> '{}' end as said
        from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end)
      ) stated where length(said) <= 200
    $$;

    create table search_variants (
      product_id int not null, position int not null, printed text not null, normalised text not null,
      values jsonb not null, keys text[] not null generated always as (variant_keys(values)) stored,
      primary key (product_id, position)
    );
    insert into search_variants (product_id, position, printed, normalised, values)
    select number.product_id, number.position, number.printed, number.normalised, coalesce(product.variants -> (number.position - 1) -> 'values', '{}')
    from search_part_numbers number join products product on product.id = number.product_id;
    create unique index search_variants_normalised on search_variants (normalised);
    create index search_variants_prefix on search_variants (normalised text_pattern_ops) include (product_id);
    create index search_variants_keys on search_variants using gin (keys);

    create sequence search_products_revision;
    create table search_products (
      product_id int primary key, subcategory_id int, locales text[] not null,
      revision bigint not null default nextval('search_products_revision')
    );
    insert into search_products (product_id, subcategory_id, locales)
    select document_id, max(parent_id), array_agg(locale) from search_entries where collection = 'products' group by document_id;
    create index search_products_changed on search_products (revision);

    drop table search_part_numbers;
    drop table search_values;
    analyze search_variants;
    analyze search_products;
  `)
}

/** The next rebuild of the read model writes the filter values again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table search_part_numbers (
      normalised text primary key, printed text not null, product_id int not null, position int not null
    );
    insert into search_part_numbers select normalised, printed, product_id, position from search_variants;
    create index search_part_numbers_prefix on search_part_numbers (normalised text_pattern_ops) include (product_id);
    create index search_part_numbers_product on search_part_numbers (product_id, position);
    create table search_values (product_id int not null, key text not null, value text not null, sort float8, primary key (product_id, key, value));
    create index search_values_value on search_values (key, value, product_id);
    drop table search_products;
    drop sequence search_products_revision;
    drop table search_variants;
    drop function variant_keys(jsonb);
  `)
}
