import type { Answer } from '@vitrine/contract/client'
import { unitCode } from '@vitrine/quantities/units'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readChildren } from '#src/api/reading/entries.ts'
import type { Subcategory } from '#src/platform/payload-types.ts'

type Entry = Answer<'attributes-list'>['data'][number]

const entryOf = (
  attribute: NonNullable<Subcategory['attributes']>[number],
): Omit<Entry, 'subcategories'> => ({
  key: attribute.key,
  label: attribute.label || attribute.key,
  type: attribute.type,
  unit: attribute.unit || null,
  unit_code: (attribute.unit && unitCode(attribute.unit)) || null,
  symbol: attribute.symbol || null,
  decimals: attribute.decimals ?? null,
  filter: attribute.filter ?? false,
  choices: (attribute.choices ?? []).map(({ value, label }) => ({ value, label: label || value })),
})

/**
 * Attributes of all published subcategories, by key. A key that subcategories declare in different
 * ways has an entry for each of these.
 */
export async function readAttributes(context: CallContext): Promise<Answer<'attributes-list'>> {
  const { payload, locale } = context
  context.tag('products')
  const listed = await readChildren(context, 'subcategories')
  const { docs } = await payload.find({
    collection: 'subcategories',
    where: { id: { in: listed.map(({ id }) => id) } },
    locale,
    depth: 0,
    select: { attributes: true },
    pagination: false,
    overrideAccess: false,
  })
  const entries = new Map<string, Entry>()
  for (const { id, slug, title, parent_slug, parent_title } of listed) {
    const declared = docs.find((one) => one.id === id)?.attributes ?? []
    for (const attribute of declared) {
      const own = entryOf(attribute)
      const name = JSON.stringify(own)
      const entry = entries.get(name) ?? { ...own, subcategories: [] }
      const category =
        parent_slug === null ? null : { slug: parent_slug, title: parent_title ?? '' }
      entry.subcategories.push({ slug, title, category })
      entries.set(name, entry)
    }
  }
  return {
    data: [...entries.values()].toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))),
  }
}
