import { createContext, use, useSyncExternalStore } from 'react'
import type { LanguageAnswer } from '#src/publishing/languages/language-answer.ts'
import type { DocumentAnswer } from '#src/panel-calls/documents.ts'
import type { FieldChange, LanguageEffect } from './document-changes.ts'

/** State that the components of an open editor share. */
export interface EditorState {
  /** Saved document; undefined while it loads, and for a new document. */
  document: DocumentAnswer | undefined
  /** Languages and scheduled times; undefined while they load. */
  languages: LanguageAnswer | undefined
  effects: readonly LanguageEffect[]
  /** Unpublished changes in the language of the form. */
  changes: readonly FieldChange[]
  /** True if all sections are rendered. */
  isWhole: boolean
  /** Number of rows by path of the array field. */
  counts: Readonly<Record<string, number>>
  /** Number of invalid fields by index of the section. */
  errors: readonly number[]
  /** Index of the section in view. */
  current: number
  /** Language of the form. */
  locale: string
  /** Opens the next missing fact. */
  followNextLack: () => void
  /** Element at the end of the editor into which the action bar is rendered. */
  foot: HTMLElement | null
}

/**
 * Store outside React's state, so that a change renders only the components that read the changed
 * part.
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

/** Store of the surrounding editor. Components outside an editor share an empty default store. */
export const EditorContext = createContext<EditorStore>(createEditorStore())

export const useEditorStore = (): EditorStore => use(EditorContext)

/**
 * Reads a part of the state and subscribes to it. `read` must return the same reference as long as
 * that part is unchanged.
 */
export function useEditor<Value>(read: (state: EditorState) => Value): Value {
  const store = useEditorStore()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.get()),
  )
}
