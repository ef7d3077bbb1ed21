import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { z } from 'zod'

/**
 * Attachment of a reply. `file`: catalog file; `sheet`: data sheet that the site generates, read
 * when the reply is sent; `disk`: file of the computer.
 */
export type Attached =
  | { kind: 'file'; id: number; name: string }
  | { kind: 'sheet'; path: string; name: string }
  | { kind: 'disk'; file: File; name: string }

/** Unsent reply, stored in the browser; files of the computer cannot be stored. */
export interface Draft {
  text: string
  locale: Locale
  attached: Attached[]
  reminds: boolean
}

const storedDraft = z.object({
  text: z.string(),
  locale: z.string().refine((value) => isLocale(value)),
  attached: z.array(
    z.union([
      z.object({ kind: z.literal('file'), id: z.number(), name: z.string() }),
      z.object({ kind: z.literal('sheet'), path: z.string().startsWith('/'), name: z.string() }),
    ]),
  ),
  reminds: z.boolean(),
})

const keyOf = (lead: string): string => `vitrine-reply-${lead}`

/** Stored draft of a lead's reply; undefined if there is none or the browser has no storage. */
export function readDraft(lead: string): Draft | undefined {
  try {
    const draft = storedDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(lead)) ?? '')).data
    return draft && isLocale(draft.locale) ? { ...draft, locale: draft.locale } : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft; removes the stored one if the draft is empty. */
export function keepDraft(lead: string, { text, locale, attached, reminds }: Draft): void {
  const kept = attached.filter(({ kind }) => kind !== 'disk')
  try {
    if (text.trim() === '' && kept.length === 0) localStorage.removeItem(keyOf(lead))
    else
      localStorage.setItem(
        keyOf(lead),
        JSON.stringify({ text, locale, attached: kept, reminds } satisfies Draft),
      )
  } catch {
    // without local storage the draft is lost when the page is left
  }
}

export function dropDraft(lead: string): void {
  try {
    localStorage.removeItem(keyOf(lead))
  } catch {
    // without local storage there is no draft to remove
  }
}
