import type { PayloadRequest } from 'payload'
import { readMemory } from '#src/translation/memory.ts'
import type { DeskItem, Suggestions } from '#src/translation/desk-shapes.ts'
import { plainText } from '#src/translation/tagged-text.ts'
import { readDesk, readKinds } from './read-desk.ts'

/** Earlier translations that are suggested for the open passages of a document. */
export async function readSuggestions(req: PayloadRequest, item: DeskItem): Promise<Suggestions> {
  const document = await readDesk(req, item)
  const open = (document?.texts ?? []).flatMap(({ path, isRich, sourceLocale, passages }) =>
    passages.flatMap(({ state, source }, at) =>
      state === 'current'
        ? []
        : [{ key: `${path} ${at}`, sourceLocale, text: isRich ? plainText(source) : source }],
    ),
  )
  const collections = readKinds(req).map(({ slug }) => slug)
  const suggestions: Suggestions = {}
  for (const [sourceLocale, each] of Map.groupBy(open, (passage) => passage.sourceLocale)) {
    const found = await readMemory(req.payload, {
      locale: item.locale,
      sourceLocale,
      passages: each.map(({ text }) => text),
      collections,
      without: item,
    })
    for (const [at, remembered] of found) suggestions[each[at]?.key ?? ''] = remembered
  }
  return suggestions
}
