import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer, Transport } from '@vitrine/contract/client'
import { ApiError, errorStatuses } from '@vitrine/contract/errors'
import { calls } from '@vitrine/contract/calls'
import { parseContentLanguage } from '@vitrine/contract/locales'
import { RouterContextProvider } from 'react-router'
import type { RouterContext } from 'react-router'
import type { ServerContext } from '#shared/page/server-context.ts'
import type { RenderedPage } from '#shared/page/rendered-page.ts'
import type { FilesOf } from '#shared/page/page-files.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { mayTrack } from '#shared/tracking/google.ts'
import { filesFrom, readManifest } from '#server/assets/page-files.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { findCacheableRead } from '#server/api-gateway/api-cache.ts'
import { readPreview } from '#server/api-gateway/read.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { visitorTransport } from '#server/api-gateway/visitor.ts'
import type { Visitor } from '#server/api-gateway/visitor.ts'
import { countedIn } from '#server/api-gateway/counted.ts'
import type { Counted } from '#server/api-gateway/counted.ts'

/** What the contract's answers told while a page was rendered. */
export interface Rendered {
  status: number
  html: string
  location: string | undefined
  tags: string[]
  /** Made from something older than its source. */
  stale: boolean
  /** What is counted each time that the page is seen. */
  counted: Counted | undefined
  /** Google's tags could load in it, by the layout's flag and ids. */
  tracked: boolean
  /** A preview was asked for whose token no longer holds. */
  previewOver: boolean
  /** What becomes of the visitor's session: a line of `Set-Cookie`. */
  cookie?: string | undefined
}

export interface RenderOptions {
  /** The token of a member of staff: the page is made from drafts, past every cache. */
  preview?: string | undefined
  /** For whom alone the page is made. */
  visitor?: Visitor | undefined
  /** How a form came back that was posted to the page. */
  form?: FormState | undefined
}

export type Render = (key: string, options?: RenderOptions) => Promise<Rendered>

/** What the app's server entry offers. */
interface Entry {
  renderPage: (
    request: Request,
    context: RouterContextProvider,
    filesOf: FilesOf,
  ) => Promise<RenderedPage>
  serverContext: RouterContext<ServerContext>
}

/** Where the app comes from: once from the build, or in development anew for each page. */
export interface App {
  load: () => Promise<Entry>
  filesOf: FilesOf
  /** What is done to a page's HTML before it is sent. */
  finish?: (path: string, html: string) => Promise<string>
}

/** The app as `npm run build` left it in a folder. */
export function builtApp(folder: string): App {
  let entry: Promise<Entry> | undefined
  return {
    load: () => (entry ??= import(pathToFileURL(join(folder, 'server', 'index.js')).href)),
    filesOf: filesFrom(readManifest(folder)),
  }
}

/** Makes pages with the app. */
export function createRender({
  app,
  apiCache,
  upstream,
  origin,
}: {
  app: App
  apiCache: ApiCache
  upstream: Upstream
  origin: string
}): Render {
  return async (key, { preview, visitor, form } = {}) => {
    const { renderPage, serverContext } = await app.load()
    const tags = new Set<string>()
    let stale = false
    let counted: Counted | undefined
    let previewOver = false
    let tracked = false
    let cookie: string | undefined
    const secure = origin.startsWith('https:')
    const own =
      visitor &&
      visitorTransport({ upstream, visitor, secure, onCookie: (line) => (cookie = line) })
    const transport: Transport = async (request) => {
      const read = findCacheableRead(
        request.path,
        parseContentLanguage(request.headers['content-language']),
      )
      if (!read && calls[request.name].cacheable)
        return { status: errorStatuses['invalid-input'], json: { code: 'invalid-input' } }
      if (!read && own) return own(request)
      // a page that is shared knows nobody
      if (calls[request.name].session)
        return { status: errorStatuses['session-required'], json: { code: 'session-required' } }
      if (!read)
        throw new ApiError('internal', {
          message: `a page asked for ${request.path}, which no cache may keep`,
        })
      if (preview !== undefined) {
        const draft = await readPreview(upstream, read, preview)
        previewOver ||= draft.status === 401
        return draft
      }
      const answer = await apiCache.read(read).catch((error: unknown) => {
        // what a page goes on without, it is made anew with at the next visit
        stale = true
        throw error
      })
      for (const tag of answer.tags) tags.add(tag)
      stale ||= answer.stale
      if (answer.status === 200 && read.name === 'layout-read')
        tracked = mayTrack(answer.json() as Answer<'layout-read'>)
      if (answer.status === 200) counted ??= countedIn(read, answer.json())
      return { status: answer.status, json: answer.json() }
    }
    const context = new RouterContextProvider()
    context.set(serverContext, { transport, origin, preview: preview !== undefined, form })
    // Of a visitor's request nothing goes in, unless the page is theirs alone: it is the same for
    // everyone.
    const { status, html, location } = await renderPage(
      new Request(origin + key),
      context,
      app.filesOf,
    )
    return {
      status,
      html: app.finish ? await app.finish(key, html) : html,
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
