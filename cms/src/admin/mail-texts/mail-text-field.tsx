'use client'

import {
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import { knownLocale } from '@vitrine/configuration/locales'
import type { TextFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { isTemplateName } from '#src/mail/templates/index.ts'
import type { TemplateName } from '#src/mail/templates/index.ts'
import { mailParts, partLengths } from '#src/mail/templates/mail-parts.ts'
import type { MailPart } from '#src/mail/templates/mail-parts.ts'
import { outdatedParts, productBasis, readBasis, storedBasis } from '#src/mail/texts/basis.ts'
import { variableName } from '#src/mail/texts/faults.ts'
import { productTexts, variablesOf } from '#src/mail/texts/product-texts.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { mailTextsTexts } from '#texts/mail-texts.js'
import { ErrorOnly } from './error-only.tsx'
import { shownPieces, shownText } from './shown-variables.ts'
import type { VariableNames } from './shown-variables.ts'
import { VariableInput } from './variable-input.tsx'
import './mail-texts.css'

/** Value of another field of the form. */
const useValue = (path: string): unknown => useFormFields(([fields]) => fields[path]?.value)

/** Names of the variables of an e-mail in the language of the panel. */
function useVariableNames(mail: TemplateName): VariableNames {
  const language = useLanguage()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(variablesOf(mail)).map((variable) => [
          variable,
          variableName(variable, language),
        ]),
      ),
    [mail, language],
  )
}

/** Text whose variables are shown as chips. */
const ShownText = ({ text, names }: { text: string; names: VariableNames }): ReactNode => (
  <p className="mail-text__product">
    {shownPieces(shownText(text, names), names).map(({ text: piece, variable }, at) =>
      variable === undefined ? (
        piece
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no other key
        <span key={at} className="mail-variable">
          {piece.slice(1, -1)}
        </span>
      ),
    )}
  </p>
)

/** Note that the product's text has changed, and the button that keeps the company's. */
function OutdatedNote({
  mail,
  part,
  names,
}: {
  mail: TemplateName
  part: MailPart
  names: VariableNames
}): ReactNode {
  const labels = useTexts(mailTextsTexts)
  const locale = knownLocale(useLocale().code)
  const { value, setValue } = useField<string | null>({ path: 'basis' })
  const text = productTexts(mail, locale)[part] ?? ''
  const isOutdated = outdatedParts(mail, locale, { texts: { [part]: text }, basis: value })
  if (isOutdated.length === 0) return null
  const keep = (): void =>
    setValue(storedBasis({ ...readBasis(value), [part]: productBasis(mail, locale, part) }))
  return (
    <div className="mail-text__outdated" role="note">
      <p>{labels.outdated}</p>
      <ShownText text={text} names={names} />
      <Button onClick={keep}>{labels.keep}</Button>
    </div>
  )
}

/** Text of the product, or of the company in its place, with its variables as chips. */
function PartField({
  mail,
  part,
  label,
  path: given,
  readOnly,
}: {
  mail: TemplateName
  part: MailPart
  label: string
  path: string
  readOnly: boolean
}): ReactNode {
  const labels = useTexts(mailTextsTexts)
  const locale = knownLocale(useLocale().code)
  const names = useVariableNames(mail)
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  })
  const product = productTexts(mail, locale)[part]
  const text = value ?? ''
  if (product === undefined && text === '') return null
  const isFixed = readOnly || disabled
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type mail-text" data-part={part}>
      <FieldLabel label={label} localized path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {text === '' ? (
          <div className="mail-text__follows" id={id}>
            <ShownText text={product ?? ''} names={names} />
            <p className="ui-small">
              {labels.follows}
              {isFixed ? null : (
                <Button
                  look="link"
                  aria-label={labels.changePart({ part: label })}
                  onClick={() => setValue(product)}
                >
                  {labels.change}
                </Button>
              )}
            </p>
          </div>
        ) : (
          <>
            <VariableInput
              id={id}
              value={text}
              onChange={setValue}
              names={names}
              maxLength={partLengths[part]}
              isLong={part === 'text' || part === 'note'}
              readOnly={isFixed}
            />
            {isFixed ? null : (
              <Button look="link" onClick={() => setValue(null)}>
                {labels.back}
              </Button>
            )}
            <OutdatedNote mail={mail} part={part} names={names} />
          </>
        )}
      </div>
    </div>
  )
}

/** Field of a text of an e-mail. */
export const MailTextField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const labels = useTexts(mailTextsTexts)
  const mail = useValue('mail')
  const { id } = useDocumentInfo()
  const part = mailParts.find((each) => each === field.name)
  // a field that nobody types
  if (part === undefined) return <ErrorOnly path={path} />
  if (!isTemplateName(mail)) return part === 'subject' ? <p>{labels.refused.mail}</p> : null
  return (
    <>
      {id === undefined && part === 'subject' ? <h3>{labels.mails[mail]}</h3> : null}
      <PartField
        mail={mail}
        part={part}
        label={labels.parts[part]}
        path={path}
        readOnly={readOnly === true}
      />
    </>
  )
}
