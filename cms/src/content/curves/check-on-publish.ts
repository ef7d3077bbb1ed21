import { defaultLocale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Variant } from '#src/content/variants/declaration.ts'
import { checkCurves } from './check-curves.ts'
import { readCurveTable } from './curve-table.ts'
import { areCurves } from './stored-curve.ts'

/** Keys of the curves that a subcategory declares. */
async function curveKeys(req: PayloadRequest, subcategory: unknown): Promise<string[]> {
  const id = Number((subcategory as { id?: number } | null)?.id ?? subcategory)
  const document = Number.isInteger(id)
    ? await req.payload.findByID({
        collection: 'subcategories',
        id,
        depth: 0,
        draft: true,
        select: { attributes: true },
        locale: defaultLocale,
        disableErrors: true,
        // a copy of the request: the Local API would change the locale of the original
        req: { transactionID: req.transactionID } as PayloadRequest,
      })
    : null
  return (document?.attributes ?? [])
    .filter((attribute) => !isColumn(attribute))
    .map(({ key }) => key)
}

/**
 * Validates a product's curves on publish and parses tables that were saved as text; drafts are not
 * validated.
 */
export const checkCurvesOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if ((data['_status'] ?? originalDoc?._status) !== 'published') return data
  const curves: unknown = data['curves'] ?? originalDoc?.curves ?? []
  if (Array.isArray(curves) && curves.length === 0) return data
  const variants = (data['variants'] ?? originalDoc?.variants ?? []) as Variant[]
  const { language } = req.i18n
  const keys = await curveKeys(req, data['subcategory'] ?? originalDoc?.subcategory)
  const partNumbers = variants.map((variant) => variant.part_number)
  const errors = checkCurves(curves, { keys, partNumbers }, language).map(({ at, message }) => ({
    path: `curves.${at}`,
    message,
  }))
  if (errors.length > 0) throw new ValidationError({ collection: 'products', errors, req }, req.t)
  if (areCurves(curves))
    data['curves'] = curves.map(({ text, ...curve }) =>
      text === undefined ? curve : { ...curve, series: readCurveTable(text, language) },
    )
  return data
}
