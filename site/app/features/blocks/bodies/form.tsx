import { useLocale, useTexts } from '#app/core/language.ts'
import { ContactFields } from '#app/features/company/contact-fields.tsx'
import { NewsletterSignup } from '#app/features/newsletter/newsletter-signup.tsx'
import { LinesForm } from '#app/features/parts-list/lines-form.tsx'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { routePath } from '#shared/routes/table.ts'
import { blocksTexts } from '#texts/blocks.js'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { partsListTexts } from '#texts/parts-list.js'
import type { BodyProps } from './body-props.ts'

export const texts = [formsTexts, leadFormsTexts, partsListTexts]

/**
 * Form posted to the screen that answers it: there a visitor finds its receipt, and without
 * JavaScript its errors. A list is read first, and its quotation asked for below it. Applications
 * have options that follow from one another and exist in one language: the block links to their
 * screen.
 */
export default function BlockForm({ block: { form }, data, earlier }: BodyProps<'form'>) {
  const locale = useLocale()
  const own = useTexts(blocksTexts)
  if (earlier !== undefined)
    return (
      <p>
        <ButtonLink href={`#${earlier}`}>{own.toForm}</ButtonLink>
      </p>
    )
  switch (form) {
    case 'contact':
      return <ContactFields departments={data.departments} action={routePath('contact', locale)} />
    case 'quotation':
      return <LinesForm items="" action={routePath('parts-list', locale)} />
    case 'newsletter':
      return <NewsletterSignup />
    case 'application':
      return (
        <p>
          <ButtonLink href={routePath('work-with-us', locale)}>{own.apply}</ButtonLink>
        </p>
      )
  }
}
