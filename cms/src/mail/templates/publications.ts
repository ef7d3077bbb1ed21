import { mailContentTexts } from '#texts/mail-content.js'
import type { Template } from './mail-content.ts'

/** To whoever scheduled a publication that stopped before values that nobody has accepted. */
export const publicationStopped: Template<{ document: string; codes: string; link: string }> = (
  { document, codes, link },
  { locale },
) => {
  const { openInPanel, publicationStopped: texts } = mailContentTexts[locale]
  return {
    subject: texts.subject({ document }),
    preview: texts.preview,
    heading: texts.heading,
    paragraphs: [texts.text({ document, codes })],
    action: { label: openInPanel, url: link },
  }
}
