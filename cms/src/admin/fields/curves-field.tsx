'use client'

import { FieldError, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { StoredAttribute, Variant } from '#src/content/variants/declaration.ts'
import { useDeclaration } from '#src/admin/grid/pages/table/use-declaration.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { curvesTexts } from '#texts/curves.js'
import { checkCurves } from '#src/content/curves/check-curves.ts'
import { formatCurveTable, readCurveTable } from '#src/content/curves/curve-table.ts'
import { areCurves } from '#src/content/curves/stored-curve.ts'
import type { StoredCurve } from '#src/content/curves/stored-curve.ts'
import './curves.css'

const withUnit = (label: string, unit: string | null | undefined): string =>
  unit ? `${label} (${unit})` : label

/**
 * Curves declared by the subcategory, each as a table of the product and optional tables of single
 * part numbers.
 */
export const CurvesField: JSONFieldClientComponent = ({ path, readOnly }) => {
  const labels = useTexts(curvesTexts)
  const { value, setValue } = useField<StoredCurve[]>({ path })
  const curves = useMemo(() => (areCurves(value) ? value : []), [value])
  const subcategory = useFormFields(([fields]) => fields['subcategory']?.value)
  const variants = useFormFields(([fields]) => fields['variants']?.value)
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { language } = i18n
  const stored = useDeclaration(subcategory, code)
  const declared = (stored ?? []).filter((attribute) => !isColumn(attribute))
  const partNumbers = (Array.isArray(variants) ? (variants as Variant[]) : []).map(
    (variant) => variant.part_number,
  )
  const keys = declared.map(({ key }) => key)
  const errors = new Map(
    checkCurves(curves, { keys, partNumbers }, language).map(({ at, message }) => [at, message]),
  )
  const change = (at: number, curve: StoredCurve | undefined) =>
    setValue(
      at === -1
        ? [...curves, curve]
        : curves.flatMap((one, place) => (place === at ? (curve ?? []) : one)),
    )
  const all: StoredAttribute[] = [
    ...declared,
    // stored curves that are no longer declared, offered for removal
    ...curves
      .filter(
        ({ key }, at) => !keys.includes(key) && curves.findIndex((one) => one.key === key) === at,
      )
      .map(({ key }): StoredAttribute => ({ key, type: 'curve' })),
  ]
  return (
    <div className="field-type curves-field">
      <h3>{labels.title}</h3>
      <p className="curves-field__hint">{labels.hint}</p>
      <FieldError path={path} />
      {all.map((attribute) => {
        const own = curves.flatMap((curve, at) =>
          curve.key === attribute.key ? [{ curve, at }] : [],
        )
        const free = partNumbers.filter(
          (code) => code && !own.some(({ curve }) => curve.part_number === code),
        )
        const tables = own.some(({ curve }) => curve.part_number === null)
          ? own
          : [{ curve: { key: attribute.key, part_number: null, text: '' }, at: -1 }, ...own]
        return (
          <fieldset
            key={attribute.key}
            className="curves-field__curve"
            disabled={Boolean(readOnly)}
          >
            <legend>{withUnit(attribute.label || attribute.key, attribute.unit)}</legend>
            {tables.map(({ curve, at }) => (
              <CurveTable
                key={curve.part_number ?? ''}
                curve={curve}
                attribute={attribute}
                error={errors.get(at)}
                onChange={(next) => change(at, next)}
              />
            ))}
            {free.length > 0 ? (
              <select
                value=""
                aria-label={labels.add}
                onChange={({ target }) =>
                  change(-1, { key: attribute.key, part_number: target.value, text: '' })
                }
              >
                <option value="">{labels.add}</option>
                {free.map((partNumber) => (
                  <option key={partNumber}>{partNumber}</option>
                ))}
              </select>
            ) : null}
          </fieldset>
        )
      })}
    </div>
  )
}

/** Editor of a curve's table as text; stores the parsed series, or the text if it is invalid. */
function CurveTable({
  curve,
  attribute,
  error,
  onChange,
}: {
  curve: StoredCurve
  attribute: StoredAttribute
  error: string | undefined
  onChange: (curve: StoredCurve | undefined) => void
}): ReactNode {
  const language = useLanguage()
  const labels = useTexts(curvesTexts)
  const quantity = withUnit(attribute.x_label || 'x', attribute.x_unit)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? curve.text ?? formatCurveTable(curve.series ?? [], quantity, language)
  const name = curve.part_number ?? labels.all
  const id = `curve-${attribute.key}-${curve.part_number ?? ''}`
  const points = (curve.series ?? []).reduce((sum, one) => sum + one.points.length, 0)
  const { key, part_number } = curve
  return (
    <div className="curves-field__table">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        rows={Math.min(14, Math.max(4, text.split('\n').length + 1))}
        spellCheck={false}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value.trim() === '') return onChange(undefined)
          const read = readCurveTable(target.value, language)
          onChange(
            typeof read === 'string'
              ? { key, part_number, text: target.value }
              : { key, part_number, series: read },
          )
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p
        id={`${id}-state`}
        className={error ? 'curves-field__error' : 'curves-field__state'}
        role="status"
      >
        {error ?? (curve.series ? labels.read({ series: curve.series.length, points }) : '')}
      </p>
      {curve.series || curve.text ? (
        <button
          type="button"
          aria-label={`${labels.remove}: ${name}`}
          onClick={() => {
            setTyped(undefined)
            onChange(undefined)
          }}
        >
          {labels.remove}
        </button>
      ) : null}
    </div>
  )
}
