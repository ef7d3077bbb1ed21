import { createContext, use, useSyncExternalStore } from 'react'
import type { LanguageAnswer } from '#src/publishing/languages/language-answer.ts'
import type { DocumentAnswer } from './document-answer.ts'
import type { FieldChange, LanguageEffect } from './document-changes.ts'

/** State that the parts of an open editor share. */
export interface EditorState {
  /** Undefined until it has been read, and for a new document. */
  document: DocumentAnswer | undefined
  /** Languages and scheduled times; undefined until they have been read. */
  languages: LanguageAnswer | undefined
  effects: readonly LanguageEffect[]
  /** Changes in the language of the form. */
  changes: readonly FieldChange[]
  /** True if all sections are rendered. */
  isWhole: boolean
  /** Number of rows by field. */
  counts: Readonly<Record<string, number>>
  /** Number of invalid fields by section. */
  errors: readonly number[]
  /** Index of the section in view. */
  current: number
  /** Language of the form. */
  locale: string
  /** Moves to the next field that lacks a value. */
  followNextLack: () => void
  /** Element at the end of the editor in which the bar is rendered. */
  foot: HTMLElement | null
}

/**
 * Store outside React: a component that reads a part of the state renders again only when that part
 * changes.
 */
export interface EditorStore {
  get: () => EditorState
  set: (change: Partial<EditorState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createEditorStore(): EditorStore {
  let state: EditorState = {
    document: undefined,
    languages: undefined,
    effects: [],
    changes: [],
    isWhole: false,
    counts: {},
    errors: [],
    current: 0,
    locale: '',
    followNextLack: () => undefined,
    foot: null,
  }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Store of the surrounding editor; a separate, empty store outside an editor. */
export const EditorContext = createContext<EditorStore>(createEditorStore())

export const useEditorStore = (): EditorStore => use(EditorContext)

/** Part of the state; `read` returns the same value while nothing that it reads has changed. */
export function useEditor<Value>(read: (state: EditorState) => Value): Value {
  const store = useEditorStore()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.get()),
  )
}
