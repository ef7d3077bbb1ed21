/**
 * A value of the process that `main.ts` and Next's bundle, which has copies of our modules, share:
 * made at the first request for its name.
 */
export function processSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`vitrine.cms.${name}`)
  const known: T | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
