import { call } from '#src/admin/panel/call.ts'
import type { LeadRef } from '#src/people/inbox/lead-history.ts'
import type { Draft } from './reply-draft.ts'

/** Error: a data sheet could not be read from the site. `sheet`: its name. */
export class UnreadSheet extends Error {
  readonly sheet: string

  constructor(sheet: string) {
    super('a data sheet could not be read')
    this.sheet = sheet
  }
}

async function readSheet(path: string, name: string): Promise<File> {
  const answer = await fetch(path).catch(() => undefined)
  if (answer?.ok !== true) throw new UnreadSheet(name)
  return new File([await answer.blob()], `${name}.pdf`, { type: 'application/pdf' })
}

/**
 * Sends a reply with its attachments. Throws `UnreadSheet` if a data sheet cannot be read; nothing is
 * sent then.
 */
export async function postReply(
  { collection, id }: LeadRef,
  draft: Draft,
  { after, seen, language }: { after: string; seen: number; language: string },
) {
  const form = new FormData()
  form.set('text', draft.text)
  form.set('locale', draft.locale)
  form.set('after', after)
  form.set('seen', String(seen))
  form.set(
    'files',
    draft.attached.flatMap((each) => (each.kind === 'file' ? [each.id] : [])).join(','),
  )
  for (const each of draft.attached) {
    if (each.kind === 'disk') form.append('upload', each.file, each.name)
    if (each.kind === 'sheet') form.append('upload', await readSheet(each.path, each.name))
  }
  return call('leads.reply', { entity: collection, id, body: form }, { language })
}
