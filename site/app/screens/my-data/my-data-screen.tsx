import { formatCnpj } from '@vitrine/contract/brazil/cnpj'
import { formatPhone } from '@vitrine/contract/brazil/phone'
import { ApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { KeyValues } from '#app/design/key-values/key-values.tsx'
import { Notice } from '#app/design/notice/notice.tsx'
import { Section } from '#app/design/section/section.tsx'
import { Form } from '#app/forms/form.tsx'
import { screenAction } from '#app/forms/screen-action.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import { changePassword } from '#app/restricted/change-password.ts'
import { restrictedMeta } from '#app/restricted/restricted-meta.ts'
import { writeQuery } from '#app/routes/query-names.ts'
import { routePath } from '#app/routes/table.ts'
import { PageHeader } from '#app/trail/page-header.tsx'
import { Sessions } from './sessions.tsx'

/** One's own data, password and sessions. */
export async function load({ client, member, query }: LoadArguments<'my-data'>) {
  if (!member) throw new ApiError('session-required')
  const { data: sessions } = await client('sessions-list')
  return { member, sessions, sent: query.sent?.[0] }
}

export const loader = screenLoader('my-data', load)

export const action = screenAction('my-data', {
  data: async ({ client, value, locale }) => {
    await client('member-update', { body: { name: value('name'), phone: value('phone'), company: value('company') } })
    return routePath('my-data', locale) + writeQuery({ sent: 'data' }, locale)
  },
  password: changePassword,
  end: async ({ client, value, locale }) => {
    await client('sessions-end', { body: { session: Number(value('session')) } })
    return routePath('my-data', locale) + writeQuery({ sent: 'sessions' }, locale)
  },
  others: async ({ client, locale }) => {
    await client('sessions-end', { body: { others: true } })
    return routePath('my-data', locale) + writeQuery({ sent: 'sessions' }, locale)
  },
})

export const meta = restrictedMeta('my-data', (words) => words.data.title)

export default function MyDataScreen() {
  const { member, sessions, sent } = useScreenData<typeof load>()
  const locale = useLocale()
  const { area, data, register, update } = useWords(restrictedWords)
  return (
    <div className="wrap">
      <PageHeader trail={[{ label: area, href: routePath('restricted-sections', locale) }, { label: data.title, href: routePath('my-data', locale) }]} title={data.title} lead={data.fixed} />
      {sent === 'data' ? <Notice tone="success" title={data.saved} live><p>{data.savedText}</p></Notice> : null}
      {sent === 'sessions' ? <Notice tone="success" title={data.ended} live /> : null}
      <Section title={data.yours} ruled>
        <KeyValues
          values="text"
          items={[
            { label: register.email, value: member.email },
            { label: register.taxId, value: member.country === 'BR' ? formatCnpj(member.tax_id) : member.tax_id },
            { label: register.profile, value: member.profile },
          ]}
        />
        <Form
          intent="data"
          fields={[
            { name: 'name', label: register.name, autoComplete: 'name', maxLength: 120, initial: member.name },
            { name: 'company', label: register.company, autoComplete: 'organization', maxLength: 160, initial: member.company },
            { name: 'phone', label: register.phone, hint: register.phoneHint, kind: 'tel', autoComplete: 'tel', maxLength: 32, initial: member.phone, mask: formatPhone },
          ]}
          submitLabel={data.save}
        />
      </Section>
      <Section title={data.password} ruled>
        <p>{update.lead}</p>
        <Form
          intent="password"
          variant="secondary"
          fields={[
            { name: 'current_password', label: update.current, kind: 'password', autoComplete: 'current-password', maxLength: 128 },
            { name: 'password', label: update.password, hint: register.passwordHint, kind: 'password', autoComplete: 'new-password', maxLength: 128 },
          ]}
          submitLabel={update.submit}
        />
      </Section>
      <Sessions sessions={sessions} />
    </div>
  )
}
