import type { MailContent, Sender } from './mail-content.ts'

/** How a mail is written: what it needs to know, and who sends it in which language. */
export type Template<Data> = (data: Data, sender: Sender) => MailContent
