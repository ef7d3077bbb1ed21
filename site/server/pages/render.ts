import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer, Transport } from '@vitrine/contract/client'
import { ApiError, errorStatuses } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { calls } from '@vitrine/contract/calls'
import { RouterContextProvider } from 'react-router'
import type { RouterContext } from 'react-router'
import type { ServerContext } from '#shared/page/server-context.ts'
import type { RenderedPage } from '#shared/page/rendered-page.ts'
import type { FilesOf } from '#shared/page/page-files.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { withRequestId } from '#shared/page/request-id-slot.ts'
import { mayTrack } from '#shared/tracking/google.ts'
import { requestId } from '#server/http/request-id.ts'
import { filesFrom, readManifest } from '#server/assets/page-files.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import { readPreview } from '#server/api-gateway/preview.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { visitorTransport } from '#server/api-gateway/visitor.ts'
import type { Visitor } from '#server/api-gateway/visitor.ts'
import { countableEventIn } from '#server/api-gateway/countable-event.ts'
import type { CountableEvent } from '#server/api-gateway/countable-event.ts'

/** Rendered page, and its properties that depend on API answers. */
export interface Rendered {
  status: number
  html: string
  location: string | undefined
  tags: string[]
  /** True if rendered from an expired answer. */
  stale: boolean
  /** Event to count at each view. */
  counted: CountableEvent | undefined
  /** True if Google's tags can load, by the layout's flag and ids. */
  tracked: boolean
  /** True if the preview token is no longer valid. */
  previewOver: boolean
  /** `Set-Cookie` line of the visitor's session. */
  cookie?: string | undefined
}

export interface RenderOptions {
  /** Preview token: renders drafts, bypassing every cache. */
  preview?: string | undefined
  /** Visitor of a personal page. */
  visitor?: Visitor | undefined
  /** State of a rejected form. */
  form?: FormState | undefined
  /** True to fail every call except the layout: renders the page for an unreachable cms. */
  failing?: boolean
}

export type Render = (key: string, options?: RenderOptions) => Promise<Rendered>

/** Exports of the app's server entry. */
interface Entry {
  renderPage: (
    request: Request,
    context: RouterContextProvider,
    filesOf: FilesOf,
  ) => Promise<RenderedPage>
  serverContext: RouterContext<ServerContext>
}

/** Loader of the app: once from the build, or for each page in development. */
export interface App {
  load: () => Promise<Entry>
  filesOf: FilesOf
  /** Transforms the HTML before it is sent. */
  finish?: (path: string, html: string) => Promise<string>
}

/** The built app in a folder. */
export function builtApp(folder: string): App {
  let entry: Promise<Entry> | undefined
  return {
    load: () => (entry ??= import(pathToFileURL(join(folder, 'server', 'index.js')).href)),
    filesOf: filesFrom(readManifest(folder)),
  }
}

const failed = (code: ErrorCode) => ({ status: errorStatuses[code], json: { code } })

/** Creates the function that renders pages. */
export function createRender({
  app,
  apiCache,
  appearances,
  upstream,
  origin,
}: {
  app: App
  apiCache: ApiCache
  appearances: Pick<Appearances, 'read' | 'preview'>
  upstream: Upstream
  origin: string
}): Render {
  return async (key, { preview, visitor, form, failing = false } = {}) => {
    const { renderPage, serverContext } = await app.load()
    const tags = new Set<string>()
    let stale = false
    let counted: CountableEvent | undefined
    let previewOver = false
    let tracked = false
    let cookie: string | undefined
    const secure = origin.startsWith('https:')
    const own =
      visitor &&
      visitorTransport({ upstream, visitor, secure, onCookie: (line) => (cookie = line) })
    const transport: Transport = async (call) => {
      if (failing && call.name !== 'layout-read') return failed('unavailable')
      if (!calls[call.name].cacheable) {
        if (own) return own(call)
        // a shared page must not read members' data
        if (calls[call.name].session) return failed('session-required')
        throw new ApiError('internal', {
          message: `a page asked for ${call.name}, which no cache may keep`,
        })
      }
      const read = cacheableRead(call)
      if (!read) return failed('invalid-input')
      if (preview !== undefined) {
        const draft = await readPreview(upstream, read, preview)
        previewOver ||= draft.status === 401
        return draft
      }
      const answer = await apiCache.read(read).catch((error: unknown) => {
        // a page without an optional answer is stale: it is rendered again at the next request
        stale = true
        throw error
      })
      for (const tag of answer.tags) tags.add(tag)
      stale ||= answer.stale
      if (answer.status === 200 && read.name === 'layout-read')
        tracked = mayTrack(answer.json() as Answer<'layout-read'>)
      if (answer.status === 200) counted ??= countableEventIn(read, answer.json())
      return { status: answer.status, json: answer.json() }
    }
    const appearance = await (preview === undefined
      ? appearances.read()
      : appearances.preview(upstream, preview))
    for (const tag of appearance.tags) tags.add(tag)
    stale ||= appearance.stale
    const context = new RouterContextProvider()
    context.set(serverContext, {
      transport,
      origin,
      appearance: appearance.page,
      preview: preview !== undefined,
      form,
    })
    // shared pages are rendered from the canonical path only, not from the request
    const { status, html, location } = await renderPage(
      new Request(origin + key),
      context,
      app.filesOf,
    )
    const id = status >= 500 ? requestId() : undefined
    const identified = id === undefined ? html : withRequestId(html, id)
    return {
      status,
      html: app.finish ? await app.finish(key, identified) : identified,
      location,
      tags: [...tags],
      stale,
      counted,
      tracked,
      previewOver,
      cookie,
    }
  }
}
