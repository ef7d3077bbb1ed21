import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'
import { mailKind } from './mail-content.ts'

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
export const translationReview = mailKind<{
  items: ReviewedDocument[]
  count: number
  link: string
}>()({
  group: 'staff',
  key: 'translationReview',
  variables: { waiting: false },
  write: ({ items, count, link }, { locale }) => {
    const { translationReview: texts } = mailContentTexts[locale]
    return {
      values: { waiting: texts.waiting({ count }) },
      facts: items.map(({ document, language, kind, author }): [string, string] => [
        `${document} (${locales[language].title})`,
        author === '' ? texts.kinds[kind] : texts.by({ what: texts.kinds[kind], author }),
      ]),
      url: link,
      ...(count > items.length ? { more: texts.more({ count: count - items.length }) } : {}),
    }
  },
})
