'use client'

import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { reasonKey } from '#src/content/life-cycle/stored-life.ts'
import { declaredFrom } from '#src/content/variants/declaration.ts'
import type { AttributeValue, Declared, Variant } from '#src/content/variants/declaration.ts'
import {
  undeclaredValues,
  valuesThatDoNotFit,
  withoutMisfits,
} from '#src/content/variants/misfits.ts'
import type { Misfit } from '#src/content/variants/misfits.ts'
import { withTrade } from '#src/content/variants/trade-attributes.ts'
import { structurePath } from '#src/platform/change-addresses.ts'
import { structureLinksTexts } from '#texts/structure-links.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { useAttributes } from './use-attributes.ts'
import { useDeclaration } from './use-declaration.ts'
import { useTranslatedColumn } from './use-translated-column.ts'
import './misfit-values.css'

/** Maximum listed values per attribute; further ones are counted. */
const maxValues = 12

const unnamed: Omit<Declared, 'key' | 'label'> = {
  type: 'text',
  unit: null,
  decimals: null,
  choices: [],
}

/**
 * Notice about values that do not fit the product's subcategory, after it was changed or the values
 * were imported. Offers to remove the values or to restore the subcategory.
 */
export function MisfitValues(): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const doors = useTexts(structureLinksTexts)
  const { dispatchFields, setModified } = useForm()
  // the form state that a running save returns would overwrite a removal
  const isSaving = useFormProcessing()
  const language = useLanguage()
  const { code } = useLocale()
  const value = useFormFields(([fields]) => fields['variants']?.value)
  const subcategory = useFormFields(([fields]) => fields['subcategory']?.value)
  const saved = useFormFields(([fields]) => fields['subcategory']?.initialValue)
  const isTranslator = useTranslatedColumn(reasonKey) !== undefined
  const { id } = useDocumentInfo()
  const stored = useDeclaration(subcategory, code)
  const [before, setBefore] = useState<{ rows: Variant[]; count: number }>()

  const rows = useMemo(() => (Array.isArray(value) ? (value as Variant[]) : []), [value])
  const isChanged = saved !== undefined && saved !== null && saved !== subcategory
  const misfits = useMemo(() => {
    if (!stored) return []
    const attributes = withTrade(stored.filter(isColumn).map(declaredFrom), code)
    // a value that does not fit a known column is a typing error, reported by the validation
    return isChanged ? valuesThatDoNotFit(rows, attributes) : undeclaredValues(rows, attributes)
  }, [rows, stored, code, isChanged])
  const known = useAttributes(
    misfits.map(({ key }) => key),
    saved,
    code,
  )

  const write = (path: string, next: unknown): void => {
    dispatchFields({ type: 'UPDATE', path, value: next })
    setModified(true)
  }
  const remove = (): void => {
    setBefore({ rows, count: misfits.reduce((sum, { count }) => sum + count, 0) })
    write('variants', withoutMisfits(rows, misfits))
  }
  const undo = (): void => {
    if (before) write('variants', before.rows)
    setBefore(undefined)
  }
  const nameOf = ({ key, values, count }: Misfit): string => {
    const attribute = known.get(key)
    const declared = attribute ? declaredFrom(attribute) : { ...unnamed, key, label: key }
    const text = (one: AttributeValue): string =>
      [formatCell(one, declared, language), declared.unit].filter(Boolean).join(' ')
    const more = values.length - maxValues
    const named = [
      ...values.slice(0, maxValues).map(text),
      ...(more > 0 ? [labels.misfits.more({ count: more })] : []),
    ]
    const label = declared.label
    return labels.misfits.values({ label, values: named.join(', '), count })
  }

  if (misfits.length === 0)
    return (
      <div className="misfit-values" role="status">
        {before ? (
          <p>
            {labels.misfits.removed({ count: before.count })}{' '}
            <button type="button" disabled={isSaving} onClick={undo}>
              {labels.undo}
            </button>
          </p>
        ) : null}
      </div>
    )
  return (
    <section className="misfit-values" data-open role="alert" aria-labelledby="misfit-values">
      <h3 id="misfit-values">{labels.misfits.title}</h3>
      <ul>
        {misfits.map((misfit) => (
          <li key={`${misfit.key} ${misfit.declared}`}>{nameOf(misfit)}</li>
        ))}
      </ul>
      <p>{labels.misfits.hint}</p>
      {isTranslator ? null : (
        <p className="misfit-values__actions">
          {isChanged && id !== undefined ? (
            <a
              href={structurePath({ products: String(id), target: String(subcategory) })}
              target="_blank"
              rel="noreferrer"
              title={doors.mapHint}
            >
              {doors.map}
            </a>
          ) : null}
          {isChanged ? (
            <button type="button" disabled={isSaving} onClick={() => write('subcategory', saved)}>
              {labels.misfits.back}
            </button>
          ) : null}
          <button type="button" disabled={isSaving} onClick={remove}>
            {labels.misfits.remove}
          </button>
        </p>
      )}
    </section>
  )
}
