import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { codeKey } from '#src/staff-index/document-keys.ts'

/** Product with a family, in any spelling of it; null: none has it. */
export async function familyOwner(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  family: string,
): Promise<ProductCheck['family']> {
  const key = codeKey(family)
  if (key === '') return null
  const found = await rows<{ id: number; family: string; title: string }>(
    payload,
    sql`
    select e.document_id as id, e.family, coalesce(e.titles ->> ${localeOfPanel(i18n.language)}::text, e.sort_title, '') as title
    from staff_keys k join staff_entries e on e.collection = k.collection and e.document_id = k.document_id
    where k.collection = 'products' and k.kind = 'code' and k.key = ${key} order by e.document_id limit 20`,
  )
  const owner = found.find((each) => codeKey(each.family ?? '') === key)
  return owner
    ? {
        title: [owner.family, owner.title].filter(Boolean).join(' · '),
        href: `${panelBase}/collections/products/${owner.id}`,
      }
    : null
}
