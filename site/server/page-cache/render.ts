import { pathToFileURL } from 'node:url'
import type { Answer, Locale, Transport } from '@vitrine/contract'
import { ApiError, parseContentLanguage } from '@vitrine/contract'
import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { RouterContext, ServerBuild } from 'react-router'
import type { ServerContext } from '#app/api/server-context.ts'
import type { FormOutcome } from '#app/forms/outcome.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'
import { couldTrack } from '#app/tracking/google.ts'
import { localeAssets } from '../assets/locale-manifests.ts'
import type { ApiCache } from '../gateway/api-cache.ts'
import { findCacheableRead } from '../gateway/api-cache.ts'
import { readPreview } from '../preview/read.ts'
import type { Upstream } from '../gateway/upstream.ts'
import { scriptMark } from './content-security-policy.ts'

/** What the contract's answers told while a page was rendered. */
export interface Rendered {
  status: number
  html: string
  location: string | undefined
  tags: string[]
  /** Made from something older than its source. */
  stale: boolean
  /** The thing whose page this is, for the count of views. */
  viewed: { kind: 'product' | 'application'; id: number } | undefined
  /** Google's tags could load in it, by the layout's flag and ids. */
  tracked: boolean
  /** A preview was asked for whose token no longer holds. */
  previewOver: boolean
}

export interface RenderOptions {
  /** The token of a member of staff: the page is made from drafts, past every cache. */
  preview?: string | undefined
  /** What became of a form that was posted to the page. */
  form?: FormOutcome | undefined
}

export type Render = (key: string, options?: RenderOptions) => Promise<Rendered>

const viewedBy = { 'product-read': 'product', 'application-read': 'application' } as const

/** Where the app comes from: once from the build, or in development anew for each page. */
export interface App {
  load: () => Promise<ServerBuild>
  mode: 'production' | 'development'
}

/** The app as `npm run build` left it. */
export function builtApp(buildFile: string): App {
  let build: Promise<ServerBuild> | undefined
  return { mode: 'production', load: () => (build ??= import(pathToFileURL(buildFile).href)) }
}

type Handler = ReturnType<typeof createRequestHandler>

/** A handler for each locale: in production it tells the browser of that locale's routes alone. */
function localeHandlers(build: ServerBuild, mode: App['mode']): Record<Locale, Handler> {
  const handler = (locale: Locale) => createRequestHandler(mode === 'production' ? { ...build, assets: localeAssets(build.assets, locale) } : build, mode)
  return { br: handler('br'), en: handler('en'), es: handler('es') }
}

/** Makes pages with the app. It must export `serverContext` from its server entry. */
export function createRender({ app, apiCache, upstream, origin }: { app: App; apiCache: ApiCache; upstream: Upstream; origin: string }): Render {
  const handlers = new WeakMap<ServerBuild, Record<Locale, Handler>>()
  const handlersOf = (build: ServerBuild) => {
    const made = handlers.get(build) ?? localeHandlers(build, app.mode)
    handlers.set(build, made)
    return made
  }

  return async (key, { preview, form } = {}) => {
    const build = await app.load()
    const { serverContext } = build.entry.module as ServerBuild['entry']['module'] & { serverContext?: RouterContext<ServerContext> }
    if (!serverContext) throw new Error('The app does not export serverContext from its server entry.')
    const handle = handlersOf(build)[localeOfPath(key)]
    const tags = new Set<string>()
    let stale = false
    let viewed: Rendered['viewed']
    let previewOver = false
    let tracked = false
    const transport: Transport = async (request) => {
      const read = findCacheableRead(request.path, parseContentLanguage(request.headers['content-language']))
      if (!read) throw new ApiError('internal', { message: `a page asked for ${request.path}, which no cache may keep` })
      if (preview !== undefined) {
        const draft = await readPreview(upstream, read, preview)
        previewOver ||= draft.status === 401
        return draft
      }
      const answer = await apiCache.read(read)
      for (const tag of answer.tags) tags.add(tag)
      stale ||= answer.stale
      if (answer.status === 200 && read.name === 'layout-read') tracked = couldTrack(answer.json() as Answer<'layout-read'>)
      if (answer.status === 200 && (read.name === 'product-read' || read.name === 'application-read')) {
        viewed ??= { kind: viewedBy[read.name], id: Number(Object(answer.json()).id) }
      }
      return { status: answer.status, json: answer.json() }
    }
    const context = new RouterContextProvider()
    context.set(serverContext, { transport, origin, scriptMark, preview: preview !== undefined, form })
    // Nothing of the visitor's request goes in: a page is the same for everyone.
    const response = await handle(new Request(origin + key), context)
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location') ?? undefined,
      tags: [...tags],
      stale,
      viewed,
      tracked,
      previewOver,
    }
  }
}
