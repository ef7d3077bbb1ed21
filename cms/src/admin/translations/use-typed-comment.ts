'use client'

import { useState } from 'react'

const keyOf = (key: string): string => `vitrine-comment-${key}`

/** Text of an unsent comment, kept in the browser; browsers without storage keep it on the page. */
export function useTypedComment(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return localStorage.getItem(keyOf(key)) ?? ''
    } catch {
      return ''
    }
  })
  const keep = (typed: string): void => {
    setText(typed)
    try {
      if (typed === '') localStorage.removeItem(keyOf(key))
      else localStorage.setItem(keyOf(key), typed)
    } catch {
      // the text stays on the page
    }
  }
  return [text, keep]
}
