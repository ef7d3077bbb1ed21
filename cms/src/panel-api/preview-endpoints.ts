import { defaultLocale } from '@vitrine/configuration/locales'
import { stringifySetCookie } from 'cookie'
import {
  previewCookie,
  previewPath,
  teamCookie,
  teamCookieSeconds,
} from '@vitrine/contract/internal'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { parseCookies } from 'payload'
import { isComparedApart } from '#src/changes/plans/plan-queue.ts'
import { readPlanFile } from '#src/changes/plans/plan-store.ts'
import { contentsOfPlan } from '#src/changes/plans/planned-contents.ts'
import { workApart } from '#src/jobs/large-work.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import { environment } from '#src/platform/environment.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { panelApiTexts } from '#texts/panel-api.js'
import { readAlternates } from '#src/api/reading/alternates.ts'
import { pages } from '#src/content/page-collections.ts'
import { readLaunch } from '#src/publishing/launch-state.ts'
import { asIfPublished } from '#src/publishing/preview/as-if-published.ts'
import {
  closePreview,
  isGlobal,
  isLocale,
  isPreviewable,
  noteTyped,
  openPreview,
  previewedDocuments,
  previewLifetimeSeconds,
} from '#src/publishing/preview/preview.ts'
import type { PlannedContent, Preview, Previewed } from '#src/publishing/preview/preview.ts'

const labels = labelsOf(panelApiTexts)

/** Page that shows the preview of a global. */
const globalScreens = {
  appearance: 'home',
  home: 'home',
  layout: 'home',
  navigation: 'home',
  institutional: 'institutional',
  tooling: 'tooling',
} as const

/** Time limit of a preview of a large plan, ms. */
const timeoutMs = 60_000

/** Documents of a change set among which a page is looked for. */
const maxTried = 20

const untitled = labels.untitled
const unknown = labels.unknown
const { notNow: notOnSite } = labelsOf(editorTexts).preview

/** `Set-Cookie` for the whole site, `maxAge` in seconds; 0 removes the cookie. */
const cookie = (name: string, value: string, maxAge: number): string =>
  stringifySetCookie({
    name,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    secure: environment.PUBLIC_ORIGIN.startsWith('https:'),
    sameSite: 'lax',
  })

const say = (req: PayloadRequest, text: Parameters<typeof textOf>[0], status: number): Response =>
  new Response(textOf(text, req.i18n?.language), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Preview that is computed in a process of its own; the next one waits for it. */
let computing: Promise<unknown> = Promise.resolve()

/** Documents of a large plan, computed beside other requests. */
function contentsApart(req: PayloadRequest, id: number): Promise<PlannedContent[]> {
  const more = [String(staffOf(req)?.id), req.i18n.language]
  const computed = computing.then(
    () =>
      workApart('preview', id, AbortSignal.timeout(timeoutMs), more) as Promise<PlannedContent[]>,
  )
  computing = computed.catch(() => undefined)
  return computed
}

/**
 * Documents as a plan or a release would leave them; undefined for an unknown one, or if the
 * account may not order it.
 */
async function plannedOf(req: PayloadRequest, given: unknown): Promise<Previewed | undefined> {
  const id = Number(given)
  if (!Number.isInteger(id) || !hasRole(req, permissions.products.create)) return undefined
  const bytes = (await readPlanFile(req.payload, id))?.byteLength
  if (bytes === undefined) return undefined
  const planned = (await isComparedApart(req.payload, bytes))
    ? await contentsApart(req, id)
    : await contentsOfPlan(req, id)
  return planned && { planned }
}

/** Requested document or global; undefined if there is none, or if the account may not read it. */
async function previewedOf(
  req: PayloadRequest,
  slug: unknown,
  id: unknown,
): Promise<Previewed | undefined> {
  if (typeof slug !== 'string') return undefined
  if (isGlobal(slug))
    return hasRole(req, globalPermissions[slug].read) ? { global: slug } : undefined
  const number = Number(id)
  if (!isPreviewable(slug) || !Number.isInteger(number)) return undefined
  // a preview shows a draft
  if (!hasRole(req, permissions[slug].read)) return undefined
  const found = await req.payload.findByID({
    collection: slug,
    id: number,
    draft: true,
    depth: 0,
    select: {},
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return found ? { collection: slug, id: number } : undefined
}

/**
 * Query parameters that name the draft's page in the locale; undefined if the draft has no page
 * there.
 */
async function addressOf(
  req: PayloadRequest,
  preview: Preview,
): Promise<URLSearchParams | undefined> {
  const { locale } = preview
  if ('global' in preview)
    return new URLSearchParams({ screen: globalScreens[preview.global], locale })
  const read = async (payload: Payload): Promise<URLSearchParams | undefined> => {
    for (const { collection, id } of previewedDocuments(preview).slice(0, maxTried)) {
      if (!isPreviewable(collection)) continue
      const alternates = await readAlternates(payload, collection, { ids: [id], locales: [locale] })
      const params = alternates.get(id)?.alternates[locale]
      if (params)
        return new URLSearchParams({ ...params, screen: pages[collection].screen, locale })
    }
    // a change set may concern no page
    return 'planned' in preview ? new URLSearchParams({ screen: 'home', locale }) : undefined
  }
  return preview.isOfSite ? read(req.payload) : asIfPublished(req.payload, preview, read)
}

const open: Endpoint = {
  path: '/preview/open',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req)
    const { slug, id, import: planned, locale: requestedLocale, now } = req.query
    const isOfSite = now === 'yes'
    const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
    const previewed =
      staff &&
      (await (planned === undefined ? previewedOf(req, slug, id) : plannedOf(req, planned)))
    if (!staff || !previewed) return say(req, unknown, 404)
    const address = await addressOf(req, { ...previewed, locale, typed: null, isOfSite })
    if (!address) return say(req, isOfSite ? notOnSite : untitled, 409)
    const token = await openPreview(req.payload, staff.id, previewed, { locale, isOfSite })
    const launch = await readLaunch(req.payload)
    const headers = new Headers({
      location: `${previewPath}?${address.toString()}`,
      'set-cookie': cookie(previewCookie, token, previewLifetimeSeconds),
      'cache-control': 'no-store',
    })
    // a site or language that is not launched is only shown with the team's cookie
    if (launch.secret !== undefined)
      headers.append('set-cookie', cookie(teamCookie, launch.secret, teamCookieSeconds))
    return new Response(null, { status: 302, headers })
  },
}

const typed: Endpoint = {
  path: '/preview/typed',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req)
    const body: unknown = await req.json?.().catch(() => undefined)
    const { slug, id, locale, data } = Object(body)
    const previewed = staff && (await previewedOf(req, slug, id))
    if (!staff || !previewed) return say(req, unknown, 404)
    if (!isLocale(locale) || typeof data !== 'object' || data === null)
      return new Response(null, { status: 422 })
    await noteTyped(req.payload, staff.id, previewed, { locale, typed: data })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
}

const close: Endpoint = {
  path: '/preview/close',
  method: 'get',
  handler: async (req) => {
    const token = parseCookies(req.headers).get(previewCookie)
    if (token) await closePreview(req.payload, token)
    return new Response(null, {
      status: 302,
      headers: {
        location: '/',
        'set-cookie': cookie(previewCookie, '', 0),
        'cache-control': 'no-store',
      },
    })
  },
}

/** Panel endpoints of previews: open, update with unsaved values, close. */
export const previewEndpoints: Endpoint[] = [open, typed, close]
