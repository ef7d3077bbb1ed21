import { useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { TargetColumn } from '#src/changes/sheets/sheet-shapes.ts'
import { languageName } from '#src/platform/language-name.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { isNamed } from '#src/search/words/fold.ts'
import { columnNamesTexts } from '#texts/column-names.js'
import { likelyTargets } from './likely-targets.ts'
import type { OpenColumn } from './open-columns.ts'
import './target-select.css'

interface Option {
  /** Key of the column; empty: it is not read; undefined: nothing is said of it. */
  key: string | undefined
  label: string
  /** Key of the column, shown if several columns have its label; empty otherwise. */
  hint?: string
}

interface Group {
  title: string
  options: readonly Option[]
}

/** Columns by what they are of, the most likely first. */
function useGroups(column: OpenColumn, targets: readonly TargetColumn[]): readonly Group[] {
  const labels = useTexts(columnNamesTexts)
  const language = useLanguage()
  return useMemo(() => {
    const likely = likelyTargets(column, targets)
    const byLabel = Map.groupBy(targets, ({ label }) => label)
    const named = (some: readonly TargetColumn[]): Option[] =>
      some.map(({ key, label }) => ({
        key,
        label,
        hint: (byLabel.get(label)?.length ?? 0) > 1 ? key : '',
      }))
    const of = (group: TargetColumn['group'], locale: Locale | null = null): Option[] =>
      named(
        targets.filter(
          (target) =>
            target.group === group && target.locale === locale && !likely.includes(target),
        ),
      )
    return [
      { title: labels.likely, options: named(likely) },
      { title: '', options: [{ key: '', label: labels.notRead }] },
      { title: labels.product, options: of('product') },
      { title: labels.packing, options: of('packing') },
      { title: labels.attributes, options: of('attribute') },
      ...localeCodes.map((code) => ({
        title: labels.textsIn({ language: languageName(code, language) }),
        options: of('text', code),
      })),
    ]
  }, [column, targets, labels, language])
}

const none: Option = { key: undefined, label: '' }

interface GroupProps {
  /** Beginning of the ids of the options. */
  id: string
  group: Group
  /** Place of the first option among all. */
  from: number
  chosen: string | undefined
  /** Place of the option that Enter chooses; -1: the list is closed. */
  active: number
  onChoose: (key: string | undefined) => void
}

/** Options of one kind, with their name above; the keys stay with the field. */
function TargetGroup({ id, group, from, chosen, active, onChoose }: GroupProps): ReactNode {
  const labels = useTexts(columnNamesTexts)
  const { title, options } = group
  return (
    <div role="group" aria-label={title || labels.notRead}>
      {title === '' ? null : <span aria-hidden="true">{title}</span>}
      {options.map((option, at) => (
        <button
          key={`${option.key} ${option.label}`}
          id={`${id}-${from + at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.key === chosen}
          data-active={from + at === active}
          ref={(element) => {
            if (from + at === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.key)}
        >
          {option.label} {option.hint ? <small className="ui-mono">{option.hint}</small> : null}
        </button>
      ))}
    </div>
  )
}

interface Props {
  column: OpenColumn
  targets: readonly TargetColumn[]
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

/** Choice of what a column of a spreadsheet is, among all columns, which the typed text narrows. */
export function TargetSelect({ column, targets, chosen, onChoose }: Props): ReactNode {
  const labels = useTexts(columnNamesTexts)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(0)
  const groups = useGroups(column, targets)
  const found = groups
    .map(({ title, options }) => ({
      title,
      options: options.filter(({ label }) => isNamed(label, text ?? '')),
    }))
    .filter(({ options }) => options.length > 0)
  const options = found.flatMap((group) => group.options)
  const isOpen = text !== undefined
  const label =
    chosen === ''
      ? labels.notRead
      : (targets.find(({ key }) => key === chosen)?.label ?? chosen ?? '')
  const open = (input: HTMLInputElement, typed: string): void => {
    setText(typed)
    setActive(0)
    list.current?.showPopover({ source: input })
  }
  const close = (): void => {
    setText(undefined)
    list.current?.hidePopover()
  }
  const choose = (key: string | undefined): void => {
    onChoose(key)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = options[active]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) open(event.currentTarget, '')
      else if (options.length > 0) setActive((active + step + options.length) % options.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (option) choose(option.key)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Backspace' && !isOpen && chosen !== undefined) {
      event.preventDefault()
      onChoose(undefined)
    }
  }
  return (
    <span className="target-select">
      <input
        type="text"
        role="combobox"
        aria-label={labels.isWhich({ head: column.head })}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={label || labels.which}
        value={text ?? label}
        onClick={({ currentTarget }) => open(currentTarget, '')}
        onChange={({ currentTarget }) => open(currentTarget, currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        ref={list}
        id={`${id}-list`}
        popover="manual"
        role="listbox"
        aria-label={labels.isWhich({ head: column.head })}
        className="ui-popover target-select__list"
      >
        {found.map((group) => (
          <TargetGroup
            key={group.title}
            id={id}
            group={group}
            from={options.indexOf(group.options[0] ?? none)}
            chosen={chosen}
            active={isOpen ? active : -1}
            onChoose={choose}
          />
        ))}
        {options.length === 0 ? <span className="ui-small">{labels.noColumn}</span> : null}
      </div>
    </span>
  )
}
