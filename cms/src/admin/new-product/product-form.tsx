'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FormField } from '#src/ui/form-fields.tsx'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { LanguageFields } from '#src/admin/forms/language-fields.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { productDraft } from '#src/admin/forms/form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { alternativeTextMax, summaryMax, titleMax } from '#src/content/fields/text-limits.ts'
import { useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { fieldsTexts } from '#texts/fields.js'
import { newProductTexts } from '#texts/new-product.js'
import { productsTexts } from '#texts/products.js'
import { variantsGridTexts } from '#texts/variants-grid.js'

interface Subcategory {
  id: number
  title: string
  /** Column headings of the subcategory's part number table, joined by ` · `. */
  columns: string
}

/** Select of the subcategory. Uncontrolled, so that a reset form can keep its value. */
function SubcategoryField({
  subcategories,
  value,
  fault,
  onChange,
}: {
  subcategories: Subcategory[]
  value: string
  fault: string | undefined
  onChange: (id: string) => void
}) {
  const labels = useTexts(newProductTexts)
  const { subcategory } = useTexts(productsTexts)
  return (
    <FormField label={subcategory} problem={fault}>
      {(control) => (
        <select
          {...control}
          name="subcategory"
          defaultValue={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <Options none={labels.choose} of={subcategories.map(({ id, title }) => [id, title])} />
        </select>
      )}
    </FormField>
  )
}

/**
 * Form of a new product, kept as a draft in the tab until the product is applied on the page of its
 * comparison.
 */
export function ProductForm({ subcategories }: { subcategories: Subcategory[] }) {
  const labels = useTexts(newProductTexts)
  const ofFields = useTexts(fieldsTexts)
  const ofGrid = useTexts(variantsGridTexts)
  // preselected only if it is the only one, so that no product is published in a wrong subcategory
  // by accident
  const [only] = subcategories.length === 1 ? subcategories : []
  const [subcategory, setSubcategory] = useState(String(only?.id ?? ''))
  const router = useRouter()
  const { form: draftForm, restored, keep, settle } = useFormDraft(productDraft)
  const { answer, pending, submit, faultOf, change } = useFormAnswer(
    (body, options) => call('new-product.check', { body }, options),
    (_, { href }) => {
      settle()
      if (href !== undefined) router.push(href)
    },
  )
  const columns = subcategories.find(({ id }) => String(id) === subcategory)?.columns
  return (
    <form
      ref={draftForm}
      onSubmit={submit}
      onChange={(event) => {
        change(event)
        keep()
      }}
      className="new-product__form"
    >
      {restored ? (
        <p role="status" className="new-product__restored">
          {labels.restored}
        </p>
      ) : null}
      <SubcategoryField
        subcategories={subcategories}
        value={subcategory}
        fault={faultOf('subcategory')}
        onChange={setSubcategory}
      />
      <LanguageFields
        fields={[
          { name: 'title', label: ofFields.title, maxLength: titleMax },
          { name: 'summary', label: ofFields.summary, maxLength: summaryMax, rows: 3 },
          { name: 'alt', label: labels.alt, maxLength: alternativeTextMax },
        ]}
        faultOf={faultOf}
      />
      <FormField label={labels.picture} hint={labels.pictureHint} problem={faultOf('picture')}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="picture"
            className="new-product__picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
        )}
      </FormField>
      <FormField
        label={labels.table}
        hint={[
          labels.tableHint,
          columns === undefined ? ofGrid.chooseFirst : labels.columns({ columns }),
        ].join(' ')}
        problem={faultOf('table')}
      >
        {(control) => (
          <textarea
            {...control}
            name="table"
            className="new-product__table"
            rows={8}
            wrap="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormSaid answer={answer} />
      <p className="ui-document__links">
        <Button type="submit" look="main" data-saves disabled={pending}>
          {labels.compare}
        </Button>
        <span>{labels.compareHint}</span>
      </p>
    </form>
  )
}
