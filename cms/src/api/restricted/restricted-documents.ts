import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { knownLocale, locales } from '@vitrine/configuration/locales'
import type { RestrictedDocument } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import type { Session } from '#src/people/members/session.ts'
import type { RestrictedDocument as Stored, RestrictedFile } from '#src/platform/payload-types.ts'
import { idOf, idsOf } from '#src/api/reading/detail.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'

/** Document with its current revision: the one with a file that was added last. */
export interface Current {
  document: Stored
  section: number
  revision: { label: string; date: string; addedAt: Date; file: RestrictedFile }
}

/**
 * True if a document of a visible section is visible to a member's profile; a document without
 * profiles is visible to all profiles of the section.
 */
export function mayRead(session: Session, document: Pick<Stored, 'profiles'>): boolean {
  const profiles = idsOf(document.profiles)
  return session.admin || profiles.length === 0 || profiles.includes(session.profile)
}

/**
 * Documents of the given sections that a member may read, in the staff's order; the caller checks
 * the access to the sections.
 */
export async function readCurrent(
  payload: Payload,
  locale: CallContext['locale'],
  session: Session,
  sections: readonly number[],
): Promise<Current[]> {
  if (sections.length === 0) return []
  const { docs } = await payload.find({
    collection: 'restricted-documents',
    where: { section: { in: [...sections] } },
    locale,
    depth: 1,
    joins: false,
    sort: ['position', 'id'],
    pagination: false,
    overrideAccess: true,
  })
  return docs
    .filter((document) => mayRead(session, document))
    .flatMap((document) => currentOf(document) ?? [])
}

/**
 * Current revision of a document; undefined if no revision has a file or the document no section.
 */
export function currentOf(document: Stored): Current | undefined {
  const section = idOf(document.section)
  const [newest] = (document.revisions ?? [])
    .flatMap(({ file, revision, date, added_at }) =>
      typeof file === 'object' && file !== null
        ? [{ label: revision, date, addedAt: new Date(added_at ?? date), file }]
        : [],
    )
    .toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
  return section === null || newest === undefined
    ? undefined
    : { document, section, revision: newest }
}

export const isNew = ({ revision }: Current, { lastVisit }: Session): boolean =>
  lastVisit !== null && revision.addedAt > lastVisit

/** Document in the contract's format. */
export function documentOf(current: Current, session: Session): RestrictedDocument {
  const { document, revision } = current
  return {
    id: document.id,
    title: document.title || (revision.file.filename ?? ''),
    description: document.description ?? '',
    kind: document.kind,
    url:
      apiBase +
      apiVersion +
      fillPath(calls['restricted-document-read'].path, { document: String(document.id) }),
    name: revision.file.filename ?? '',
    mime: revision.file.mimeType ?? 'application/octet-stream',
    bytes: revision.file.filesize ?? 0,
    language: document.language ? locales[knownLocale(document.language)].tag : null,
    date: revision.date.slice(0, 10),
    width: null,
    height: null,
    revision: revision.label,
    is_new: isNew(current, session),
  }
}

/** Creates a predicate: the document is in the locale's language or has no language. */
export const isAvailableIn =
  (locale: CallContext['locale']) =>
  ({ document }: Current): boolean =>
    !document.language || document.language === locale
