import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { isOfSite } from '#src/content/site-modules.ts'
import { readOpenSessions } from '#src/people/staff/open-sessions.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'
import { unrecordedCollections } from '#src/recording/history/personal.ts'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { HistoryContext, Kind } from './history-context.ts'
import { LazyHistory } from './lazy-history.tsx'
import './history.css'
import './history-filters.css'
import './set-details.css'
import './staff-log.css'

/** Kinds of documents with a history that an account may read, by name. */
function kindsOf({ payload, user, i18n }: PayloadRequest): Kind[] {
  const named = (slug: string, label: unknown): Kind => ({
    slug,
    name: textOf(label as Label, i18n.language),
  })
  const collections = Object.keys(permissions)
    .filter((slug): slug is PermittedCollection => slug in permissions)
    .filter((slug) => !unrecordedCollections.has(slug) && isOfSite(slug))
    .filter((slug) => hasRole({ user }, permissions[slug].read))
    .map((slug) => named(slug, payload.collections[slug].config.labels.plural))
  const globals = payload.globals.config
    .filter((global): global is typeof global & { slug: PermittedGlobal } =>
      Object.hasOwn(globalPermissions, global.slug),
    )
    .filter(({ slug }) => isOfSite(slug) && hasRole({ user }, globalPermissions[slug].read))
    .map(({ slug, label }) => named(slug, label))
  return [...collections, ...globals].toSorted((one, other) =>
    one.name.localeCompare(other.name, i18n.language),
  )
}

async function contextOf(req: PayloadRequest): Promise<HistoryContext> {
  const { payload, user, i18n } = req
  const isAdministrator = hasRole({ user }, permissions.users.read)
  const [people, sessions] = await Promise.all([
    payload.find({
      collection: 'users',
      select: { name: true },
      sort: 'name',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
    isAdministrator ? readOpenSessions(req) : [],
  ])
  return {
    language: i18n.language,
    isAdministrator,
    kinds: kindsOf(req),
    people: people.docs.map(({ id, name }) => ({ id, name })),
    sessionCount: sessions.length,
  }
}

/** History: changes, and for administrators the log-ins and open sessions of the staff. */
export async function HistoryView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('history', req.user)) notFound()
  return (
    <PanelView name="history" view={props}>
      <LazyHistory {...await contextOf(req)} />
    </PanelView>
  )
}
