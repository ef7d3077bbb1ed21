import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'

/** Maximum drafts and maximum change sets of a release. */
export const maxItems = { drafts: 500, imports: 50 } as const

/** Draft of a release; `locales`: languages to publish. */
export const draftInput = z.object({
  collection: z
    .string()
    .refine((slug) => Object.hasOwn(permissions, slug) || Object.hasOwn(globalPermissions, slug)),
  /** 0: a global. */
  id: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  locales: z.array(z.string().refine(isLocale)).min(1).max(64),
})

/** What goes live together: latest versions of documents in languages, and checked plans. */
export const releaseContent = z.object({
  drafts: z.array(draftInput).max(maxItems.drafts),
  imports: z
    .array(
      z
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1),
    )
    .max(maxItems.imports),
})

export interface ReleasedDraft {
  collection: string
  id: number
  locales: Locale[]
}

export interface ReleaseContent {
  drafts: ReleasedDraft[]
  imports: number[]
}

export const emptyRelease: ReleaseContent = { drafts: [], imports: [] }

export const bytesOf = (content: ReleaseContent): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(content))

/** Content of a release from its kept bytes. */
export function contentOf(bytes: Uint8Array): ReleaseContent {
  const { drafts, imports } = releaseContent.parse(JSON.parse(new TextDecoder().decode(bytes)))
  return {
    drafts: drafts.map(({ locales, ...draft }) => ({
      ...draft,
      locales: locales.filter(isLocale),
    })),
    imports,
  }
}

const keyOf = ({ collection, id }: Pick<ReleasedDraft, 'collection' | 'id'>): string =>
  `${collection} ${id}`

/** Content with further drafts and plans; languages of a draft that it has already are added. */
export function withItems(content: ReleaseContent, added: ReleaseContent): ReleaseContent {
  const drafts = new Map(content.drafts.map((draft) => [keyOf(draft), draft]))
  for (const draft of added.drafts) {
    const known = drafts.get(keyOf(draft))
    const locales = [...new Set([...(known?.locales ?? []), ...draft.locales])]
    drafts.set(keyOf(draft), { ...draft, locales })
  }
  return {
    drafts: [...drafts.values()],
    imports: [...new Set([...content.imports, ...added.imports])],
  }
}

/** Content without some drafts and plans. */
export function withoutItems(
  content: ReleaseContent,
  removed: { drafts: Pick<ReleasedDraft, 'collection' | 'id'>[]; imports: number[] },
): ReleaseContent {
  const left = new Set(removed.drafts.map(keyOf))
  return {
    drafts: content.drafts.filter((draft) => !left.has(keyOf(draft))),
    imports: content.imports.filter((id) => !removed.imports.includes(id)),
  }
}
