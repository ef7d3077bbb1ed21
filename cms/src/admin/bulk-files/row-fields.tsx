import { useId } from 'react'
import type { ReactNode } from 'react'
import { isLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { documentKindKeys, pictureViews } from '#src/content/media/bulk/file-words.ts'
import { viewNames } from '#src/content/media/bulk/proposed-texts.ts'
import type { BulkProduct } from '#src/content/media/bulk/bulk-shapes.ts'
import { alternativeTextMax, titleMax } from '#src/content/fields/text-limits.ts'
import { documentKinds } from '#src/content/media/document-kind.ts'
import { textOf } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { textsOf } from './bulk-row.ts'
import type { BulkRow, RowFields } from './bulk-row.ts'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | null
  values: readonly Value[]
  nameOf: (value: Value) => string
  none: string
  onChoose: (value: Value | null) => void
}

function ChoiceField<Value extends string>({
  label,
  value,
  values,
  nameOf,
  none,
  onChoose,
}: ChoiceProps<Value>): ReactNode {
  const id = useId()
  return (
    <div className="bulk-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(values.find((each) => each === target.value) ?? null)}
      >
        <Options none={none} of={values.map((each) => [each, nameOf(each)])} />
      </select>
    </div>
  )
}

interface TextProps {
  label: string
  value: string
  maxLength: number
  isLong?: boolean
  lang?: string
  onChange: (value: string) => void
}

export function TextField({
  label,
  value,
  maxLength,
  isLong = false,
  lang,
  onChange,
}: TextProps): ReactNode {
  const id = useId()
  return (
    <div className={`bulk-field${isLong ? ' bulk-field--long' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={maxLength}
        lang={lang}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

interface FieldsProps {
  row: BulkRow
  products: readonly BulkProduct[]
  onEdit: (fields: Partial<RowFields>) => void
}

function DocumentFields({ row, onEdit }: FieldsProps): ReactNode {
  const language = useLanguage()
  const { row: labels } = useTexts(bulkFilesTexts)
  return (
    <>
      <ChoiceField
        label={labels.kind}
        value={row.kind}
        values={documentKindKeys}
        nameOf={(kind) => textOf(documentKinds[kind], language)}
        none={labels.noKind}
        onChoose={(kind) => onEdit({ kind })}
      />
      <ChoiceField
        label={labels.language}
        value={row.language}
        values={localeCodes}
        nameOf={(code) => locales[code].title}
        none={labels.allLanguages}
        onChoose={(code) => onEdit({ language: code })}
      />
      <TextField
        label={labels.revision}
        value={row.revision}
        maxLength={20}
        onChange={(revision) => onEdit({ revision })}
      />
      <TextField
        label={labels.number}
        value={row.number}
        maxLength={60}
        onChange={(number) => onEdit({ number })}
      />
      <TextField
        label={labels.partNumbers}
        value={row.partNumbers.replaceAll('\n', ', ')}
        maxLength={2000}
        onChange={(text) => onEdit({ partNumbers: text.replaceAll(/, ?/g, '\n') })}
      />
    </>
  )
}

/** Fields of a new file: what was read from its name, and its texts in each language. */
export function RowFieldset(props: FieldsProps): ReactNode {
  const language = useLanguage()
  const { row: labels } = useTexts(bulkFilesTexts)
  const { row, products, onEdit } = props
  const isPicture = row.compared.collection === 'media'
  const texts = textsOf(row, products)
  const named = isPicture ? labels.alt : labels.documentTitle
  return (
    <>
      {isPicture ? (
        <ChoiceField
          label={labels.view}
          value={row.view}
          values={pictureViews}
          nameOf={(view) => textOf(viewNames[view], language)}
          none={labels.noView}
          onChoose={(view) => onEdit({ view })}
        />
      ) : (
        <DocumentFields {...props} />
      )}
      {localeCodes.filter(isLocale).map((code) => (
        <TextField
          key={code}
          label={named({ language: locales[code].title })}
          value={texts[code] ?? ''}
          maxLength={isPicture ? alternativeTextMax : titleMax}
          isLong
          lang={locales[code].tag}
          onChange={(text) => onEdit({ texts: { ...row.texts, [code]: text } })}
        />
      ))}
    </>
  )
}
