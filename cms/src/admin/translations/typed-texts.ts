import { z } from 'zod'
import type { DeskDocument, DeskText } from '#src/translation/desk-shapes.ts'

/** Passage as typed. `isValid`: translated from the source as it is now. */
export interface TypedPassage {
  text: string
  isValid: boolean
}

/** Typed passages by path; paths without changes are absent. */
export type TypedTexts = Readonly<Record<string, readonly TypedPassage[]>>

const kept = z.record(z.string(), z.array(z.object({ text: z.string(), isValid: z.boolean() })))

const keyOf = (item: string): string => `vitrine-translation-${item}`

/** Passages of a text as they are saved. */
export const savedPassages = ({ passages }: DeskText): TypedPassage[] =>
  passages.map(({ target }) => ({ text: target, isValid: false }))

/** True if a typed text differs from the saved one. */
export const isTyped = (text: DeskText, typed: readonly TypedPassage[] | undefined): boolean =>
  typed !== undefined &&
  text.passages.some(({ target, state }, at) => {
    const passage = typed[at]
    return (
      passage !== undefined &&
      (passage.text !== target || (passage.isValid && state === 'outdated'))
    )
  })

/** Texts that the browser kept of a document, of passages that still exist. */
export function readTyped(item: string, document: DeskDocument): TypedTexts {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(keyOf(item)) ?? '{}')).data ?? {}
    return Object.fromEntries(
      document.texts.flatMap((text) => {
        const typed = found[text.path]
        return typed?.length === text.passages.length && isTyped(text, typed)
          ? [[text.path, typed]]
          : []
      }),
    )
  } catch {
    return {}
  }
}

/** Typed texts of a document that was read again, without those that somebody else has changed. */
export const stillTyped = (
  typed: TypedTexts,
  before: Pick<DeskDocument, 'texts'>,
  after: Pick<DeskDocument, 'texts'>,
): TypedTexts =>
  Object.fromEntries(
    Object.entries(typed).filter(([path, passages]) => {
      const [former, saved] = [before, after].map(({ texts }) =>
        texts.find((text) => text.path === path),
      )
      return (
        former !== undefined &&
        saved !== undefined &&
        saved.passages.length === passages.length &&
        sameFingerprints(former.sourceSeen, saved.sourceSeen) &&
        sameFingerprints(former.targetSeen, saved.targetSeen)
      )
    }),
  )

const sameFingerprints = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(' ') === other.join(' ')

/** Keeps typed texts in the browser until they are saved. */
export function keepTyped(item: string, typed: TypedTexts): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(item))
    else localStorage.setItem(keyOf(item), JSON.stringify(typed))
  } catch {
    // a browser without storage keeps nothing
  }
}
