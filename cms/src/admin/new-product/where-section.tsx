import type { ReactNode } from 'react'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { useTexts } from '#src/platform/language.ts'
import { FormField, InputField } from '#src/ui/form-fields.tsx'
import { Options } from '#src/ui/options.tsx'
import { fieldsTexts } from '#texts/fields.js'
import { newProductTexts } from '#texts/new-product.js'
import { productsTexts } from '#texts/products.js'
import { withFamily } from './product-draft.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ChangeDraft } from './use-product-draft.ts'

export interface Subcategory {
  id: number
  title: string
}

interface Props {
  draft: ProductDraft
  change: ChangeDraft
  subcategories: readonly Subcategory[]
  check: ProductCheck | undefined
  faultOf: (field: string) => string | undefined
}

/** Whether the family is free, or whose it is. */
function FamilyNote({ family, check }: { family: string; check: Props['check'] }): ReactNode {
  const labels = useTexts(newProductTexts)
  if (family.trim() === '' || check === undefined) return null
  return check.family === null ? (
    <span data-free>✓ {labels.familyFree}</span>
  ) : (
    <>
      {labels.familyOf}{' '}
      <a href={check.family.href} target="_blank" rel="noreferrer">
        {check.family.title}
      </a>
    </>
  )
}

/** Where the product stands: subcategory, family, tariff heading, place. */
export function WhereFields({ draft, change, subcategories, check, faultOf }: Props): ReactNode {
  const labels = useTexts(newProductTexts)
  const { subcategory, family } = useTexts(productsTexts)
  const { ncm } = useTexts(fieldsTexts)
  const set = (changed: Partial<ProductDraft>): void =>
    change((former) => ({ ...former, ...changed }))
  return (
    <div className="new-product__where">
      <FormField label={subcategory} problem={faultOf('subcategory')}>
        {(control) => (
          <select
            {...control}
            name="subcategory"
            value={draft.subcategory ?? ''}
            onChange={({ target }) =>
              set({ subcategory: target.value === '' ? null : Number(target.value) })
            }
          >
            <Options
              none={labels.choose}
              of={subcategories.map(({ id, title }) => [id, title] as const)}
            />
          </select>
        )}
      </FormField>
      <div>
        <InputField
          label={family}
          name="family"
          value={draft.family}
          maxLength={40}
          autoComplete="off"
          problem={faultOf('family')}
          onChange={(text) => change((former) => withFamily(former, text))}
        />
        <p className="new-product__note" role="status">
          <FamilyNote family={draft.family} check={check} />
        </p>
      </div>
      <InputField
        label={ncm}
        name="ncm"
        value={draft.ncm}
        autoComplete="off"
        problem={faultOf('ncm')}
        onChange={(text) => set({ ncm: text })}
      />
      <InputField
        label={labels.position}
        name="position"
        type="number"
        step="1"
        placeholder="100"
        value={draft.position}
        problem={faultOf('position')}
        onChange={(text) => set({ position: text })}
      />
    </div>
  )
}
