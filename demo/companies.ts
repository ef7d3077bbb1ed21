import type { Company } from './company-shape.ts'

export type * from './activity-shape.ts'
export type * from './certificate-shape.ts'
export type * from './company-shape.ts'
export type * from './completeness-shape.ts'
export type * from './restricted-shape.ts'
export type * from './term-shape.ts'

/**
 * Reads a demonstration company.
 *
 * @param name - Name of its folder.
 */
export async function readCompany(name: string): Promise<Company> {
  const file = new URL(`./${name}/company.ts`, import.meta.url).href
  const { company } = (await import(file)) as { company: Company }
  return company
}

/** File name of a revision of a restricted document, without language and extension. */
export const restrictedFile = (key: string, revision: string): string =>
  `restricted/${key}-${revision.toLowerCase()}`
