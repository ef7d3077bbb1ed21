'use client'

import { isLocale } from '@vitrine/configuration/locales'
import { getTranslation } from '@payloadcms/translations'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useAuth,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import type { RelationshipFieldClientProps, Validate } from 'payload'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { relationsTexts } from '#texts/relations.js'
import { DocumentDrawer } from './document-drawer.tsx'
import { RelationSelect } from './relation-select.tsx'
import { keyOf, referencesOf, valueOf } from './relation-values.ts'
import type { Reference } from './relation-values.ts'
import { useTitles } from './use-choices.ts'

type Props = RelationshipFieldClientProps

/** Label, error, description and inputs around the control of a field. */
function Frame({
  field: { label, localized = false, required = false, admin },
  path,
  showError,
  parts: { AfterInput, BeforeInput, Description, Error, Label } = {},
  children,
}: {
  field: Props['field']
  path: string
  showError: boolean
  parts: ReturnType<typeof useField>['customComponents']
  children: ReactNode
}): ReactNode {
  return (
    <div
      className={`field-type relationship relation-field${showError ? ' error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={
          <FieldLabel label={label ?? ''} localized={localized} path={path} required={required} />
        }
      />
      <div className="field-type__wrap">
        <RenderCustomComponent
          CustomComponent={Error}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        {BeforeInput}
        {children}
        {AfterInput}
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={
            admin?.description ? (
              <FieldDescription description={admin.description} path={path} />
            ) : null
          }
        />
      </div>
    </div>
  )
}

/**
 * Relation field that offers what the finder finds: part numbers in any spelling, GTINs, words of titles
 * in any order and language, with what tells documents of one name apart. In place of Payload's select,
 * which filters the answers of the server by the words of titles.
 */
export function RelationField({
  field,
  path: fieldPath,
  readOnly = false,
  validate,
}: Props): ReactNode {
  const { relationTo, hasMany = false, required = false, admin = {} } = field
  const validated: Validate = useCallback(
    (value, options) =>
      typeof validate === 'function'
        ? validate(value as never, { ...options, required } as never)
        : true,
    [validate, required],
  )
  const { value, setValue, showError, path, disabled, customComponents } = useField<unknown>({
    potentiallyStalePath: fieldPath,
    validate: validated,
  })
  const language = useLanguage()
  const labels = useTexts(relationsTexts)
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { permissions } = useAuth()
  const shape = { relationTo: relationTo as string | string[], hasMany }
  const collections = [shape.relationTo].flat()
  const asked = {
    collections: collections.join(','),
    locale: isLocale(code) ? code : undefined,
    language,
  }
  const references = referencesOf(value, shape)
  const { titles, learn } = useTitles(references, asked)
  const isFixed = readOnly || disabled
  const may = (collection: string, right: 'read' | 'create'): boolean =>
    Boolean(permissions?.collections?.[collection]?.[right])
  const set = (next: readonly Reference[]): void => setValue(valueOf(next, shape))
  const [first] = references
  const opened = hasMany || admin.allowEdit === false ? undefined : first
  const [collection = '', ...others] = collections
  const isCreated =
    !isFixed && admin.allowCreate !== false && others.length === 0 && may(collection, 'create')
  return (
    <Frame field={field} path={path} showError={showError} parts={customComponents}>
      <div className="relation-field__line">
        <RelationSelect
          id={path.replaceAll('.', '__')}
          references={references}
          titles={titles}
          asked={asked}
          hasMany={hasMany}
          isSortable={admin.isSortable !== false}
          isClearable={!required || hasMany}
          isFixed={isFixed}
          showError={showError}
          onChoose={(next, learned) => {
            learn(learned)
            set(next)
          }}
        />
        {opened && may(opened.relationTo, 'read') ? (
          <DocumentDrawer
            key={keyOf(opened)}
            reference={opened}
            name={labels.open({ title: titles.get(keyOf(opened))?.title ?? '' })}
            onSave={(id, title) =>
              learn([{ collection: opened.relationTo, id, title, detail: '' }])
            }
          >
            <ListIcon name="pen" />
          </DocumentDrawer>
        ) : null}
        {isCreated ? (
          <DocumentDrawer
            reference={{ relationTo: collection, value: null }}
            name={labels.create({ name: getTranslation(field.label || field.name, i18n) })}
            onSave={(id, title) => {
              learn([{ collection, id, title, detail: '' }])
              const added = { relationTo: collection, value: id }
              set(hasMany ? [...references, added] : [added])
            }}
          >
            <ListIcon name="plus" />
          </DocumentDrawer>
        ) : null}
      </div>
    </Frame>
  )
}
