import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import type { Attribute, ToolingRole } from '@vitrine/contract/shapes/types'
import type { Payload, PayloadRequest } from 'payload'
import { declaredFrom } from '#src/content/variants/declaration.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'

/**
 * Types of the tooling columns: `part` is a role, whose cells name part numbers; the others are
 * conditions.
 */
export const toolingTypes = ['part', 'number', 'range', 'choice', 'boolean', 'text'] as const

/** Stored column of the global `tooling`. */
export interface StoredColumn {
  key: string
  label?: string | null
  type: (typeof toolingTypes)[number]
  unit?: string | null
  decimals?: number | null
  choices?: { value: string; label?: string | null }[] | null
}

/**
 * Filter of the tooling page: a condition, or an attribute of the part number or of the part
 * numbers in a role.
 */
export interface Question {
  role?: string | null
  key: string
}

export interface StoredTooling {
  columns?: StoredColumn[] | null
  questions?: Question[] | null
}

/** Stored tooling row of a product; cells of a role hold part numbers separated by commas. */
export type StoredRow = Variant

/** Roles, conditions and questions of the company's tooling. */
export interface ToolingDeclaration {
  roles: ToolingRole[]
  conditions: Attribute[]
  questions: Question[]
}

/** Columns of the grid; part numbers of a role are text. */
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

/** Global `tooling` in a locale; without columns if the company has no tooling. */
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
    // a new request with only the transaction, because the Local API changes the request's locale
    ...(transaction ? { req: { transactionID: transaction.transactionID } as PayloadRequest } : {}),
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Valid rows of a JSON value; others are removed. */
export const rowsOf = (value: unknown): StoredRow[] =>
  (Array.isArray(value) ? value : []).filter(
    (row): row is StoredRow =>
      isRecord(row) && typeof row['part_number'] === 'string' && isRecord(row['values']),
  )

/** Part numbers in a role's cell. */
export const partNumbersIn = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? cell
        .split(/[,;\n]/)
        .map((text) => text.trim())
        .filter(Boolean)
    : []
