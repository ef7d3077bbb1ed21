import type { CountryPack, ModuleName } from '@vitrine/configuration/site-configuration'
import { privacyAnswerDays } from '@vitrine/configuration/country-pack'
import type { Locale } from '@vitrine/configuration/locales'
import { retention } from '#src/people/privacy/kinds.ts'
import { legalTemplatesTexts } from '#texts/legal-templates.js'
import type { LegalTemplatesTexts } from '#texts/legal-templates.js'

/** Names of the placeholders that company data fills. */
type Gap = keyof LegalTemplatesTexts['gaps']

/** Fills the placeholders of a legal text with the known company data; other placeholders stay. */
export function withoutKnownGaps<Text extends object>(
  text: Text,
  locale: Locale,
  known: Partial<Record<Gap, string>>,
): Text {
  const { gaps } = legalTemplatesTexts[locale]
  return JSON.parse(JSON.stringify(text), (_, value: unknown) =>
    typeof value === 'string'
      ? (Object.keys(gaps) as Gap[]).reduce(
          (filled, gap) => filled.replaceAll(`[[${gaps[gap]}]]`, known[gap] || `[[${gaps[gap]}]]`),
          value,
        )
      : value,
  )
}

/** Data of the company and its site that the templates use. */
export interface LegalFacts {
  company: string
  address: string
  email: string
  country: CountryPack
  modules: readonly ModuleName[]
}

/** Section of a legal text: heading, paragraphs, and list items after the first paragraph. */
interface Section {
  heading: string
  text: string[]
  items?: string[]
}

/** Strictly necessary cookies that the site sets, by key. */
export function necessaryCookies(locale: Locale, modules: readonly ModuleName[]) {
  const { preferences, session } = legalTemplatesTexts[locale].cookies
  return [
    ...(modules.includes('restricted-area') ? [{ slug: 'session', ...session }] : []),
    { slug: 'preferences', ...preferences },
  ]
}

/** Template of the privacy policy; unknown data remains as placeholders `[[…]]`. */
export function privacySections(locale: Locale, facts: LegalFacts): Section[] {
  const { privacy: texts } = legalTemplatesTexts[locale]
  const { country, email, modules } = facts
  const item = (module: ModuleName, text: string): string[] =>
    modules.includes(module) ? [text] : []
  return [
    { heading: texts.who, text: [texts.whoText(facts)] },
    {
      heading: texts.data,
      text: [texts.dataText, texts.longer],
      items: [
        texts.items.messages(retention.messages),
        ...item('careers', texts.items.applications(retention.candidates)),
        ...item('newsletter', texts.items.newsletter(retention.left)),
        ...item('restricted-area', texts.items.account(retention.downloads)),
        texts.items.requests(retention.requests),
        texts.items.mails(retention.mails),
        texts.items.counts,
      ],
    },
    { heading: texts.why, text: [texts.whyText({ country })] },
    { heading: texts.share, text: [texts.shareText] },
    {
      heading: texts.rights,
      text: [texts.rightsText({ country, days: privacyAnswerDays })],
    },
    {
      heading: texts.cookies,
      text: [texts.cookiesText],
      items: necessaryCookies(locale, modules).map(
        ({ title, description }) => `${title}: ${description}`,
      ),
    },
    {
      heading: texts.officer({ country }),
      text: [texts.officerText({ country, email })],
    },
    { heading: texts.changes, text: [texts.changesText] },
  ]
}

/** Template of the terms of use; unknown data remains as placeholders `[[…]]`. */
export function termsSections(locale: Locale, facts: LegalFacts): Section[] {
  const { terms: texts } = legalTemplatesTexts[locale]
  return [
    { heading: texts.use, text: [texts.useText(facts)] },
    { heading: texts.content, text: [texts.contentText] },
    { heading: texts.property, text: [texts.propertyText(facts)] },
    ...(facts.modules.includes('restricted-area')
      ? [{ heading: texts.account, text: [texts.accountText] }]
      : []),
    { heading: texts.liability, text: [texts.liabilityText] },
    { heading: texts.law, text: [texts.lawText(facts)] },
    { heading: texts.contact, text: [texts.contactText(facts)] },
  ]
}

const element = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  format: '' as const,
  indent: 0,
  direction: 'ltr' as const,
  children,
  ...more,
})

const words = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
})

const paragraph = (text: string) =>
  element('paragraph', [words(text)], { textFormat: 0, textStyle: '' })

const list = (items: readonly string[]) =>
  element(
    'list',
    items.map((text, index) => element('listitem', [words(text)], { value: index + 1 })),
    { listType: 'bullet', tag: 'ul', start: 1 },
  )

/** Headings, paragraphs and lists in the format of the rich text editor. */
export const richTextOf = (sections: readonly Section[]) => ({
  root: element(
    'root',
    sections.flatMap(({ heading, text: [first = '', ...others], items = [] }) => [
      element('heading', [words(heading)], { tag: 'h2' }),
      paragraph(first),
      ...(items.length > 0 ? [list(items)] : []),
      ...others.map(paragraph),
    ]),
  ),
})
