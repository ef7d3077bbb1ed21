import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import type { Attribute, ToolingRole } from '@vitrine/contract/shapes/types'
import type { Payload, PayloadRequest } from 'payload'
import { declaredFrom } from '#src/content/variants/declaration.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'

/** Types of the relation's columns: `part` is a role, with part numbers; the others are conditions. */
export const toolingTypes = ['part', 'number', 'range', 'choice', 'boolean', 'text'] as const

/** Column of the relation as the global `tooling` stores it. */
export interface StoredColumn {
  key: string
  label?: string | null
  type: (typeof toolingTypes)[number]
  unit?: string | null
  decimals?: number | null
  choices?: { value: string; label?: string | null }[] | null
}

/** Attribute that the tooling page asks: of the part number or a condition, or of a role. */
export interface Question {
  role?: string | null
  key: string
}

export interface StoredTooling {
  columns?: StoredColumn[] | null
  questions?: Question[] | null
}

/** Row of the relation as a product stores it: roles hold part numbers, separated by commas. */
export type StoredRow = Variant

/** What the relation of the company consists of. */
export interface ToolingDeclaration {
  roles: ToolingRole[]
  conditions: Attribute[]
  questions: Question[]
}

/** Columns of the grid: part numbers of a role are text. */
export const gridColumns = ({ columns }: StoredTooling): Declared[] =>
  (columns ?? []).map((column) =>
    declaredFrom({ ...column, type: column.type === 'part' ? 'text' : column.type }),
  )

/** Keys of the roles. */
export const roleKeys = ({ columns }: StoredTooling): Set<string> =>
  new Set((columns ?? []).flatMap(({ key, type }) => (type === 'part' ? [key] : [])))

/** Roles, conditions and questions of the global. */
export function declarationFrom(stored: StoredTooling): ToolingDeclaration {
  const columns = stored.columns ?? []
  return {
    roles: columns.flatMap(({ key, label, type }) =>
      type === 'part' ? [{ key, label: label || key }] : [],
    ),
    conditions: columns.flatMap((column): Attribute[] =>
      column.type === 'part'
        ? []
        : [{ ...declaredFrom({ ...column, type: column.type }), symbol: null, filter: false }],
    ),
    questions: stored.questions ?? [],
  }
}

/** The global in a locale; without columns where the company keeps no such relation. */
export async function readTooling(
  payload: Payload,
  locale: string,
  transaction?: Pick<PayloadRequest, 'transactionID'>,
): Promise<StoredTooling> {
  return payload.findGlobal({
    slug: 'tooling',
    depth: 0,
    locale: isLocale(locale) ? locale : defaultLocale,
    overrideAccess: true,
    // a request itself would take the locale
    ...(transaction ? { req: { transactionID: transaction.transactionID } as PayloadRequest } : {}),
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows with the shape of rows; others are left out. */
export const rowsOf = (value: unknown): StoredRow[] =>
  (Array.isArray(value) ? value : []).filter(
    (row): row is StoredRow =>
      isRecord(row) && typeof row['part_number'] === 'string' && isRecord(row['values']),
  )

/** Part numbers of a role's cell. */
export const partNumbersIn = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? cell
        .split(/[,;\n]/)
        .map((text) => text.trim())
        .filter(Boolean)
    : []
