import type { CallToolResult, McpServer, ResourceLink } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { siteDay } from '@vitrine/contract/validity'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { ModuleName } from '@vitrine/configuration/site-configuration'
import { fromNow } from '#server/http/arrival.ts'
import { answerLocale } from './answer-locale.ts'
import { CatalogueReader } from './catalogue-reader.ts'
import type { ReaderSources } from './catalogue-reader.ts'
import { convertedOnce } from './converted-once.ts'
import { ToolRefusal } from './tool-refusal.ts'

/** What a request's tools share. */
export interface ToolSession extends ReaderSources {
  origin: string
  /** Languages in which the site is public. */
  publicLocales: readonly Locale[]
  /** Reports an error that is no refusal. */
  onError: (error: unknown) => void
}

/** Reads of one call of a tool, in its language. */
export interface ToolContext {
  reader: CatalogueReader
  readerIn: (locale: Locale) => CatalogueReader
  locale: Locale
  /** Languages in which the site is public. */
  publicLocales: readonly Locale[]
  origin: string
}

/** Language of the answer, an input of every tool. */
export const localeInput = {
  locale: z
    .string()
    .max(35)
    .optional()
    .describe('Language of the answer, as a language tag; without it the site’s main language.'),
}

/** What every answer states besides its data. */
const envelope = {
  locale: z.string().describe('Language of the texts, as a language tag.'),
  date: z.string().describe('Day on which the answer was given, ISO 8601.'),
  is_outdated: z
    .boolean()
    .describe(
      'True if the catalogue could not be reached and an earlier answer is repeated, which may have changed since.',
    ),
}

export interface ToolAnswer<Data> {
  data: Data
  links: ResourceLink[]
}

/** Input of a tool: an object with the language. */
type ToolInput = z.ZodObject<typeof localeInput>

interface ToolParts<Input extends ToolInput, Output extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  /** Module without which the tool does not exist. */
  module?: ModuleName
  /** True if the tool exists only for requests with a member's token. */
  forMembers?: true
  /** Language of an answer whose input names none. */
  localeOf?: (
    input: z.output<Input>,
    place: Pick<ToolContext, 'origin' | 'publicLocales'>,
  ) => string | undefined
  run: (input: z.output<Input>, context: ToolContext) => Promise<ToolAnswer<z.output<Output>>>
}

export interface AssistantTool {
  name: string
  module: ModuleName | undefined
  forMembers: boolean
  register: (server: McpServer, session: ToolSession) => void
}

/** Defines a tool that reads; its answers are validated by its output schema. */
export function defineTool<Input extends ToolInput, Output extends z.ZodObject>(
  tool: ToolParts<Input, Output>,
): AssistantTool {
  const { name, title, description } = tool
  const inputSchema = convertedOnce(tool.input)
  const outputSchema = convertedOnce(tool.output.extend(envelope))
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
  return {
    name,
    module: tool.module,
    forMembers: tool.forMembers ?? false,
    register: (server, session) => {
      const config = { title, description, inputSchema, outputSchema, annotations }
      server.registerTool(name, config, (input) => call(tool, input as z.output<Input>, session))
    },
  }
}

async function call<Input extends ToolInput, Output extends z.ZodObject>(
  { run, localeOf }: ToolParts<Input, Output>,
  input: z.output<Input>,
  session: ToolSession,
): Promise<CallToolResult> {
  try {
    const { origin, publicLocales } = session
    const named = (input.locale as string | undefined) ?? localeOf?.(input, session)
    const locale = answerLocale(named, publicLocales)
    const reader = new CatalogueReader(session, locale)
    const readerIn = (other: Locale) => new CatalogueReader(session, other)
    const { data, links } = await fromNow(() =>
      run(input, { reader, readerIn, locale, publicLocales, origin }),
    )
    const structuredContent = {
      ...data,
      locale: locales[locale].tag,
      date: siteDay(),
      is_outdated: reader.isOutdated,
    }
    return {
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }, ...links],
      structuredContent,
    }
  } catch (error) {
    return refused(error, session)
  }
}

function refused(error: unknown, { onError }: ToolSession): CallToolResult {
  if (!(error instanceof ToolRefusal) && !isApiError(error)) onError(error)
  const text =
    error instanceof ToolRefusal
      ? error.message
      : messageOf(isApiError(error) ? error : new ApiError('internal'))
  return { content: [{ type: 'text', text }], isError: true }
}

/** Message of an error of the API for the caller of a tool. */
function messageOf({ code, errors }: ApiError): string {
  switch (code) {
    case 'too-many-requests':
      return 'Too many requests at once from this address. Wait a few seconds and call again.'
    case 'busy':
      return 'The catalogue has many requests at the moment. Wait a few seconds and call again.'
    case 'unavailable':
      return 'The catalogue does not answer at the moment. Nothing is known about the question; call again in a minute.'
    case 'session-required':
    case 'forbidden':
      return 'The token is not valid for this, or has ended. Log in again for a new one.'
    case 'invalid-input':
    case 'malformed-request':
      return `The catalogue does not accept these arguments. ${(errors ?? []).map(({ field, message }) => `${field}: ${message}`).join(' ')}`.trim()
    default:
      return 'The question could not be answered because of an error of the server. Nothing is known about it.'
  }
}
