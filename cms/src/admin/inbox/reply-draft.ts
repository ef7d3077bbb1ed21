import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { z } from 'zod'

/**
 * Attachment of a reply. `sheet`: a data sheet that the site generates, fetched when the reply is
 * sent.
 */
export type Attached =
  | { kind: 'file'; id: number; name: string }
  | { kind: 'sheet'; path: string; name: string }
  | { kind: 'disk'; file: File; name: string }

/** Reply that is being written, as kept in the browser; files of the disk cannot be kept. */
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

/** Draft of a lead in the browser; undefined without any, or if the browser keeps nothing. */
export function readDraft(lead: string): Draft | undefined {
  try {
    const draft = storedDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(lead)) ?? '')).data
    return draft && isLocale(draft.locale) ? { ...draft, locale: draft.locale } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft, or removes an empty one. */
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
    // a browser without storage keeps no draft
  }
}

export function dropDraft(lead: string): void {
  try {
    localStorage.removeItem(keyOf(lead))
  } catch {
    // nothing was kept
  }
}
