'use client'

import { useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '#src/admin/panel/use-call.ts'
import { editorTexts } from '#texts/editor.js'
import type { EditorTexts } from '#texts/editor.js'
import type { FieldChange } from './document-changes.ts'
import { shortened, textDifference } from '#src/admin/changes/text-difference.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { fieldName, relationOf, valueText } from './value-text.ts'
import { useRevertField } from './use-revert-field.ts'

/** Text with its removed and added words marked. */
function TextChange({ published, current }: { published: string; current: string }): ReactNode {
  const labels = useTexts(editorTexts)
  const parts = useMemo(() => shortened(textDifference(published, current)), [published, current])
  if (published === '') return <i>{labels.change.empty}</i>
  return parts.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`
    if (kind === 'removed') return <del key={key}>{text}</del>
    if (kind === 'added') return <ins key={key}>{text}</ins>
    return <span key={key}>{text}</span>
  })
}

/** Titles of the documents to which the published relation refers. */
function RelationChange({ collection, ids }: { collection: string; ids: number[] }): ReactNode {
  const labels = useTexts(editorTexts)
  const language = useLanguage()
  const { code } = useLocale()
  const wanted = ids.join(',')
  const { data } = useCall(
    'lists.read',
    wanted === '' ? undefined : { query: { collection, ids: wanted, locale: code } },
    { language },
  )
  if (wanted === '') return <i>{labels.change.empty}</i>
  return <del>{data?.rows.map(({ title }) => title).join(', ') ?? '…'}</del>
}

function rowsText({ field, count }: FieldChange, texts: EditorTexts['change']): string {
  return field.type === 'json' ? texts.values({ count }) : texts.rows({ count })
}

function ChangeContent({ change }: { change: FieldChange }): ReactNode {
  const labels = useTexts(editorTexts)
  const { i18n } = useTranslation()
  const { published, current } = change
  const words = { yes: labels.change.yes, no: labels.change.no }
  const relation = relationOf(change, published)
  if (relation) return <RelationChange {...relation} />
  const before = valueText(change, published, i18n, words)
  const after = valueText(change, current, i18n, words)
  if (before === undefined && after === undefined) return rowsText(change, labels.change)
  return <TextChange published={before ?? ''} current={after ?? ''} />
}

/**
 * Line below a changed field: the difference to its published value, and the button that restores
 * that value. `isNamed`: shows the field's name, for groups with several fields.
 */
export function ChangeLine({ change, isNamed }: { change: FieldChange; isNamed: boolean }) {
  const labels = useTexts(editorTexts)
  const { i18n } = useTranslation()
  const { disabled } = useForm()
  const revert = useRevertField()
  const field = fieldName(change, i18n)
  return (
    <p className="editor-change">
      <span className="editor-change__where">
        {isNamed ? `${field} · ` : ''}
        {labels.change.onSite}
      </span>{' '}
      <ChangeContent change={change} />{' '}
      {disabled ? null : (
        <button
          type="button"
          aria-label={labels.change.revertField({ field })}
          onClick={() => void revert(change)}
        >
          {labels.change.revert}
        </button>
      )}
    </p>
  )
}
