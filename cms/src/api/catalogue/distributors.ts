import type { Answer } from '@vitrine/contract/client'
import type { Distributor as Stored } from '#src/platform/payload-types.ts'
import { distributorsFromErp } from '#src/people/erp/erp.ts'
import { erpTag } from '#src/people/erp/cached-answer.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** Distributor in the contract's format. */
export const distributorOf = (
  row: Stored,
): Answer<'product-distributors-list'>['data'][number] => ({
  id: row.id,
  name: row.name,
  address: row.address ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  postal_code: row.postal_code ?? '',
  phone: row.phone ?? '',
  whatsapp: row.whatsapp ?? '',
  email: row.email ?? '',
  site: row.site ?? '',
  latitude: row.latitude ?? null,
  longitude: row.longitude ?? null,
})

/**
 * Distributors of a product: from the ERP if it has a response, otherwise the distributors of the
 * product's category and those of all categories.
 */
export async function listProductDistributors(
  context: CallContext,
  address: string,
): Promise<Answer<'product-distributors-list'>> {
  const id = await requireByAddress(context, 'products', address)
  context.tag('distributor', 'layout', erpTag(id))
  const abroad = { sales_abroad: await readSalesAbroad(context) }
  const fromErp = await distributorsFromErp(context.payload, id)
  // rows from the ERP have no id: the position, from 1, is used
  if (fromErp) return { data: fromErp.map((row, index) => ({ id: index + 1, ...row })), ...abroad }
  const [product] = await readEntries(context, 'products', [id])
  const { docs } = await context.payload.find({
    collection: 'distributors',
    depth: 0,
    pagination: false,
    sort: ['state', 'city', 'name'],
    overrideAccess: false,
    where: {
      or: [
        { categories: { exists: false } },
        ...(product?.grand_id ? [{ categories: { contains: product.grand_id } }] : []),
      ],
    },
  })
  return {
    data: docs.map(distributorOf),
    ...abroad,
  }
}

async function readSalesAbroad({ payload, locale }: CallContext): Promise<string | null> {
  const { contact } = await payload.findGlobal({
    slug: 'layout',
    locale,
    // no fallback: without the text in the locale, the site shows its search for distributors
    fallbackLocale: false,
    depth: 0,
    select: { contact: true },
    overrideAccess: false,
  })
  return contact?.sales_abroad || null
}

export const distributorsHandlers = {
  'product-distributors-list': (context, { params }) => listProductDistributors(context, params.id),
} satisfies Handlers
