import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'open', 'answered', 'archived', 'suspect');
  CREATE TYPE "public"."enum_messages_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_candidates_status" AS ENUM('new', 'read', 'interview', 'archived', 'suspect');
  CREATE TYPE "public"."enum_candidates_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'left');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_data_requests_status" AS ENUM('unconfirmed', 'open', 'done');
  CREATE TYPE "public"."enum_data_requests_kind" AS ENUM('confirm', 'access', 'correct', 'erase', 'withdraw');
  CREATE TYPE "public"."enum_data_requests_locale" AS ENUM('br', 'en', 'es');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE IF NOT EXISTS 'refresh-erp' BEFORE 'prune';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE IF NOT EXISTS 'erase-due' BEFORE 'prune';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE IF NOT EXISTS 'refresh-erp' BEFORE 'prune';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE IF NOT EXISTS 'erase-due' BEFORE 'prune';
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"notes" varchar,
  	"department_id" integer,
  	"product_title" varchar,
  	"product_id" integer,
  	"message" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"country" varchar,
  	"region" varchar,
  	"city" varchar,
  	"receipt" varchar NOT NULL,
  	"locale" "enum_messages_locale" DEFAULT 'br' NOT NULL,
  	"page" varchar,
  	"consented_at" timestamp(3) with time zone,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "candidates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_candidates_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"notes" varchar,
  	"interest_id" integer,
  	"education_id" integer,
  	"training_id" integer,
  	"experience" varchar,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"region" varchar,
  	"city" varchar,
  	"cv_file" varchar,
  	"cv_size" numeric,
  	"receipt" varchar NOT NULL,
  	"locale" "enum_candidates_locale" DEFAULT 'br' NOT NULL,
  	"page" varchar,
  	"consented_at" timestamp(3) with time zone,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"email" varchar NOT NULL,
  	"interests" jsonb,
  	"locale" "enum_subscribers_locale" DEFAULT 'br' NOT NULL,
  	"page" varchar,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "data_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_data_requests_status" DEFAULT 'unconfirmed' NOT NULL,
  	"owner_id" integer,
  	"notes" varchar,
  	"kind" "enum_data_requests_kind" NOT NULL,
  	"message" varchar,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"receipt" varchar NOT NULL,
  	"locale" "enum_data_requests_locale" DEFAULT 'br' NOT NULL,
  	"page" varchar,
  	"consented_at" timestamp(3) with time zone,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "candidates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_requests_id" integer;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidates" ADD CONSTRAINT "candidates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidates" ADD CONSTRAINT "candidates_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidates" ADD CONSTRAINT "candidates_education_id_education_levels_id_fk" FOREIGN KEY ("education_id") REFERENCES "public"."education_levels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidates" ADD CONSTRAINT "candidates_training_id_training_levels_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training_levels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id");
  CREATE INDEX "messages_department_idx" ON "messages" USING btree ("department_id");
  CREATE INDEX "messages_product_idx" ON "messages" USING btree ("product_id");
  CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");
  CREATE INDEX "messages_region_idx" ON "messages" USING btree ("region");
  CREATE UNIQUE INDEX "messages_receipt_idx" ON "messages" USING btree ("receipt");
  CREATE UNIQUE INDEX "messages_key_idx" ON "messages" USING btree ("key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "candidates_status_idx" ON "candidates" USING btree ("status");
  CREATE INDEX "candidates_owner_idx" ON "candidates" USING btree ("owner_id");
  CREATE INDEX "candidates_interest_idx" ON "candidates" USING btree ("interest_id");
  CREATE INDEX "candidates_education_idx" ON "candidates" USING btree ("education_id");
  CREATE INDEX "candidates_training_idx" ON "candidates" USING btree ("training_id");
  CREATE INDEX "candidates_email_idx" ON "candidates" USING btree ("email");
  CREATE INDEX "candidates_region_idx" ON "candidates" USING btree ("region");
  CREATE UNIQUE INDEX "candidates_receipt_idx" ON "candidates" USING btree ("receipt");
  CREATE UNIQUE INDEX "candidates_key_idx" ON "candidates" USING btree ("key");
  CREATE INDEX "candidates_updated_at_idx" ON "candidates" USING btree ("updated_at");
  CREATE INDEX "candidates_created_at_idx" ON "candidates" USING btree ("created_at");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "data_requests_status_idx" ON "data_requests" USING btree ("status");
  CREATE INDEX "data_requests_owner_idx" ON "data_requests" USING btree ("owner_id");
  CREATE INDEX "data_requests_email_idx" ON "data_requests" USING btree ("email");
  CREATE INDEX "data_requests_due_at_idx" ON "data_requests" USING btree ("due_at");
  CREATE UNIQUE INDEX "data_requests_receipt_idx" ON "data_requests" USING btree ("receipt");
  CREATE UNIQUE INDEX "data_requests_key_idx" ON "data_requests" USING btree ("key");
  CREATE INDEX "data_requests_updated_at_idx" ON "data_requests" USING btree ("updated_at");
  CREATE INDEX "data_requests_created_at_idx" ON "data_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_candidates_fk" FOREIGN KEY ("candidates_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_requests_fk" FOREIGN KEY ("data_requests_id") REFERENCES "public"."data_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_candidates_id_idx" ON "payload_locked_documents_rels" USING btree ("candidates_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_data_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("data_requests_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "candidates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "candidates" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "data_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_candidates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_data_requests_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'refresh-ranking', 'prune', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'refresh-ranking', 'prune', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_candidates_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_data_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "candidates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_requests_id";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_locale";
  DROP TYPE "public"."enum_candidates_status";
  DROP TYPE "public"."enum_candidates_locale";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_data_requests_status";
  DROP TYPE "public"."enum_data_requests_kind";
  DROP TYPE "public"."enum_data_requests_locale";`)
}
