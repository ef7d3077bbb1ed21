import { ChevronIcon, ReactSelect } from '@payloadcms/ui'
import { useState } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { Choice } from '#src/panel-calls/find.ts'
import { useTexts } from '#src/platform/language.ts'
import { relationsTexts } from '#texts/relations.js'
import { keyOf } from './relation-values.ts'
import type { Reference } from './relation-values.ts'
import { useFound } from './use-choices.ts'
import type { Asked } from './use-choices.ts'
import './relation-field.css'

/** Option of the select; its value is the key of a document. */
interface RelationOption {
  [key: string]: unknown
  value: string
  label: string
  detail: string
  reference: Reference
  /** True if a value is shown with its detail: a document, or one of several of its name. */
  isTold?: boolean
}

const optionOf = (reference: Reference, choice: Choice | undefined): RelationOption => ({
  value: keyOf(reference),
  label: choice?.title ?? `#${reference.value}`,
  detail: choice?.detail ?? '',
  reference,
})

/** Values of which those that the title alone does not tell are shown with their detail. */
function toldApart(options: readonly RelationOption[]): RelationOption[] {
  const named = Map.groupBy(options, ({ label }) => label)
  return options.map((option) => ({
    ...option,
    isTold: option.reference.relationTo === 'files' || (named.get(option.label)?.length ?? 0) > 1,
  }))
}

const isOption = (option: unknown): option is RelationOption =>
  typeof Object(option).reference === 'object'

/** Attributes of the select that Payload's wrapper passes on to react-select. */
const passedOn = {
  hideSelectedOptions: false,
  formatOptionLabel: (option: RelationOption, { context }: { context: string }): ReactNode =>
    context === 'value' && !option.isTold ? (
      option.label
    ) : (
      <span className="relation-field__option">
        <span>{option.label}</span>
        <span className="relation-field__detail">{option.detail}</span>
      </span>
    ),
}

interface IndicatorProps {
  innerProps: HTMLAttributes<HTMLSpanElement> & { ref?: Ref<HTMLSpanElement> }
}

/**
 * Mark that opens the select by the pointer. Payload's is a button: the keyboard reaches it, and it is
 * hidden from screen readers.
 */
const components = {
  DropdownIndicator: ({ innerProps }: IndicatorProps): ReactNode => (
    <span className="dropdown-indicator" {...innerProps}>
      <ChevronIcon className="dropdown-indicator__icon" />
    </span>
  ),
}

/** The server's answer is shown as it is. */
const everyOption = (): boolean => true

interface SelectProps {
  id: string
  references: readonly Reference[]
  titles: ReadonlyMap<string, Choice>
  asked: Asked
  hasMany: boolean
  isSortable: boolean
  isClearable: boolean
  isFixed: boolean
  showError: boolean
  /** Documents whose titles the select has read. */
  onChoose: (references: Reference[], learned: readonly Choice[]) => void
}

/** Select of documents that offers what the server finds for the typed text. */
export function RelationSelect(props: SelectProps): ReactNode {
  const { id, references, titles, asked, hasMany, onChoose } = props
  const labels = useTexts(relationsTexts)
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { found, hasFailed } = useFound(query.trim(), isOpen, asked)
  const isAnswered = found?.query === query.trim()
  const choices = found?.choices ?? []
  const chosen = toldApart(references.map((each) => optionOf(each, titles.get(keyOf(each)))))
  const taken = new Set(hasMany ? chosen.map((option) => option.value) : [])
  const options = choices
    .map((choice) => optionOf({ relationTo: choice.collection, value: choice.id }, choice))
    // a document that is chosen already is shown as such: its absence would say that it is not found
    .map((option) =>
      taken.has(option.value) ? { ...option, detail: labels.taken, isDisabled: true } : option,
    )
  const [only] = chosen
  const said =
    !isOpen || !isAnswered ? '' : found.isNear ? labels.near : found.isMore && labels.more
  return (
    <>
      <ReactSelect
        {...passedOn}
        components={components}
        inputId={`${id}-input`}
        disabled={props.isFixed}
        filterOption={everyOption}
        isLoading={isOpen && !isAnswered && !hasFailed}
        isMulti={hasMany}
        isSortable={hasMany && props.isSortable}
        isClearable={props.isClearable}
        menuIsOpen={isOpen}
        noOptionsMessage={() =>
          hasFailed ? labels.failed : isAnswered ? labels.none : labels.searching
        }
        onChange={(selected: unknown) =>
          onChoose(
            [selected]
              .flat()
              .filter(isOption)
              .map(({ reference }) => reference),
            choices,
          )
        }
        onInputChange={setQuery}
        onMenuOpen={() => setIsOpen(true)}
        onMenuClose={() => setIsOpen(false)}
        options={options}
        showError={props.showError}
        {...(hasMany ? { value: chosen } : only ? { value: only } : {})}
      />
      <p className="relation-field__said" role="status">
        {said}
      </p>
    </>
  )
}
