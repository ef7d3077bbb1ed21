'use client'

import { useEffect } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'
import { useEditor, useEditorStore } from './editor-store.ts'
import { LackList } from './lack-list.tsx'

export interface SectionName {
  index: number
  name: string
  /**
   * Paths of the section's fields; the index shows the number of rows of the first array among
   * them.
   */
  counted: readonly string[]
}

export const sectionId = (index: number): string => `section-${index}`

/** Stores the index of the section in view. */
export function useCurrentSection(names: readonly SectionName[]): void {
  const store = useEditorStore()
  const ids = names.map(({ index }) => index).join(' ')
  useEffect(() => {
    const seen = new Set<number>()
    const indexes = ids.split(' ').map(Number)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = Number(target.id.slice(sectionId(0).length - 1))
          if (isIntersecting) seen.add(index)
          else seen.delete(index)
        }
        const current = indexes.find((index) => seen.has(index))
        if (current !== undefined) store.set({ current })
      },
      // a section counts as in view between the header and the middle of the window
      { rootMargin: '-130px 0px -50% 0px' },
    )
    for (const index of indexes) {
      const section = document.getElementById(sectionId(index))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [store, ids])
}

/** Scrolls to a section and focuses its heading. */
function goToSection(index: number): void {
  const section = document.getElementById(sectionId(index))
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

/** Moves the focus between the links of the index with the arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const links = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function SectionLink({ index, name, counted }: SectionName): ReactNode {
  const labels = useTexts(editorTexts)
  const store = useEditorStore()
  const isCurrent = useEditor((state) => state.current === index)
  const isChanged = useEditor((state) => state.changes.some(({ section }) => section === index))
  const errors = useEditor((state) => state.errors[index] ?? 0)
  const count = useEditor((state) =>
    counted.map((path) => state.counts[path]).find((rows) => rows !== undefined),
  )
  return (
    <li>
      <a
        href={`#${sectionId(index)}`}
        aria-current={isCurrent || undefined}
        onKeyDown={moveByArrows}
        onClick={(event) => {
          event.preventDefault()
          store.set({ isWhole: true })
          goToSection(index)
        }}
      >
        <span className="editor-index__name">{name}</span>
        {count === undefined ? null : <span className="editor-index__count">{count}</span>}
        {errors === 0 ? null : (
          <span className="editor-index__errors" title={labels.errors({ count: errors })}>
            {errors}
            <span className="ui-hidden"> {labels.errors({ count: errors })}</span>
          </span>
        )}
        {isChanged ? (
          <span className="editor-index__changed" title={labels.changed}>
            <span className="ui-hidden">{labels.changed}</span>
          </span>
        ) : null}
      </a>
    </li>
  )
}

/** Index of the editor: links to the sections and to the missing facts. */
export function SectionIndex({
  names,
  title,
}: {
  names: readonly SectionName[]
  title: string
}): ReactNode {
  return (
    <div className="editor-index">
      <nav aria-label={title}>
        <ol>
          {names.map((name) => (
            <SectionLink key={name.index} {...name} />
          ))}
        </ol>
      </nav>
      <LackList />
    </div>
  )
}
