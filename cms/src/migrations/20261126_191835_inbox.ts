import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Inbox: replies and changes of leads, reminders, reply templates, service hours, attachments of e-mails. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reply_templates_language" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_layout_service_days" AS ENUM('mon-fri', 'mon-sat', 'sun-thu', 'all');
  CREATE TYPE "public"."enum__layout_v_version_service_days" AS ENUM('mon-fri', 'mon-sat', 'sun-thu', 'all');
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"language" "enum_reply_templates_language" NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "messages" ADD COLUMN "remind_at" timestamp(3) with time zone;
  ALTER TABLE "candidates" ADD COLUMN "remind_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "layout" ADD COLUMN "service_target_hours" numeric DEFAULT 8;
  ALTER TABLE "layout" ADD COLUMN "service_days" "enum_layout_service_days" DEFAULT 'mon-fri' NOT NULL;
  ALTER TABLE "layout" ADD COLUMN "service_from" numeric DEFAULT 8;
  ALTER TABLE "layout" ADD COLUMN "service_to" numeric DEFAULT 18;
  ALTER TABLE "_layout_v" ADD COLUMN "version_service_target_hours" numeric DEFAULT 8;
  ALTER TABLE "_layout_v" ADD COLUMN "version_service_days" "enum__layout_v_version_service_days" DEFAULT 'mon-fri' NOT NULL;
  ALTER TABLE "_layout_v" ADD COLUMN "version_service_from" numeric DEFAULT 8;
  ALTER TABLE "_layout_v" ADD COLUMN "version_service_to" numeric DEFAULT 18;
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");

  create table lead_history (
    id bigint generated always as identity primary key,
    message_id int references messages (id) on delete cascade,
    candidate_id int references candidates (id) on delete cascade,
    at timestamptz not null default now(),
    kind text not null check (kind in ('reply', 'received', 'state', 'owner')),
    author_id int references users (id) on delete set null,
    body text,
    locale text,
    detail text,
    files jsonb not null default '[]',
    mail_id int references mails (id) on delete set null,
    check (num_nonnulls(message_id, candidate_id) = 1)
  );
  create index lead_history_message on lead_history (message_id, id);
  create index lead_history_candidate on lead_history (candidate_id, id);
  create index lead_history_author on lead_history (author_id);
  create index lead_history_mail on lead_history (mail_id);

  alter table mail_bodies add column sender text;
  alter table mail_bodies add column attachments jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   alter table mail_bodies drop column sender;
  alter table mail_bodies drop column attachments;
  drop table lead_history;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "messages" DROP COLUMN "remind_at";
  ALTER TABLE "candidates" DROP COLUMN "remind_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  ALTER TABLE "layout" DROP COLUMN "service_target_hours";
  ALTER TABLE "layout" DROP COLUMN "service_days";
  ALTER TABLE "layout" DROP COLUMN "service_from";
  ALTER TABLE "layout" DROP COLUMN "service_to";
  ALTER TABLE "_layout_v" DROP COLUMN "version_service_target_hours";
  ALTER TABLE "_layout_v" DROP COLUMN "version_service_days";
  ALTER TABLE "_layout_v" DROP COLUMN "version_service_from";
  ALTER TABLE "_layout_v" DROP COLUMN "version_service_to";
  DROP TYPE "public"."enum_reply_templates_language";
  DROP TYPE "public"."enum_layout_service_days";
  DROP TYPE "public"."enum__layout_v_version_service_days";`)
}
