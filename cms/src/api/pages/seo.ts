import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { addressPath } from '@vitrine/contract/address-path'
import type { Answer } from '@vitrine/contract/client'
import { defaultLocale, localeCodes, locales, rootLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { readEntryAt } from '#src/api/reading/entry-at.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Texts = Pick<Answer<'seo-read'>, 'title' | 'description' | 'source'>

/**
 * Title and description of a path, from the staff's SEO texts, the document or the company; and its
 * redirect.
 */
export async function readSeo(context: CallContext, url: string): Promise<Answer<'seo-read'>> {
  const { payload, tag } = context
  tag('seo', 'redirect')
  const requested = addressPath(url) ?? ''
  const named = await readNamedLocales(payload, context.locale)
  // invalid paths, and paths in languages that are not launched, have no SEO texts
  const path = named.includes(localeOf(requested)) ? requested : ''
  const [texts, redirects] = await Promise.all([
    payload.find({
      collection: 'seo-texts',
      where: { path: { equals: path } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
    }),
    payload.find({
      collection: 'redirects',
      where: { from: { equals: path } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
    }),
  ])
  const [text] = texts.docs
  const [redirect] = redirects.docs
  const own: Texts = text
    ? { title: text.title, description: text.description ?? null, source: 'staff' }
    : ((await readDocumentTexts(context, path)) ??
      (await readCompanyTexts(context, localeOf(path))))
  return {
    ...own,
    lead: text?.lead || null,
    redirect: redirect ? { to: redirect.to, permanent: redirect.permanent ?? true } : null,
  }
}

const localeOf = (path: string): Locale =>
  localeCodes.find(
    (code) =>
      locales[code].prefix !== '' &&
      (path === locales[code].prefix || path.startsWith(`${locales[code].prefix}/`)),
  ) ??
  rootLocale ??
  defaultLocale

/** Title and description of the document at a path; undefined if there is none. */
async function readDocumentTexts(context: CallContext, path: string): Promise<Texts | undefined> {
  const { payload, tag } = context
  const found = await readEntryAt(payload, path)
  if (!found) return undefined
  const { collection, locale, row } = found
  tag(documentTagOf(collection, row.id))
  const document = await payload.findByID({
    collection,
    id: row.id,
    locale,
    depth: 0,
    select: { seo: true },
    overrideAccess: false,
  })
  const seo = 'seo' in document ? document.seo : undefined
  // the company's description is the last alternative: a news category has none of its own
  const description =
    seo?.description ||
    row.card.description ||
    (await readCompanyTexts(context, locale)).description
  return { title: seo?.title || row.title, description, source: 'document' }
}

/** Texts of a page that has none of its own: the company's name and its text in the footer. */
async function readCompanyTexts({ payload, tag }: CallContext, locale: Locale): Promise<Texts> {
  tag('layout')
  tag('appearance')
  const { others } = await payload.findGlobal({
    slug: 'layout',
    locale,
    depth: 0,
    select: { others: true },
    overrideAccess: false,
  })
  return {
    title: (await readAppearance(payload)).name,
    description: others?.company_information || null,
    source: 'company',
  }
}

export const seoHandlers = {
  'seo-read': (context, { query }) => readSeo(context, query.url),
} satisfies Handlers
