import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.mjs'

/**
 * Last migration before the rule that the previous release works on the schema of the next one
 * (docs/decisions/0062).
 */
const lastBeforeTheRule = '20261123_040000_document_texts'

/** Statements that break the previous release: pattern and message. */
const contractions = [
  [/\bdrop\s+(table|view|materialized\s+view|type|function|schema)\b/i, 'drops a $1'],
  [
    /\balter\s+table\b.*\bdrop\s+(?:column\s+)?(?!constraint\b|default\b|not\b|expression\b|identity\b)(?:if\s+exists\s+)?"?\w+/is,
    'drops a column',
  ],
  [/\brename\s+(?:to|column|value|constraint|attribute)\b|\brename\s+"?\w+"?\s+to\b/i, 'renames'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+set\s+not\s+null\b/i, 'forbids null in a column'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+drop\s+default\b/i, 'takes the default of a column'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b)"?\w+"?\s[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)(?<!\bdefault\b[^,;]*)/i,
    'adds a column NOT NULL without default',
  ],
]

/**
 * Addition of an enum value that fails if the value exists: each run of the migrations first adds
 * the values of the schema (`enum-values.ts`).
 */
const additionOfValue = /\badd\s+value\s+(?!if\s+not\s+exists\b)'[^']*'/gi

/**
 * Line above a statement that may break earlier releases: the release since which nothing uses the
 * dropped object.
 */
const allowance = /--\s*contract: unused since (\d+)\.(\d+)\.(\d+)/

const objectOf = (statement) =>
  /^\s*(?:alter\s+table|drop\s+\w+)\s+(?:if\s+exists\s+)?(?:only\s+)?"?(?:public"?\."?)?(\w+)/i.exec(
    statement,
  )?.[1]

/** Statements that a migration runs forward: all except those of the function `down`. */
function statementsOf(text) {
  return text
    .replace(/export async function down[\s\S]*?\n}\n?/, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .split(/;|sql(?:\.raw\()?`/)
}

/** True if a release exists: it is not newer than the one in development. */
function isReleased(numbers, version) {
  const own = version.split('.').map(Number)
  const at = numbers.findIndex((number, index) => number !== own[index])
  return at === -1 || numbers[at] < own[at]
}

/**
 * Statements of a migration that break the previous release, one sentence each. Changes of tables
 * that it creates itself are allowed.
 *
 * @param {string} version Version of this release.
 */
export function contractionsOf(text, version) {
  const created = new Set(
    [
      ...text.matchAll(
        /create\s+(?:table|type)\s+(?:if\s+not\s+exists\s+)?"?(?:public"?\."?)?(\w+)/gi,
      ),
    ].map(([, name]) => name),
  )
  const wrong = []
  for (const statement of statementsOf(text)) {
    const since = allowance.exec(statement)
    if (since && isReleased(since.slice(1).map(Number), version)) continue
    // commas within parentheses of types and defaults separate no columns
    const plain = statement.replace(/--.*$/gm, '').replace(/\([^()]*\)/g, '')
    if (created.has(objectOf(plain))) continue
    for (const [pattern, says] of contractions) {
      const found = pattern.exec(plain)
      if (found)
        wrong.push(
          `${says.replace('$1', found[1] ?? '')}: ${plain.trim().replace(/\s+/g, ' ').slice(0, 100)}`,
        )
    }
  }
  return wrong
}

/** Statements of a migration that fail on a database whose enum types already have all values. */
export const repeatedValuesOf = (text) =>
  statementsOf(text)
    .flatMap((statement) => statement.match(additionOfValue) ?? [])
    .map((addition) => `fails where the value is there, without IF NOT EXISTS: ${addition}`)

/**
 * Static check of the migrations: each runs on a database that has all enum values, and later ones
 * only expand the schema.
 */
export function migrationsExpand() {
  const folder = join(root, 'cms/src/migrations')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [
        ...repeatedValuesOf(text),
        ...(file > `${lastBeforeTheRule}.ts` ? contractionsOf(text, version) : []),
      ].map((sentence) => `cms/src/migrations/${file} ${sentence}`)
    })
    .join('\n')
}
