import { once } from './once.ts'
import type { CallContext } from './call-context.ts'

/** Published home global; undefined if it is not published. */
export async function readHomeGlobal(context: CallContext) {
  const { payload, locale } = context
  context.tag('home')
  const home = await once(context, 'home', () =>
    payload.findGlobal({ slug: 'home', locale, depth: 0, overrideAccess: true }),
  )
  return home._status === 'published' ? home : undefined
}
