import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { ColumnFilter } from '#src/admin/grid/core/filter.ts'
import { FillGtins } from '#src/admin/gtins/fill-gtins.tsx'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import { useTexts } from '#src/platform/language.ts'
import { Chip } from '#src/ui/chip.tsx'
import { gridTexts } from '#texts/grid.js'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import type { WorkProps } from './work-props.ts'

interface Props extends WorkProps {
  editor: GridEditor
  openColumns: (button: HTMLElement) => void
  openFind: () => void
}

/** Values of a filter: its texts, its bounds, or the text that is contained. */
function filterText(filter: ColumnFilter): string {
  switch (filter.kind) {
    case 'values':
      return filter.texts.map((text) => text || '–').join(', ')
    case 'contains':
      return filter.text
    case 'between':
      return `${filter.from ?? ''}–${filter.to ?? ''}`
  }
}

/** Filters of columns, each of which can be removed: of the rows that were read, as they are edited. */
function ColumnFilters({ editor }: Props): ReactNode {
  const labels = useTexts(gridTexts)
  const { view, attributes } = editor
  const filters = Object.entries(view.filters.columns)
  if (filters.length === 0) return null
  const nameOf = (key: string): string =>
    attributes.find((each) => each.key === key)?.label ?? labels.code
  return (
    <>
      <span className="ui-small">{labels.inTable}</span>
      {filters.map(([key, filter]) => (
        <Chip key={key} name={nameOf(key)} value={filterText(filter)}>
          <button
            type="button"
            aria-label={labels.removeFilter({ name: nameOf(key) })}
            onClick={() => view.filterColumn(key, undefined)}
          >
            <ListIcon name="remove" />
          </button>
        </Chip>
      ))}
    </>
  )
}

/** Languages whose texts are columns. */
function LanguageMenu({ languages, onView }: Props): ReactNode {
  const labels = useTexts(gridTexts)
  const toggle = (code: Locale): void =>
    onView({
      languages: localeCodes.filter((each) =>
        each === code ? !languages.includes(each) : languages.includes(each),
      ),
    })
  if (localeCodes.length === 1) return null
  return (
    <>
      <Button look="quiet" className="grid-languages" popoverTarget="grid-languages">
        {labels.languages} {languages.join(', ').toUpperCase()}
        <ListIcon name="down" />
      </Button>
      <fieldset id="grid-languages" popover="auto" className="grid-popover">
        <legend className="ui-hidden">{labels.languages}</legend>
        {localeCodes.map((code) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={languages.includes(code)}
              onChange={() => toggle(code)}
            />
            {locales[code].title}
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** Filters, columns, groups and undo of the grid. */
export function GridBar(props: Props): ReactNode {
  const labels = useTexts(gridTexts)
  const texts = useTexts(sheetTexts)
  const { undo } = useTexts(variantsGridTexts)
  const { editor, view: shown, onView, openColumns, openFind } = props
  const { view, columns } = editor
  const { filters } = view
  // the address has the filters, so that it can be sent
  useEffect(() => {
    if (filters !== shown.filters) onView({ filters })
    // oxlint-disable-next-line react/exhaustive-deps -- only changed filters are written
  }, [filters])
  const known = new Set(columns.ordered.map(({ key }) => key))
  const chosen = (keys: readonly string[] = []): string =>
    keys.filter((key) => known.has(key)).join()
  const hidden = chosen(columns.chosen.hidden)
  const asked = chosen(columns.chosen.asked)
  useEffect(() => {
    const listOf = (text: string): string[] | undefined =>
      text === '' ? undefined : text.split(',')
    if (hidden !== (shown.hidden ?? []).join() || asked !== (shown.asked ?? []).join())
      onView({ hidden: listOf(hidden), asked: listOf(asked) })
    // oxlint-disable-next-line react/exhaustive-deps -- only changed columns are written
  }, [hidden, asked])
  const { text } = props
  useEffect(() => {
    if ((filters.text ?? '') !== text.trim()) view.filterText(text)
    // oxlint-disable-next-line react/exhaustive-deps -- the rows are searched when the text changes
  }, [text])
  const only = (kind: 'errors' | 'changes', label: string): ReactNode => (
    <button
      type="button"
      className="ui-chip grid-chip--toggle"
      aria-pressed={filters.only === kind}
      onClick={() => view.filterOnly(filters.only === kind ? undefined : kind)}
    >
      {label}
    </button>
  )
  return (
    <div className="ui-bar grid-bar" role="toolbar" aria-label={labels.bar}>
      {props.filters}
      <ColumnFilters {...props} />
      {only('changes', texts.filter.changes)}
      {only('errors', texts.filter.errors)}
      {view.isFiltered ? (
        <Button look="link" onClick={view.clear}>
          {labels.clearTable}
        </Button>
      ) : null}
      <span className="ui-bar__end">
        <LanguageMenu {...props} />
        <Button
          look="quiet"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openColumns(currentTarget)}
        >
          {texts.columns.menu({ shown: columns.shown.length, total: columns.ordered.length })}
          <ListIcon name="down" />
        </Button>
        {props.model.answer.groups.length === 0 ? null : (
          <Button
            look="quiet"
            className="grid-bar__wide"
            aria-pressed={shown.isGrouped}
            onClick={() => onView({ isGrouped: !shown.isGrouped })}
          >
            {labels.grouped}
          </Button>
        )}
        {props.model.answer.what === 'parts' ? <FillGtins editor={editor} /> : null}
        <Button look="quiet" onClick={openFind}>
          {texts.find.open}
        </Button>
        <Button look="quiet" aria-disabled={!editor.canUndo} onClick={editor.undo}>
          {undo}
        </Button>
        <Button
          look="quiet"
          className="grid-bar__wide"
          aria-disabled={!editor.canRedo}
          onClick={editor.redo}
        >
          {texts.redo}
        </Button>
      </span>
    </div>
  )
}
