'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { isMatch, neighborIn, replaceIn } from '#src/admin/grid/core/find.ts'
import type { TextSearch } from '#src/admin/grid/core/find.ts'
import { cellCount, placesOf, wholeSheet } from '#src/admin/grid/core/selection.ts'
import type { Place, Rect } from '#src/admin/grid/core/selection.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { sheetTexts } from '#texts/sheet.js'
import type { GridEditor } from './use-grid-editor.ts'

const scopes = ['all', 'selection', 'column'] as const
type Scope = (typeof scopes)[number]

interface Props {
  editor: GridEditor
  closed: boolean
  onClose: () => void
}

/**
 * State of a search: its text, its scope (the shown rows, one column, or the selection) and the
 * matching cells.
 */
function useSearch(editor: GridEditor) {
  const { rect, extent, active, textAt } = editor
  const [search, setSearch] = useState<TextSearch>({ text: '', whole: false })
  const [scope, setScope] = useState<Scope>(cellCount(rect) > 1 ? 'selection' : 'all')
  /**
   * Selection at the time when the scope was chosen, because moving to a match changes the
   * selection.
   */
  const [area, setArea] = useState<Rect>(rect)
  const { active: first, end: last } = wholeSheet(extent)
  const whole = { top: first.row, left: first.column, bottom: last.row, right: last.column }
  const searched: Rect =
    scope === 'all'
      ? whole
      : scope === 'column'
        ? { ...whole, left: area.left, right: area.left }
        : { ...area, bottom: Math.min(area.bottom, whole.bottom) }
  const isAsked = search.whole ? true : search.text !== ''
  const matches: Place[] =
    isAsked && extent.rows > 0
      ? placesOf(searched).filter((place) => isMatch(textAt(place), search))
      : []
  const flat = ({ row, column }: Place): number => row * extent.columns + column
  const neighbor = (step: 1 | -1): Place | undefined => {
    const position = neighborIn(matches.map(flat), flat(active), step)
    return matches.find((match) => flat(match) === position)
  }
  return {
    search,
    setSearch,
    scope,
    chooseScope: (next: Scope): void => {
      setScope(next)
      setArea(rect)
    },
    matches,
    neighbor,
    isOnMatch: matches.some((match) => flat(match) === flat(active)),
  }
}

/** Text that replaces the matches, one or all of them. */
function ReplaceFields({
  replace,
  replaceAll,
}: {
  replace: (replacement: string) => void
  replaceAll: (replacement: string) => void
}): ReactNode {
  const { find: texts } = useTexts(sheetTexts)
  const [replacement, setReplacement] = useState('')
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        {texts.replacement}
        <input
          id={id}
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
      </label>
      <Button onClick={() => replace(replacement)}>{texts.replace}</Button>
      <Button onClick={() => replaceAll(replacement)}>{texts.replaceAll}</Button>
    </>
  )
}

/** Search in a grid, and replacement of one match or all of them as one undo step. */
export function FindBar({ editor, closed, onClose }: Props): ReactNode {
  const { find: texts, results, close } = useTexts(sheetTexts)
  const { active, write, textAt, select, go } = editor
  const { search, setSearch, scope, chooseScope, matches, neighbor, isOnMatch } = useSearch(editor)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.select(), [])
  const step = (by: 1 | -1): void => {
    const match = neighbor(by)
    if (match) select({ active: match, end: match }, 'none')
  }
  const replaceAt = (places: readonly Place[], replacement: string): void =>
    void write(
      places.map((place) => ({ place, text: replaceIn(textAt(place), search, replacement) })),
      results.replaced,
    )
  const leave = (): void => {
    onClose()
    go(active)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && event.target === field.current) step(event.shiftKey ? -1 : 1)
    // Enter would submit the form of the document
    if (
      event.key === 'Escape' ||
      (event.key === 'Enter' && event.target instanceof HTMLInputElement)
    )
      event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps keys of its fields from the panel's shortcuts
    <div className="variants-grid__find" role="search" onKeyDown={onKeyDown}>
      <label htmlFor={`${id}-text`}>
        {texts.text}
        <input
          ref={field}
          id={`${id}-text`}
          autoComplete="off"
          value={search.text}
          onChange={({ target }) => setSearch({ ...search, text: target.value })}
        />
      </label>
      <label htmlFor={`${id}-scope`}>
        {texts.scope}
        <select
          id={`${id}-scope`}
          value={scope}
          onChange={({ target }) =>
            chooseScope(scopes.find((each) => each === target.value) ?? 'all')
          }
        >
          <Options of={scopes.map((each) => [each, texts[each]])} />
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={search.whole}
          onChange={({ target }) => setSearch({ ...search, whole: target.checked })}
        />{' '}
        {texts.whole}
      </label>
      <span role="status" className="variants-grid__matches">
        {texts.matches({ count: matches.length })}
      </span>
      <Button onClick={() => step(-1)}>{texts.previous}</Button>
      <Button onClick={() => step(1)}>{texts.next}</Button>
      {closed ? null : (
        <ReplaceFields
          replace={(replacement) => {
            if (isOnMatch) replaceAt([active], replacement)
            step(1)
          }}
          replaceAll={(replacement) => replaceAt(matches, replacement)}
        />
      )}
      <Button onClick={leave}>{close}</Button>
    </div>
  )
}
