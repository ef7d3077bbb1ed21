'use client'

import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useTexts } from '#src/platform/language.ts'
import { maxCount } from '#src/staff-index/completeness-rules.ts'
import type { Need, Rules } from '#src/staff-index/completeness-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { completenessTexts } from '#texts/completeness.js'
import type {
  OfferedAnswer,
  OfferedRow,
  OfferedSection,
} from '#src/staff-index/completeness-shapes.ts'
import {
  isDeclared,
  needIn,
  rulesIn,
  withNeed,
  withoutSection,
  withPurpose,
} from './edited-rules.ts'
import './rules.css'

/** Loads the requirements that the form offers; `failed` if the request failed. */
function useOffered(locale: string, language: string): OfferedAnswer | 'failed' | undefined {
  const { data, problem } = useCall('completeness.rules', { query: { locale } }, { language })
  return problem === undefined ? data : 'failed'
}

/**
 * Error messages of rejected requirements, by path below the rules: `collections.products.title`.
 */
function useProblems(path: string): Record<string, string> {
  const errors = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields).flatMap(([each, { valid, errorMessage }]) =>
        each.startsWith(`${path}.`) && valid === false && errorMessage
          ? [[each.slice(path.length + 1), errorMessage]]
          : [],
      ),
    ),
  )
  return useMemo(() => Object.fromEntries(JSON.parse(errors) as [string, string][]), [errors])
}

const pathOf = ({ key, isSubcategory }: OfferedSection): string =>
  `${isSubcategory ? 'subcategories' : 'collections'}.${key}`

interface RowProps {
  row: OfferedRow
  section: OfferedSection
  need: Need | undefined
  isOwn: boolean
  problem: string | undefined
  locales: OfferedAnswer['locales']
  isReadOnly: boolean
  onChange: (need: Need | undefined | 'general') => void
}

/**
 * Checkboxes of the languages in which a text is required; all languages unless some are unchecked.
 */
function NeedLanguages({ row, need, locales, isReadOnly, onChange }: RowProps) {
  const labels = useTexts(completenessTexts)
  const all = locales.map(({ code }) => code)
  const chosen = need?.languages ?? all
  const choose = (code: Locale, isTicked: boolean): void => {
    const next = all.filter((each) => (each === code ? isTicked : chosen.includes(each)))
    if (need === undefined) return
    const { languages: _, ...rest } = need
    onChange(next.length === all.length ? rest : { ...rest, languages: next })
  }
  return (
    <span role="group" aria-label={`${row.name}: ${labels.languages}`}>
      {locales.map(({ code, abbr, title, isPublic }) => (
        <label
          key={code}
          className="rules-language"
          title={isPublic ? title : labels.notPublic({ language: title })}
          data-public={isPublic}
        >
          <input
            type="checkbox"
            aria-label={isPublic ? title : labels.notPublic({ language: title })}
            checked={need !== undefined && chosen.includes(code)}
            disabled={isReadOnly || need === undefined}
            onChange={({ target }) => choose(code, target.checked)}
          />
          {abbr}
        </label>
      ))}
    </span>
  )
}

/** Row of a requirement: its purposes, languages and minimum number. */
function RuleRow(props: RowProps) {
  const labels = useTexts(completenessTexts)
  const { row, section, need, isOwn, problem, isReadOnly, onChange } = props
  return (
    <tr data-needed={need !== undefined} id={`rule-${row.key}`}>
      <th scope="row">
        {row.name}
        {row.hint === '' ? null : <small>{row.hint}</small>}
        {problem === undefined ? null : (
          <small role="alert" className="rules-problem">
            {problem}
          </small>
        )}
      </th>
      {section.purposes.map((purpose) => (
        <td key={purpose}>
          <input
            type="checkbox"
            aria-label={labels.neededFor({ name: row.name, purpose: labels.purposes[purpose] })}
            checked={need?.for.includes(purpose) ?? false}
            disabled={isReadOnly}
            onChange={({ target }) =>
              onChange(
                withPurpose(need, purpose, {
                  isTicked: target.checked,
                  order: section.purposes,
                }),
              )
            }
          />
        </td>
      ))}
      <td className="rules-more">
        {row.isByLanguage ? <NeedLanguages {...props} /> : null}
        {row.hasMinimum ? (
          <label>
            {labels.minimum}
            <input
              type="number"
              aria-label={`${row.name}: ${labels.minimum}`}
              min={1}
              max={maxCount}
              value={need?.min ?? 1}
              disabled={isReadOnly || need === undefined}
              onChange={({ target }) => {
                if (need !== undefined) onChange({ ...need, min: Number(target.value) })
              }}
            />
          </label>
        ) : null}
      </td>
      {section.isSubcategory ? (
        <td className="rules-origin">
          {isOwn ? (
            <Button
              look="quiet"
              aria-label={labels.inheritOf({ name: row.name })}
              disabled={isReadOnly}
              onClick={() => onChange('general')}
            >
              {labels.inherit}
            </Button>
          ) : (
            <span>{labels.inherited}</span>
          )}
        </td>
      ) : null}
    </tr>
  )
}

