import { mailKind } from './mail-content.ts'

/** To whoever scheduled a publication that stopped before values that nobody has accepted. */
export const publicationStopped = mailKind<{ document: string; codes: string; link: string }>()({
  group: 'staff',
  key: 'publicationStopped',
  variables: { document: true, codes: true },
  write: ({ document, codes, link }) => ({ values: { document, codes }, url: link }),
})
