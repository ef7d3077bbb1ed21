import type { Payload, PayloadRequest } from 'payload'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import { declaredFrom } from './declaration.ts'
import type { Declared } from './declaration.ts'
import { withTrade } from './trade-attributes.ts'

interface DeclarationQuery {
  subcategory: number
  locale: Locale
  transaction: Pick<PayloadRequest, 'transactionID'>
}

/**
 * Attributes of a subcategory as last saved, with labels in the locale; only the trade attributes
 * for an unknown subcategory.
 */
export async function readDeclaration(
  payload: Payload,
  { subcategory, locale, transaction }: DeclarationQuery,
): Promise<Declared[]> {
  const document = Number.isInteger(subcategory)
    ? await payload.findByID({
        collection: 'subcategories',
        id: subcategory,
        depth: 0,
        draft: true,
        select: { attributes: true },
        locale,
        disableErrors: true,
        req: { transactionID: transaction.transactionID } as PayloadRequest,
      })
    : null
  return withTrade((document?.attributes ?? []).filter(isColumn).map(declaredFrom), locale)
}
