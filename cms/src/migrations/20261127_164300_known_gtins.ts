import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * GTINs that published part numbers have or had, as 14 digits: what is printed on a pack is read for
 * longer than its part number is published.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table known_gtins (
      gtin text primary key, printed text not null, product_id int not null, successor text
    );
    create function learn_gtins() returns trigger language plpgsql as $$
    begin
      insert into known_gtins (gtin, printed, product_id, successor)
      select distinct on (1) lpad(values->>'gtin', 14, '0'), printed, product_id, successor
      from added where values->>'gtin' ~ '^[0-9]{8,14}$' order by 1, product_id, position
      on conflict (gtin) do update
      set printed = excluded.printed, product_id = excluded.product_id, successor = excluded.successor;
      return null;
    end $$;
    create trigger search_variants_known_gtins after insert on search_variants
      referencing new table as added for each statement execute function learn_gtins();
    insert into known_gtins (gtin, printed, product_id, successor)
    select distinct on (1) lpad(values->>'gtin', 14, '0'), printed, product_id, successor
    from search_variants where values->>'gtin' ~ '^[0-9]{8,14}$' order by 1, product_id, position;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger search_variants_known_gtins on search_variants;
    drop function learn_gtins();
    drop table known_gtins;`)
}
