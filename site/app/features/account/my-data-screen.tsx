import { formatCnpj } from '@vitrine/configuration/brazil/cnpj'
import { countryPack } from '@vitrine/configuration/country-pack'
import { formatPhone } from '@vitrine/configuration/phone'
import { ApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { myDataForm } from '#shared/forms/my-data.ts'
import { passwordForm } from '#shared/forms/password.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { Sessions } from './sessions.tsx'

/** The member's profile, password and sessions. */
export async function load({ client, member, query }: LoadArguments<'my-data'>) {
  if (!member) throw new ApiError('session-required')
  const { data: sessions } = await client('sessions-list')
  return { member, sessions, sent: query.sent?.[0] }
}

export const loader = screenLoader('my-data', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('my-data', (texts) => texts.data.title)

export default function MyDataScreen() {
  const { member, sessions, sent } = useScreenData<typeof load>()
  const locale = useLocale()
  const { area, data, register, update } = useTexts(restrictedTexts)
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[
          { label: area, href: routePath('restricted-sections', locale) },
          { label: data.title, href: routePath('my-data', locale) },
        ]}
        title={data.title}
        lead={data.fixed}
      />
      {sent === 'data' ? (
        <Notice tone="success" title={data.saved} live>
          <p>{data.savedText}</p>
        </Notice>
      ) : null}
      {sent === 'sessions' ? <Notice tone="success" title={data.ended} live /> : null}
      <Section title={data.yours} ruled>
        <KeyValues
          values="text"
          items={[
            { label: register.email, value: member.email },
            {
              label: register.taxId({ country: countryPack }),
              value: member.country === 'BR' ? formatCnpj(member.tax_id) : member.tax_id,
            },
            { label: register.profile, value: member.profile },
          ]}
        />
        <Form
          form={myDataForm}
          labels={{ name: register.name, company: register.company, phone: register.phone }}
          hints={{ phone: register.phoneHint({ country: countryPack }) }}
          initial={{ name: member.name, company: member.company, phone: member.phone }}
          masks={{ phone: formatPhone }}
          submit={data.save}
        />
      </Section>
      <Section title={data.password} ruled>
        <p>{update.lead}</p>
        <Form
          form={passwordForm}
          variant="secondary"
          labels={{ current_password: update.current, password: update.password }}
          hints={{ password: register.passwordHint }}
          submit={update.submit}
        />
      </Section>
      <Sessions sessions={sessions} />
    </div>
  )
}
