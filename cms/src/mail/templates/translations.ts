import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'
import type { Template } from './mail-content.ts'

/** Language of a document in an e-mail about reviews. */
interface ReviewedDocument {
  document: string
  language: Locale
  kind: 'review' | 'returned' | 'comment'
  /** Empty: unknown. */
  author: string
}

/**
 * To a reviewer or translator: what waits since the last e-mail. `count`: number of documents, of
 * which `items` names the first.
 */
export const translationReview: Template<{
  items: ReviewedDocument[]
  count: number
  link: string
}> = ({ items, count, link }, { locale }) => {
  const { openInPanel, translationReview: texts } = mailContentTexts[locale]
  const facts = items.map(({ document, language, kind, author }): [string, string] => [
    `${document} (${locales[language].title})`,
    author === '' ? texts.kinds[kind] : texts.by({ what: texts.kinds[kind], author }),
  ])
  return {
    subject: texts.subject({ count }),
    preview: texts.preview,
    heading: texts.heading,
    paragraphs: [texts.text({ count })],
    facts,
    action: { label: openInPanel, url: link },
    note: count > items.length ? texts.more({ count: count - items.length }) : texts.note,
  }
}
