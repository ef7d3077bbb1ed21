import { defaultLocale } from '@vitrine/configuration/locales'
import { childrenOf, topNodes } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import type { Loading } from './loading.ts'
import { instantBefore } from './moments.ts'
import { readAccounts } from './staff-ids.ts'

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
  const accounts = await readAccounts(loading)
  const now = new Date()
  // in the order in which the history shows them
  for (const { product, adds, by, ...moment } of changes.toReversed()) {
    if (adds?.language !== languages.textsFor(defaultLocale)) continue
    const shared = { collection: 'products', locale: defaultLocale, depth: 0 } as const
    const { text } = await payload.findByID({ ...shared, id: loading.id('products', product) })
    await asChangeSet({ kind: 'person', at: instantBefore(now, moment) }, () =>
      payload.update({
        ...shared,
        user: accounts.get(by) ?? null,
        id: loading.id('products', product),
        data: { text: withSentence(text, adds.sentence), _status: 'published' } as never,
      }),
    )
  }
}
