import { useState } from 'react'

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // without local storage the text is lost when the page is left
  }
}

/**
 * Text of a field, kept in the local storage until it is saved. Only for components that are not
 * rendered on the server.
 * @param stored - Saved text, shown if the local storage has none.
 */
export function useKeptText(
  key: string,
  stored: string,
): { text: string; setText: (text: string) => void; clear: () => void } {
  const [kept, setKept] = useState(() => read(key))
  const set = (text: string | undefined): void => {
    setKept(text)
    write(key, text)
  }
  return {
    text: kept ?? stored,
    setText: (text) => set(text === stored ? undefined : text),
    clear: () => set(undefined),
  }
}
