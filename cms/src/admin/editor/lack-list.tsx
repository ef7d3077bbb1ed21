'use client'

import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { fieldInHash, goToField } from '#src/admin/panel/go-to-field.ts'
import { useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'
import { useEditor, useEditorStore } from './editor-store.ts'
import type { EditorStore } from './editor-store.ts'

const abbreviations: ReadonlySet<string> = new Set(Object.values(locales).map(({ abbr }) => abbr))

/** Splits the name of a missing fact into field and language abbreviation: `Resumo · ES`. */
function partsOf(name: string): { field: string; letters: string | undefined } {
  const at = name.lastIndexOf(' · ')
  const letters = name.slice(at + 3)
  return at > 0 && abbreviations.has(letters)
    ? { field: name.slice(0, at), letters }
    : { field: name, letters: undefined }
}

/**
 * Click handler of a missing fact: scrolls to the field if it belongs to the open form; otherwise
 * the link navigates.
 */
function stayInForm(event: MouseEvent<HTMLAnchorElement>, store: EditorStore): void {
  const target = new URL(event.currentTarget.href)
  const field = fieldInHash(target.hash)
  const locale = target.searchParams.get('locale')
  const own = new URLSearchParams(window.location.search).get('locale')
  const isOwn = locale === null || locale === (own ?? store.get().locale)
  if (field === undefined || !isOwn || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  void goToField(field, () => store.set({ isWhole: true }))
}

/**
 * Ref of the list of missing facts. Alt+F and the button in the header click its links one after
 * another.
 */
function useNextLack() {
  const store = useEditorStore()
  const list = useRef<HTMLUListElement>(null)
  const next = useRef(0)
  useEffect(() => {
    const follow = (): void => {
      const links = list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []
      links[next.current % Math.max(1, links.length)]?.click()
      next.current++
    }
    store.set({ followNextLack: follow })
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.code !== 'KeyF') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) follow()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [store])
  return list
}

/** Missing facts of the saved document, each a link to its field. */
export function LackList(): ReactNode {
  const labels = useTexts(editorTexts)
  const store = useEditorStore()
  const document = useEditor((state) => state.document)
  const lacks = document?.lacks ?? []
  const list = useNextLack()
  if (!document || document.share === null) return null
  return (
    <div className="editor-lacks">
      <h3>{labels.lacks({ count: lacks.length })}</h3>
      {lacks.length === 0 ? null : (
        <ul ref={list}>
          {lacks.map(({ name, href }) => {
            const { field, letters } = partsOf(name)
            return (
              <li key={`${name} ${href}`}>
                <Link href={href} prefetch={false} onClick={(event) => stayInForm(event, store)}>
                  <span>{field}</span>
                  {letters === undefined ? null : <abbr>{letters}</abbr>}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
