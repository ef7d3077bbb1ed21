import type { CallContext } from './call-context.ts'

/** Published home global; undefined if it is not published. */
export async function readHomeGlobal({ payload, locale, tag }: CallContext) {
  tag('home')
  const home = await payload.findGlobal({ slug: 'home', locale, depth: 0, overrideAccess: true })
  return home._status === 'published' ? home : undefined
}
