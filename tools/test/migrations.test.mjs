import { expect, test } from 'vitest'
import { contractionsOf, repeatedValuesOf } from './migrations.mjs'

const migration = (up, down = 'drop table "later"') => `
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`
   ${up}\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`${down}\`)
}
`
const found = (up) => contractionsOf(migration(up), '0.3.0')

test.each([
  'CREATE TABLE "parts" ("id" serial NOT NULL, "name" varchar NOT NULL);',
  'CREATE TABLE "parts" ("id" serial); ALTER TABLE "parts" ALTER COLUMN "id" SET NOT NULL;',
  'ALTER TABLE "products" ADD COLUMN "state" varchar;',
  `ALTER TABLE "products" ADD COLUMN "state" varchar DEFAULT 'on' NOT NULL;`,
  `ALTER TABLE "products" ADD COLUMN "state" varchar NOT NULL DEFAULT 'on';`,
  'ALTER TABLE "products" ADD CONSTRAINT "own" FOREIGN KEY ("id") REFERENCES "x"("id");',
  'ALTER TABLE "products" ALTER COLUMN "state" DROP NOT NULL;',
  'ALTER TABLE "products" DROP CONSTRAINT "own";',
  'CREATE INDEX "i" ON "products" ("state"); DROP INDEX "old";',
  `ALTER TYPE "kinds" ADD VALUE 'new';`,
  '-- drop table "products"\n select 1;',
])('lets a migration expand: %s', (up) => expect(found(up)).toEqual([]))

test.each([
  ['DROP TABLE "products" CASCADE;', /^drops a TABLE/],
  ['drop type if exists "kinds";', /^drops a type/],
  ['ALTER TABLE "products" DROP COLUMN "state";', /^drops a column/],
  ['ALTER TABLE products\n  DROP state;', /^drops a column/],
  ['ALTER TABLE "products" DROP COLUMN IF EXISTS "state";', /^drops a column/],
  ['ALTER TABLE "products" RENAME COLUMN "state" TO "kind";', /^renames/],
  ['ALTER TABLE "products" RENAME TO "parts";', /^renames/],
  [`ALTER TYPE "kinds" RENAME VALUE 'a' TO 'b';`, /^renames/],
  ['ALTER TABLE "products" ALTER COLUMN "state" SET DATA TYPE text;', /^changes the type/],
  ['alter table products alter state type text;', /^changes the type/],
  ['ALTER TABLE "products" ALTER COLUMN "state" SET NOT NULL;', /^forbids null/],
  ['ALTER TABLE "products" ALTER COLUMN "state" DROP DEFAULT;', /^takes the default/],
  ['ALTER TABLE "products" ADD COLUMN "state" varchar NOT NULL;', /^adds a column NOT NULL/],
  ['ALTER TABLE "products" ADD "price" numeric(10, 2) NOT NULL;', /^adds a column NOT NULL/],
  [
    `ALTER TABLE "products" ADD COLUMN "a" text DEFAULT '', ADD COLUMN "b" text NOT NULL;`,
    /^adds a column NOT NULL/,
  ],
])('names what takes something from the previous release: %s', (up, says) =>
  expect(found(up)).toEqual([expect.stringMatching(says)]),
)

test('allows to drop unused objects from the named release on', () => {
  const drop = (since) => `-- contract: unused since ${since}\n ALTER TABLE "p" DROP COLUMN "a";`
  expect(found(drop('0.2.0'))).toEqual([])
  expect(found(drop('0.3.0'))).toEqual([])
  expect(found(drop('0.10.0'))).toHaveLength(1)
  expect(found(`${drop('0.2.0')} ALTER TABLE "p" DROP COLUMN "b";`)).toHaveLength(1)
})

test('refuses an enum value that each run of the migrations has added before them', () => {
  const addition = `ALTER TYPE "kinds" ADD VALUE 'new' BEFORE 'old';`
  expect(repeatedValuesOf(migration(addition))).toHaveLength(1)
  expect(
    repeatedValuesOf(migration(addition.replace('VALUE', 'VALUE IF NOT EXISTS'))),
  ).toHaveLength(0)
})
