import { fileURLToPath } from 'node:url'
import { restrictedFile } from '@vitrine/demo'
import { rows, sql } from '#src/platform/database/query.ts'
import { hashPassword } from '#src/people/members/password-hash.ts'
import { titled } from './loading.ts'
import type { Loading } from './loading.ts'

const noon = (day: string): string => `${day}T12:00:00.000Z`

/** Last visit of the demonstration's members; later documents are marked as new. */
const lastSeen = noon('2026-09-01')

export async function loadRestricted(loading: Loading): Promise<void> {
  const { company, languages } = loading
  for (const [position, { key, title, open }] of company.memberProfiles.entries())
    await loading.save('profiles', key, (locale) => ({
      slug: key,
      title: title[locale],
      position,
      open,
    }))
  const profilesOf = (keys: readonly string[]) => keys.map((key) => loading.id('profiles', key))
  for (const [position, section] of company.restrictedSections.entries()) {
    await loading.save('restricted-sections', section.key, (locale) => ({
      ...titled(section, locale),
      position,
      profiles: profilesOf(section.profiles),
      text: loading.text(section.text, locale),
    }))
  }
  for (const [position, document] of company.restrictedDocuments.entries()) {
    for (const language of languages.fileLocales) {
      const revisions: { file: number; revision: string; date: string; added_at: string }[] = []
      for (const { revision, date } of document.revisions) {
        const file = await loading.payload.create({
          collection: 'restricted-files',
          data: {},
          filePath: fileURLToPath(
            new URL(
              `${restrictedFile(document.key, revision)}-${languages.textsFor(language)}.pdf`,
              company.fileFolder,
            ),
          ),
        })
        revisions.push({ file: file.id, revision, date: noon(date), added_at: noon(date) })
      }
      await loading.save('restricted-documents', `${document.key} ${language}`, (locale) => ({
        title: document.title[locale],
        description: document.summary[locale],
        position,
        kind: document.kind,
        language,
        section: loading.id('restricted-sections', document.section),
        profiles: profilesOf(document.profiles),
        revisions,
      }))
    }
  }
}

/** One member per state, all with the demonstration's password. */
export async function loadMembers(loading: Loading, password: string): Promise<void> {
  const { payload } = loading
  const hash = await hashPassword(password)
  for (const { profile, reason, ...member } of loading.company.restrictedMembers) {
    await loading.saveOnce('members', member.email, {
      ...member,
      locale: loading.languages.localeOf(member.locale),
      reason,
      profile: loading.id('profiles', profile),
      consented_at: noon('2026-08-01'),
      ...(member.state === 'pending-email' ? {} : { confirmed_at: noon('2026-08-02') }),
    })
    const id = loading.id('members', member.email)
    await rows(payload, sql`insert into member_passwords (member_id, hash) values (${id}, ${hash})`)
    if (member.state === 'approved')
      await rows(
        payload,
        sql`insert into member_visits (member_id, seen_at) values (${id}, ${lastSeen}::timestamptz)`,
      )
  }
}
