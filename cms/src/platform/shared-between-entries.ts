/**
 * A value that all of Next's entries share, which have copies of a module each (`next.config.mjs`):
 * made at the first request for its name.
 */
export function sharedBetweenEntries<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`vitrine.cms.${name}`)
  const known: T | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