/** Select of the collection or subcategory whose rules are shown. */
function SectionChoice({
  sections,
  rules,
  current,
  onChoose,
}: {
  sections: readonly OfferedSection[]
  rules: Rules
  current: string
  onChoose: (key: string) => void
}) {
  const labels = useTexts(completenessTexts)
  const option = (section: OfferedSection) => (
    <option key={section.key} value={section.key}>
      {section.key === 'products'
        ? labels.allProducts
        : section.isSubcategory && isDeclared(rules, section)
          ? labels.ownRules({ name: section.name })
          : section.name}
    </option>
  )
  const isOfProducts = ({ key, isSubcategory }: OfferedSection): boolean =>
    isSubcategory || key === 'products'
  return (
    <label className="rules-choice">
      {labels.rulesOf}
      <select value={current} onChange={({ target }) => onChoose(target.value)}>
        <optgroup label={labels.products}>{sections.filter(isOfProducts).map(option)}</optgroup>
        <optgroup label={labels.others}>
          {sections.filter((each) => !isOfProducts(each)).map(option)}
        </optgroup>
      </select>
    </label>
  )
}

const groups: readonly OfferedRow['group'][] = ['texts', 'fields', 'pictures', 'parts', 'documents']

/** Table of the requirements of a section. */
function RulesTable({
  section,
  rowOf,
}: {
  section: OfferedSection
  rowOf: (row: OfferedRow) => Omit<RowProps, 'row' | 'section'>
}) {
  const labels = useTexts(completenessTexts)
  return (
    <table className="rules-table">
      <thead>
        <tr>
          <th scope="col">{labels.needed}</th>
          {section.purposes.map((purpose) => (
            <th key={purpose} scope="col">
              {labels.purposes[purpose]}
            </th>
          ))}
          <th scope="col">{labels.languages}</th>
          {section.isSubcategory ? <th scope="col">{labels.origin}</th> : null}
        </tr>
      </thead>
      {groups.map((group) => {
        const rows = section.rows.filter((row) => row.group === group)
        return rows.length === 0 ? null : (
          <tbody key={group}>
            <tr className="rules-group">
              <th scope="rowgroup" colSpan={section.purposes.length + 3}>
                {labels.groups[group]}
              </th>
            </tr>
            {rows.map((row) => (
              <RuleRow key={row.key} row={row} section={section} {...rowOf(row)} />
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

/** Editor of the completeness rules by collection and subcategory. */
export function RulesEditor({ path, isReadOnly }: { path: string; isReadOnly: boolean }) {
  const labels = useTexts(completenessTexts)
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const { i18n } = useTranslation()
  const { language } = i18n
  const { code } = useLocale()
  const offered = useOffered(code, language)
  const problems = useProblems(path)
  const [chosen, setChosen] = useState('products')
  const [shownFault, setShownFault] = useState('')
  const sections = typeof offered === 'object' ? offered.sections : []
  const [faulty = ''] = Object.keys(problems)
  // opens the section of a rejected requirement, once per error
  if (faulty !== shownFault) {
    setShownFault(faulty)
    setChosen(faulty.split('.')[1] ?? chosen)
  }
  if (offered === undefined) return <p aria-busy="true" className="rules-hint" />
  if (offered === 'failed') return <p role="alert">{labels.noData}</p>
  const products = sections.find(({ key }) => key === 'products')
  const section = sections.find(({ key }) => key === chosen) ?? sections[0]
  if (section === undefined) return null
  const rules = rulesIn(value)
  const hasOwn = isDeclared(rules, section)
  return (
    <div className="field-type rules-field" id="field-rules">
      {showError && errorMessage ? (
        <p role="alert" className="rules-problem">
          {errorMessage}
        </p>
      ) : null}
      <div className="rules-head">
        <SectionChoice
          sections={sections}
          rules={rules}
          current={section.key}
          onChoose={setChosen}
        />
        {hasOwn ? (
          <Button disabled={isReadOnly} onClick={() => setValue(withoutSection(rules, section))}>
            {section.isSubcategory ? labels.inherit : labels.defaults}
          </Button>
        ) : null}
      </div>
      {section.isSubcategory ? (
        <p className="rules-hint">{labels.subcategoryHint}</p>
      ) : hasOwn ? null : (
        <p className="rules-hint">{labels.isDefault}</p>
      )}
      <div className="rules-scroll">
        <RulesTable
          section={section}
          rowOf={(row) => ({
            ...needIn(rules, { section, products }, row.key),
            problem: problems[`${pathOf(section)}.${row.key}`],
            locales: offered.locales,
            isReadOnly,
            onChange: (need) => setValue(withNeed(rules, section, row.key, need)),
          })}
        />
      </div>
    </div>
  )
}
