import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { assistantsPath } from '@vitrine/contract/well-known'
import type { Answer, Client as Catalogue } from '@vitrine/contract/client'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'
import { clientIn } from './contract-client.ts'
import { origin } from './system-under-test.ts'

/** Address of the MCP endpoint. */
export const assistantsUrl = new URL(assistantsPath, origin)

/** Result of a tool; `refusal`: its message if it refused. */
export interface ToolResult {
  data: Record<string, unknown>
  links: string[]
  refusal: string | undefined
}

/** Calls a tool with the official client, in the revision that it is built for. */
export async function askAssistant(
  tool: string,
  input: Record<string, unknown>,
  locale: Locale,
): Promise<ToolResult> {
  const client = new Client(
    { name: 'journeys', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  await client.connect(new StreamableHTTPClientTransport(assistantsUrl))
  try {
    const { content, structuredContent, isError } = await client.callTool({
      name: tool,
      arguments: { ...input, locale: locales[locale].tag },
    })
    const [text] = content
    return {
      data: Object(structuredContent),
      links: content.flatMap((part) => (part.type === 'resource_link' ? [part.uri] : [])),
      refusal: isError && text?.type === 'text' ? text.text : undefined,
    }
  } finally {
    await client.close()
  }
}

type Product = Answer<'product-read'>

/** What the questions are about, read through the API. */
export interface Facts {
  locale: Locale
  api: Catalogue
  products: Product[]
}

/** Number of products among which the questions find theirs. */
const maxProducts = 48

const known = new Map<Locale, Promise<Facts>>()

/** Facts in a locale; read once. */
export function factsIn(locale: Locale): Promise<Facts> {
  const facts = known.get(locale) ?? readFacts(locale)
  known.set(locale, facts)
  return facts
}

async function readFacts(locale: Locale): Promise<Facts> {
  const api = clientIn(locale)
  const { data } = await api('products-list', { query: { perPage: maxProducts } })
  return { locale, api, products: await readProducts(api, data) }
}

/** Products one after another: together they would be a flood of one address. */
async function readProducts(api: Catalogue, cards: readonly { id: number }[]): Promise<Product[]> {
  const products: Product[] = []
  for (const { id } of cards)
    products.push(await api('product-read', { params: { id: String(id) } }))
  return products
}

/** Locale of a language; the default if the site does not have it. */
export const localeOf = (language: string): Locale =>
  localeCodes.find((code) => locales[code].tag.startsWith(language)) ?? defaultLocale

/** First result that is not undefined. */
export function firstOf<From, To>(
  among: readonly From[],
  find: (from: From) => To | undefined,
): To {
  for (const each of among) {
    const found = find(each)
    if (found !== undefined) return found
  }
  throw new Error('the catalogue has nothing for this question')
}

export interface StatedNumber {
  product: Product
  variant: Variant
  attribute: Attribute
  value: number
}

/** A number with a unit that a part number states. */
export const statedNumber = (
  { products }: Facts,
  fits: (attribute: Attribute, product: Product) => boolean = () => true,
): StatedNumber =>
  firstOf(products, (product) =>
    product.attributes
      .filter((each) => each.type === 'number' && each.unit && fits(each, product))
      .flatMap((attribute) =>
        product.variants.flatMap((variant) => {
          const value = variant.values[attribute.key]
          return typeof value === 'number' ? [{ product, variant, attribute, value }] : []
        }),
      )
      .at(0),
  )

const withinBounds = (value: AttributeValue | undefined, min: number, max: number): boolean =>
  Array.isArray(value)
    ? value[0] <= max && value[1] >= min
    : typeof value === 'number' && value >= min && value <= max

/** Part numbers of a subcategory with a value between bounds, tested one by one. */
export async function partsWithin(
  { api }: Facts,
  { product, attribute }: Pick<StatedNumber, 'product' | 'attribute'>,
  [min, max]: readonly [number, number],
): Promise<string[]> {
  const { data } = await api('products-list', {
    query: {
      category: product.category?.slug,
      subcategory: product.sub_category?.slug,
      perPage: maxProducts,
    },
  })
  return (await readProducts(api, data)).flatMap(({ variants }) =>
    variants
      .filter(({ values }) => withinBounds(values[attribute.key], min, max))
      .map(({ part_number: code }) => code),
  )
}
