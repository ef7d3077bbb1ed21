import type { House } from './house-shape.ts'

export type * from './certificate-shape.ts'
export type * from './house-shape.ts'
export type * from './restricted-shape.ts'

/**
 * Reads a demonstration company.
 *
 * @param name - Its folder.
 */
export async function readHouse(name: string): Promise<House> {
  const file = new URL(`./${name}/house.ts`, import.meta.url).href
  const { house } = (await import(file)) as { house: House }
  return house
}

/** File of a revision of a restricted document, without language and extension. */
export const restrictedFile = (key: string, revision: string): string =>
  `restricted/${key}-${revision.toLowerCase()}`
