import { McpServer } from '@modelcontextprotocol/server'
import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import { tagsOf } from './answers/answer-locale.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { ToolSession } from './answers/tool.ts'
import { tools } from './tools.ts'

/** Time for which clients may keep the list of tools, ms. */
const listTtlMs = 300_000

/** Server of one request, with the tools that its session may call. */
export async function createCatalogueServer(session: ToolSession): Promise<McpServer> {
  const { origin, token, publicLocales } = session
  const company = await companyName(session)
  const isPublic = token === undefined
  const hint = { ttlMs: listTtlMs, cacheScope: isPublic ? 'public' : 'private' } as const
  const server = new McpServer(
    {
      name: new URL(origin).hostname,
      ...(company === '' ? {} : { title: company }),
      version: manifest.version,
      websiteUrl: origin,
    },
    {
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': hint, 'server/discover': hint },
      maxToolInputElements: 1000,
      instructions: [
        `Public catalogue${company === '' ? '' : ` of ${company}`} at ${origin}: part numbers with typed values, tooling, equivalents of other makers’ numbers, publications and distributors.`,
        'Answers are as current as the site. Cite the address and the date of an answer with each statement, and name the state of a part that is not active.',
        'State only what an answer states. A value that is missing is not known: nothing may be assumed about it. A part number that is similar is another part.',
        `Languages of "locale": ${tagsOf(publicLocales)}. Call in the language of the reader.`,
      ].join('\n'),
    },
  )
  for (const tool of tools) if (!tool.forMembers || !isPublic) tool.register(server, session)
  return server
}

/** Name of the company; empty while the cms is unreachable. */
async function companyName({ apiCache }: ToolSession): Promise<string> {
  try {
    const answer = await apiCache.read(layoutRead(defaultLocale))
    return (answer.json() as Answer<'layout-read'>).others.company_name
  } catch {
    return ''
  }
}
