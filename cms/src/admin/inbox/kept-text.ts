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
    // a browser without storage keeps no text
  }
}

/**
 * Text of a field in the browser's storage until it is saved. Components that use it are rendered
 * in the browser only.
 *
 * @param stored - Saved text, which the field shows without a kept one.
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
