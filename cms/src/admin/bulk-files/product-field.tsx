import { useId } from 'react'
import type { ReactNode } from 'react'
import type { BulkProduct } from '#src/content/media/bulk/bulk-shapes.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { productName } from './bulk-row.ts'
import type { BulkRow } from './bulk-row.ts'

/** Id of the list of products, which all fields share. */
export const productListId = 'bulk-products'

/** Products as suggestions of the fields. */
export function ProductList({ products }: { products: readonly BulkProduct[] }): ReactNode {
  const language = useLanguage()
  const locale = localeOfPanel(language)
  return (
    <datalist id={productListId}>
      {products.map((product) => (
        <option key={product.id}>{productName(product, locale)}</option>
      ))}
    </datalist>
  )
}

interface FieldProps {
  row: BulkRow
  products: readonly BulkProduct[]
  isDisabled: boolean
  onName: (text: string) => void
}

/** Product of a file: by its name, with those that an ambiguous name may mean. */
export function ProductField({ row, products, isDisabled, onName }: FieldProps): ReactNode {
  const language = useLanguage()
  const { row: labels } = useTexts(bulkFilesTexts)
  const id = useId()
  const isUnknown = row.product === null && row.productText.trim() !== ''
  const { read } = row.compared
  const candidates = products.filter((product) => read.candidates.includes(product.id))
  const locale = localeOfPanel(language)
  const note = isUnknown
    ? labels.unknownProduct
    : read.certainty === 'likely' && row.product === read.product
      ? labels.likely
      : ''
  return (
    <div className="bulk-field bulk-field--product">
      <label htmlFor={id}>{labels.product}</label>
      <input
        id={id}
        type="text"
        list={productListId}
        autoComplete="off"
        value={row.productText}
        placeholder={labels.noProduct}
        disabled={isDisabled}
        aria-invalid={isUnknown}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onName(target.value)}
      />
      <p id={`${id}-note`} className="bulk-field__note" data-wrong={isUnknown ? '' : undefined}>
        {note}
      </p>
      {candidates.length > 0 && row.product === null && !isDisabled ? (
        <p className="bulk-field__candidates">
          {labels.candidates}{' '}
          {candidates.map((product) => (
            <Button
              key={product.id}
              look="link"
              onClick={() => onName(productName(product, locale))}
            >
              {productName(product, locale)}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  )
}
