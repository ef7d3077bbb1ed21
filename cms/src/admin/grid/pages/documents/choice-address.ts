import { maxTicked } from '#src/staff-index/list-state.ts'

/** Parameters of the page of choice; any other one opens the grid. */
const own = { subcategory: 'in', families: 'pick' } as const

/** What is chosen on the page of choice: all of it stands in the address. */
export interface Choice {
  subcategory: number | undefined
  /** Ids of products. */
  families: number[]
}

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

/** Choice of an address; undefined for an address that opens the grid. */
export function choiceIn(parameters: URLSearchParams): Choice | undefined {
  const known: string[] = [own.subcategory, own.families, 'locale']
  if ([...parameters.keys()].some((name) => !known.includes(name))) return undefined
  const subcategory = parameters.get(own.subcategory) ?? ''
  const families = (parameters.get(own.families) ?? '').split(',').filter(isId).map(Number)
  return {
    subcategory: isId(subcategory) ? Number(subcategory) : undefined,
    families: [...new Set(families)].slice(0, maxTicked),
  }
}

/** Query of the page of choice, with `?`; empty without a choice. */
export function choiceQuery({ subcategory, families }: Choice): string {
  const parameters = new URLSearchParams()
  if (subcategory !== undefined) parameters.set(own.subcategory, String(subcategory))
  if (families.length > 0) parameters.set(own.families, families.join(','))
  return parameters.size === 0 ? '' : `?${parameters.toString().replaceAll('%2C', ',')}`
}

/** Query of the grid over all part numbers: without it, the address is that of the choice. */
export const allQuery = '?all=1'
