import type { MailContent, Sender } from './mail-content.ts'

/** Function that renders template data to the content of a mail. */
export type Template<Data> = (data: Data, sender: Sender) => MailContent
