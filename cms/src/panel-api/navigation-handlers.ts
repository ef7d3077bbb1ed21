import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { readSurroundings } from '#src/api/pages/layout.ts'
import { readLacking } from '#src/api/pages/menus.ts'
import type { navigationCalls } from '#src/panel-calls/navigation.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'

async function readLackingIn({ payload }: PayloadRequest, locale: Locale): Promise<string[]> {
  // nothing is cached
  const context = { payload, locale, tag: () => undefined }
  const draft = await payload.findGlobal({
    slug: 'navigation',
    draft: true,
    locale,
    depth: 0,
    overrideAccess: true,
  })
  return readLacking(context, draft, await readSurroundings(context))
}

export const navigationHandlers = {
  'navigation.lacks': async (req) => {
    const entries: Record<string, Locale[]> = {}
    for (const locale of localeCodes)
      for (const id of await readLackingIn(req, locale)) (entries[id] ??= []).push(locale)
    return { entries }
  },
} satisfies PanelHandlers<typeof navigationCalls>
