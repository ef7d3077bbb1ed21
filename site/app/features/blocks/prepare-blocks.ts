import { siteDay } from '@vitrine/contract/validity'
import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Block } from '@vitrine/contract/shapes/types'
import { loadKind } from './block-kinds.tsx'
import type { BlockData } from './bodies/body-props.ts'

/**
 * Loads the code and texts of the kinds on a page, and what its blocks show beside the page's
 * answer. A screen awaits it in its `load` and passes the result to `PageView`.
 */
export async function prepareBlocks(
  blocks: readonly Block[],
  { client, locale }: { client: Client; locale: Locale },
): Promise<BlockData> {
  const kinds = new Set(blocks.map(({ kind }) => kind))
  const [departments] = await Promise.all([
    blocks.some((block) => block.kind === 'form' && block.form === 'contact')
      ? client('departments-list').then(({ data }) => data)
      : [],
    ...[...kinds].map((kind) => loadKind(kind, locale)),
  ])
  return { departments, day: siteDay() }
}
