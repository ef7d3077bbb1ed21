import { defaultLocale } from '@vitrine/configuration/locales'
import { childrenOf, topNodes } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import type { Loading } from './loading.ts'

/** Rich text with a sentence added to the last text of its first paragraph. */
function withSentence(state: unknown, sentence: string): unknown {
  const copy = structuredClone(state)
  const paragraph = topNodes(copy).find(({ type }) => type === 'paragraph')
  const last = childrenOf(paragraph).findLast(
    (node): node is LexicalNode & { text: string } => typeof node['text'] === 'string',
  )
  if (last) last.text = `${last.text.trimEnd()} ${sentence}`
  return copy
}

/**
 * Adds sentences to texts of products in the default language, as the last changes of the
 * demonstration did: the other languages are outdated from then on.
 */
export async function loadChangedTexts(loading: Loading): Promise<void> {
  const { payload, company, languages } = loading
  const changes = company.activity?.changes ?? []
  for (const { product, adds } of changes) {
    if (adds?.language !== languages.textsFor(defaultLocale)) continue
    const shared = { collection: 'products', locale: defaultLocale, depth: 0 } as const
    const { text } = await payload.findByID({ ...shared, id: loading.id('products', product) })
    await payload.update({
      ...shared,
      id: loading.id('products', product),
      data: { text: withSentence(text, adds.sentence), _status: 'published' } as never,
    })
  }
}
