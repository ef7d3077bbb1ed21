import type { Block, Phrasing } from '#server/pages/markdown/tree.ts'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import type { Answer } from '@vitrine/contract/client'
import { assistantsPath, openApiPath } from '@vitrine/contract/well-known'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { fillPath } from '@vitrine/http/path-pattern'
import { contactLine } from '#shared/page/contact-line.ts'
import { atomPath, atomScreens } from '#shared/page/atom-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { programsTexts } from '#texts/programs.js'
import { markdownAddress } from '#server/pages/markdown/markdown-address.ts'
import { markdownText } from '#server/pages/markdown/page-markdown.ts'

await Promise.all(localeCodes.map(programsTexts.load))

/** Page of the site, as its own head describes it. */
export interface DescribedPage {
  path: string
  title: string
  description: string
}

/** Link of a list, with what it leads to. */
interface Line {
  label: string
  href: string
  text?: string
}

const plain = (value: string): Phrasing => ({ type: 'text', value })
/** Text of a catalogue, which may have code in it. */
const written = (value: string): Phrasing => ({ type: 'html', value })
const paragraph = (children: Phrasing[]): Block => ({ type: 'paragraph', children })
const heading = (depth: 1 | 2, value: string): Block => ({
  type: 'heading',
  depth,
  children: [plain(value)],
})

const section = (title: string, items: readonly Phrasing[][]): Block[] =>
  items.length === 0
    ? []
    : [
        heading(2, title),
        {
          type: 'list',
          spread: false,
          children: items.map((children) => ({
            type: 'listItem',
            children: [paragraph(children)],
          })),
        },
      ]

const linked = ({ label, href, text = '' }: Line): Phrasing[] => [
  { type: 'link', url: href, children: [plain(label)] },
  ...(text === '' ? [] : [plain(`: ${text}`)]),
]

/**
 * Description of the site in a language: the company, its pages as Markdown, other languages, and
 * its data.
 */
export function llmsText({
  locale,
  origin,
  layout,
  pages,
}: {
  locale: Locale
  origin: string
  layout: Pick<Answer<'layout-read'>, 'contact' | 'emails' | 'open_data' | 'others'>
  /** The home page first. */
  pages: readonly DescribedPage[]
}): string {
  const texts = programsTexts[locale]
  const { license } = layout.open_data
  const api = origin + apiBase + apiVersion
  const about = pages[0]?.description ?? ''
  const contact = [contactLine(layout.contact), layout.emails.contact].filter(Boolean).join(' · ')
  const markdown = (path: string) => origin + markdownAddress(path)
  const code = (text: string) => written(text.replaceAll('\n', ' '))
  return markdownText([
    heading(1, layout.others.company_name || new URL(origin).hostname),
    ...(about === ''
      ? []
      : [{ type: 'blockquote', children: [paragraph([plain(about)])] } satisfies Block]),
    paragraph([written(texts.about)]),
    ...(contact === '' ? [] : [paragraph([plain(texts.contact({ line: contact }))])]),
    ...section(
      texts.pages,
      pages.map(({ path, title, description }) =>
        linked({ label: title, href: markdown(path), text: description }),
      ),
    ),
    ...section(
      texts.languages,
      layout.others.languages
        // on a site of one language, the inferred type would be that of no language
        .filter((other): boolean => other !== locale)
        .map((other) =>
          linked({ label: locales[other].title, href: markdown(routePath('home', other)) }),
        ),
    ),
    ...section(texts.data, [
      linked({ label: texts.api, href: origin + openApiPath, text: texts.apiText }),
      [
        plain(`${texts.parts}: `),
        code(
          texts.partsText({
            path: api + fillPath(calls['part-number-read'].path, { code: 'CODE' }),
            gtin: `${origin}/01/GTIN`,
          }),
        ),
      ],
      [
        plain(`${texts.search}: `),
        code(texts.searchText({ path: `${api}${calls['search-read'].path}?search=` })),
      ],
      [
        plain(`${texts.copy}: `),
        code(texts.copyText({ path: api + calls['part-numbers-list'].path })),
      ],
      [
        plain(`${texts.assistants}: `),
        code(texts.assistantsText({ url: origin + assistantsPath })),
      ],
      ...atomScreens.map((screen) =>
        linked({
          label: screen === 'news' ? texts.news : `${texts.catalogue} (Atom)`,
          href: origin + atomPath(screen, locale),
        }),
      ),
      license
        ? [plain(`${texts.license}: `), ...linked({ label: license.name, href: license.url })]
        : [plain(texts.noLicense)],
    ]),
  ])
}
