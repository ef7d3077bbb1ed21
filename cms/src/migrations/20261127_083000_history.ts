import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keep_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_history_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_keep_months" numeric DEFAULT 24 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_history_v_created_at_idx" ON "_history_v" USING btree ("created_at");
  CREATE INDEX "_history_v_updated_at_idx" ON "_history_v" USING btree ("updated_at");
  CREATE FUNCTION history_months() RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT least(120, greatest(3, coalesce((SELECT keep_months::int FROM history ORDER BY id LIMIT 1), 24)))
  $$;
  CREATE TABLE change_sets (
    id uuid PRIMARY KEY,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    title text,
    author integer,
    author_name text,
    undoes uuid,
    session text,
    device text,
    address text,
    is_demonstration boolean DEFAULT false NOT NULL
  );
  CREATE INDEX change_sets_at ON change_sets (at DESC);
  CREATE INDEX change_sets_undoes ON change_sets (undoes) WHERE undoes IS NOT NULL;
  CREATE TABLE changed_documents (
    id bigserial PRIMARY KEY,
    change_set uuid NOT NULL REFERENCES change_sets (id),
    at timestamp with time zone DEFAULT now() NOT NULL,
    collection text NOT NULL,
    document_id integer NOT NULL,
    kind text NOT NULL,
    title text,
    is_demonstration boolean DEFAULT false NOT NULL
  );
  CREATE INDEX changed_documents_set ON changed_documents (change_set);
  CREATE INDEX changed_documents_document ON changed_documents (collection, document_id, at DESC);
  CREATE TABLE value_changes (
    id bigserial PRIMARY KEY,
    changed_document bigint NOT NULL REFERENCES changed_documents (id),
    change_set uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    collection text NOT NULL,
    document_id integer NOT NULL,
    state text NOT NULL,
    what text NOT NULL,
    path text NOT NULL,
    field text NOT NULL,
    part_number text,
    locale text,
    before json,
    after json,
    is_demonstration boolean DEFAULT false NOT NULL
  );
  CREATE INDEX value_changes_document ON value_changes (changed_document);
  CREATE INDEX value_changes_set ON value_changes (change_set);
  CREATE INDEX value_changes_part_number ON value_changes (part_number) WHERE part_number IS NOT NULL;
  CREATE INDEX value_changes_field ON value_changes (collection, field);
  CREATE TABLE staff_events (
    id bigserial PRIMARY KEY,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    author integer,
    author_name text,
    subject text,
    session text,
    device text,
    address text,
    is_demonstration boolean DEFAULT false NOT NULL
  );
  CREATE INDEX staff_events_at ON staff_events (at DESC);
  CREATE TABLE recorded_values (
    collection text NOT NULL,
    document_id integer NOT NULL,
    draft json NOT NULL,
    public json,
    public_in text[] NOT NULL,
    is_trashed boolean NOT NULL,
    PRIMARY KEY (collection, document_id)
  );
  CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND (OLD.is_demonstration OR OLD.at < now() - make_interval(months => history_months())) THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the history cannot be changed: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON change_sets FOR EACH ROW EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history_rows BEFORE TRUNCATE ON change_sets FOR EACH STATEMENT EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON changed_documents FOR EACH ROW EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history_rows BEFORE TRUNCATE ON changed_documents FOR EACH STATEMENT EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON value_changes FOR EACH ROW EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history_rows BEFORE TRUNCATE ON value_changes FOR EACH STATEMENT EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON staff_events FOR EACH ROW EXECUTE FUNCTION keep_history();
  CREATE TRIGGER keep_history_rows BEFORE TRUNCATE ON staff_events FOR EACH STATEMENT EXECUTE FUNCTION keep_history();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "recorded_values";
  DROP TABLE "staff_events";
  DROP TABLE "value_changes";
  DROP TABLE "changed_documents";
  DROP TABLE "change_sets";
  DROP FUNCTION keep_history();
  DROP FUNCTION history_months();
  DROP TABLE "history" CASCADE;
  DROP TABLE "_history_v" CASCADE;`)
}
