'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { I18nClient } from '@payloadcms/translations'
import { locales } from '@vitrine/configuration/locales'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { declareKept, useDeclared } from '#src/admin/panel/kept-translations.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'
import type { FieldChange, LanguageEffect } from './document-changes.ts'
import { useEditor } from './editor-store.ts'
import { listText } from '#src/platform/language-name.ts'
import { fieldName } from './value-text.ts'

/** Maximum field names in a sentence; further fields are counted. */
const maxNamed = 4

function namesOf(changes: readonly FieldChange[], i18n: I18nClient): string {
  const { bar: labels } = textsIn(editorTexts, i18n.language)
  const names = changes.map((change) => {
    const field = fieldName(change, i18n)
    return change.field.type === 'json' ? labels.values({ field, count: change.count }) : field
  })
  const more = names.length - maxNamed
  return more > 1
    ? labels.more({ fields: names.slice(0, maxNamed).join(', '), count: more })
    : names.join(', ')
}

interface Group {
  letters: string[]
  text: string
}

/**
 * Groups the languages by the changes that their visitors will see: one text for languages with the
 * same changes.
 */
function groupsOf(effects: readonly LanguageEffect[], form: string, i18n: I18nClient): Group[] {
  const { bar: labels } = textsIn(editorTexts, i18n.language)
  const groups: Group[] = []
  for (const { locale, isPublic, seen } of effects) {
    if (seen.length === 0) continue
    const text = locale === form && !isPublic ? labels.first : namesOf(seen, i18n)
    const same = groups.find((group) => group.text === text)
    if (same) same.letters.push(locales[locale].abbr)
    else groups.push({ letters: [locales[locale].abbr], text })
  }
  return groups
}

/**
 * Text with the public languages and fields whose translation no longer matches the changed source
 * text; empty if there are none.
 */
function outdatedText(effects: readonly LanguageEffect[], i18n: I18nClient): string {
  const { bar: labels } = textsIn(editorTexts, i18n.language)
  const concerned = effects.filter(({ outdated }) => outdated.length > 0)
  const fields = [
    ...new Set(concerned.flatMap(({ outdated }) => outdated.map((each) => fieldName(each, i18n)))),
  ]
  if (fields.length === 0) return ''
  const names = concerned.map(({ locale }) => locales[locale].abbr)
  return labels.outdated({
    languages: listText(names, i18n.language),
    fields: listText(fields, i18n.language),
    count: fields.length,
  })
}

/**
 * Languages and fields that become outdated, and the checkbox that declares the changes
 * insignificant.
 */
function OutdatedNote({ text }: { text: string }): ReactNode {
  const { bar: labels } = useTexts(editorTexts)
  const { collectionSlug, id } = useDocumentInfo()
  const document = `${collectionSlug}/${id}`
  const isKept = useDeclared(document)
  useEffect(() => {
    if (text === '') declareKept(document, false)
  }, [document, text])
  if (text === '') return null
  return (
    <p className="editor-bar__outdated">
      {isKept ? null : <span>≠ {text}</span>}
      <label>
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => declareKept(document, target.checked)}
        />{' '}
        {isKept ? labels.kept : labels.keep}
      </label>
    </p>
  )
}

/**
 * Summary of the changes that visitors of each language see after the form's language is published.
 */
export function BarSummary(): ReactNode {
  const { bar: labels } = useTexts(editorTexts)
  const { i18n } = useTranslation()
  const effects = useEditor((state) => state.effects)
  const form = useEditor((state) => state.locale)
  if (effects.length === 0) return <div className="editor-bar__summary" role="status" />
  const groups = groupsOf(effects, form, i18n)
  const outdated = outdatedText(effects, i18n)
  return (
    <div className="editor-bar__summary" role="status">
      {groups.length === 0 ? (
        <p>{labels.nothing}</p>
      ) : (
        <p>
          <b>{labels.sees}</b>{' '}
          {groups.map(({ letters, text }, at) => (
            <span key={text}>
              {at > 0 ? ' · ' : ''}
              <abbr>{letters.join(' ')}</abbr> {text}
            </span>
          ))}
        </p>
      )}
      <OutdatedNote text={outdated} />
    </div>
  )
}
