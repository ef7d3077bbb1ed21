import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Entry of a feed. Addresses are absolute, instants ISO 8601. */
export interface AtomEntry {
  /** Permanent name of the entry below its feed. */
  name: string
  title: string
  url: string
  updated: string
  published?: string
  summary: string
  category?: { term: string; label: string } | undefined
}

/** Feed of a language (RFC 4287). */
export interface AtomFeed {
  /** Permanent name of the feed. */
  name: string
  locale: Locale
  title: string
  author: string
  /** Addresses of the feed, and of the page that shows the same. */
  self: string
  page: string
  license: { name: string; url: string } | null
  entries: readonly AtomEntry[]
}

/** Characters that XML 1.0 does not have. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

type Attributes = Record<string, string>

function element(name: string, content: string, attributes: Attributes = {}): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return content === ''
    ? `<${name}${given.join('')}/>`
    : `<${name}${given.join('')}>${content}</${name}>`
}

const textElement = (name: string, text: string): string => element(name, escape(text))

/** Instant of a feed in which nothing has changed yet. */
const never = '1970-01-01T00:00:00.000Z'

/** Atom of a feed. Identifiers are tag URIs (RFC 4151), which stay when addresses change. */
export function atomXml(feed: AtomFeed): string {
  const { locale, title, author, self, page, license, entries } = feed
  const { tag } = locales[locale]
  const id = `tag:${new URL(self).hostname},2026:${feed.name}/${tag}`
  const updated = entries.map((entry) => new Date(entry.updated).toISOString()).toSorted()
  const content = [
    textElement('id', id),
    textElement('title', title),
    textElement('updated', updated.at(-1) ?? never),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', '', { rel: 'alternate', type: 'text/html', hreflang: tag, href: page }),
    ...(license
      ? [
          textElement('rights', license.name),
          element('link', '', { rel: 'license', href: license.url }),
        ]
      : []),
    element('author', textElement('name', author)),
    ...entries.map((entry) => element('entry', entryContent(entry, id, tag))),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', content.join('\n'), {
    xmlns: 'http://www.w3.org/2005/Atom',
    'xml:lang': tag,
  })}\n`
}

function entryContent(entry: AtomEntry, feedId: string, tag: string): string {
  const { name, title, url, updated, published, summary, category } = entry
  return [
    textElement('id', `${feedId}/${encodeURIComponent(name.toWellFormed())}`),
    textElement('title', title),
    textElement('updated', new Date(updated).toISOString()),
    ...(published === undefined
      ? []
      : [textElement('published', new Date(published).toISOString())]),
    element('link', '', { rel: 'alternate', type: 'text/html', hreflang: tag, href: url }),
    ...(category ? [element('category', '', { ...category })] : []),
    ...(summary === '' ? [] : [textElement('summary', summary)]),
  ].join('')
}
