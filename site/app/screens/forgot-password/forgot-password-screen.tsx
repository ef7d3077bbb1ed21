import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { Notice } from '#app/design/notice/notice.tsx'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { recoveryForm } from '#app/forms/described/access.ts'
import { Form } from '#app/forms/form.tsx'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import { AccessPage } from '#app/restricted/access-page.tsx'
import { restrictedMeta } from '#app/restricted/restricted-meta.ts'
import { routePath } from '#app/routes/table.ts'

/** Asking for a link to choose another password; the answer is the same for every address. */
export async function load({ query }: LoadArguments<'forgot-password'>) {
  return { sent: query.sent !== undefined }
}

export const loader = screenLoader('forgot-password', load)

export const words = [formWords, restrictedWords]

export const meta = restrictedMeta('forgot-password', (words) => words.forgot.title)

export default function ForgotPasswordScreen() {
  const { sent } = useScreenData<typeof load>()
  const locale = useLocale()
  const { forgot, login } = useWords(restrictedWords)
  return (
    <AccessPage screen="forgot-password" title={forgot.title} lead={sent ? undefined : forgot.lead}>
      {sent ? (
        <Notice tone="success" title={forgot.done} live>
          <p>{forgot.doneText}</p>
        </Notice>
      ) : (
        <Form form={recoveryForm} labels={{ email: login.email }} submit={forgot.submit} />
      )}
      <p>
        <TextLink href={routePath('restricted-area', locale)}>{forgot.back}</TextLink>
      </p>
    </AccessPage>
  )
}
