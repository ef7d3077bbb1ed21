'use client'

import { isLocale } from '@vitrine/configuration/locales'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  RenderCustomComponent,
  useAuth,
  useDocumentDrawer,
  useField,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { RelationshipFieldClientProps, Validate } from 'payload'
import type { Choice } from '#src/panel-calls/find.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { relationsTexts } from '#texts/relations.js'
import { keyOf, referencesOf, valueOf } from './relation-values.ts'
import type { Reference } from './relation-values.ts'
import { useFound, useTitles } from './use-choices.ts'
import './relation-field.css'

/** Option of the select; its value is the key of a document. */
interface RelationOption {
  [key: string]: unknown
  value: string
  label: string
  detail: string
  reference: Reference
}

const optionOf = (reference: Reference, choice: Choice | undefined): RelationOption => ({
  value: keyOf(reference),
  label: choice?.title ?? `#${reference.value}`,
  detail: choice?.detail ?? '',
  reference,
})

const isOption = (option: unknown): option is RelationOption =>
  typeof Object(option).reference === 'object'

/** Form of a document in a drawer: to open a value, or to create one. */
function Drawer({
  reference: { relationTo, value },
  onSave,
  children,
}: {
  reference: { relationTo: string; value: number | null }
  onSave: (id: number, title: string) => void
  children: ReactNode
}): ReactNode {
  const [DocumentDrawer, Toggler, { closeDrawer }] = useDocumentDrawer({
    collectionSlug: relationTo,
    ...(value === null ? {} : { id: value }),
  })
  return (
    <>
      <Toggler className="relation-field__open">{children}</Toggler>
      <DocumentDrawer
        onSave={({ doc, operation, collectionConfig }) => {
          const title: unknown = Object(doc)[collectionConfig?.admin.useAsTitle ?? 'id']
          onSave(Number(doc.id), typeof title === 'string' ? title : '')
          if (operation === 'create') closeDrawer()
        }}
      />
    </>
  )
}

/** Attributes of the select that Payload's wrapper passes on to react-select. */
const passedOn = {
  hideSelectedOptions: false,
  formatOptionLabel: (option: RelationOption, { context }: { context: string }): ReactNode =>
    context === 'value' ? (
      option.label
    ) : (
      <span className="relation-field__option">
        <span>{option.label}</span>
        <span className="relation-field__detail">{option.detail}</span>
      </span>
    ),
}

/** The server's answer is shown as it is. */
const everyOption = (): boolean => true

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
}: RelationshipFieldClientProps): ReactNode {
  const { relationTo, hasMany, required = false, label, localized = false, admin = {} } = field
  const validated: Validate = useCallback(
    (value, options) =>
      typeof validate === 'function'
        ? validate(value as never, { ...options, required } as never)
        : true,
    [validate, required],
  )
  const {
    value,
    setValue,
    showError,
    path,
    disabled,
    customComponents: { AfterInput, BeforeInput, Description, Error, Label } = {},
  } = useField<unknown>({ potentiallyStalePath: fieldPath, validate: validated })
  const language = useLanguage()
  const labels = useTexts(relationsTexts)
  const { code } = useLocale()
  const { permissions } = useAuth()
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const shape = { relationTo: relationTo as string | string[], hasMany }
  const collections = [shape.relationTo].flat()
  const asked = {
    collections: collections.join(','),
    locale: isLocale(code) ? code : undefined,
    language,
  }
  const references = referencesOf(value, shape)
  const { titles, learn } = useTitles(references, asked)
  const { found, hasFailed } = useFound(query.trim(), isOpen, asked)
  const isAnswered = found?.query === query.trim()
  const chosen = references.map((each) => optionOf(each, titles.get(keyOf(each))))
  const taken = new Set(hasMany === true ? chosen.map((option) => option.value) : [])
  const options = (found?.choices ?? [])
    .map((choice) => optionOf({ relationTo: choice.collection, value: choice.id }, choice))
    // a document that is chosen already is shown as such: its absence would say that it is not found
    .map((option) =>
      taken.has(option.value) ? { ...option, detail: labels.taken, isDisabled: true } : option,
    )
  const isFixed = readOnly || disabled
  const may = (collection: string, right: 'read' | 'create'): boolean =>
    Boolean(permissions?.collections?.[collection]?.[right])
  const choose = (selected: unknown): void => {
    const next = [selected].flat().filter(isOption)
    learn(
      (found?.choices ?? []).filter(({ collection, id }) =>
        next.some((option) => option.value === keyOf({ relationTo: collection, value: id })),
      ),
    )
    setValue(
      valueOf(
        next.map(({ reference }) => reference),
        shape,
      ),
    )
  }
  const add = (reference: Reference, title: string): void => {
    learn([{ collection: reference.relationTo, id: reference.value, title, detail: '' }])
    setValue(valueOf(hasMany === true ? [...references, reference] : [reference], shape))
  }
  const [only] = chosen
  const [collection] = collections
  const said = !isAnswered ? '' : found.isNear ? labels.near : found.isMore ? labels.more : ''
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
        <div className="relation-field__line">
          <ReactSelect
            {...passedOn}
            inputId={`${path.replaceAll('.', '__')}-input`}
            disabled={isFixed}
            filterOption={everyOption}
            isLoading={isOpen && !isAnswered && !hasFailed}
            isMulti={hasMany === true}
            isSortable={hasMany === true && admin.isSortable !== false}
            isClearable={!required || hasMany === true}
            menuIsOpen={isOpen}
            noOptionsMessage={() =>
              hasFailed ? labels.failed : isAnswered ? labels.none : labels.searching
            }
            onChange={choose}
            onInputChange={setQuery}
            onMenuOpen={() => setIsOpen(true)}
            onMenuClose={() => setIsOpen(false)}
            options={options}
            showError={showError}
            {...(hasMany === true ? { value: chosen } : only ? { value: only } : {})}
          />
          {hasMany !== true &&
          only &&
          admin.allowEdit !== false &&
          may(only.reference.relationTo, 'read') ? (
            <Drawer
              key={only.value}
              reference={only.reference}
              onSave={(id, title) =>
                learn([{ collection: only.reference.relationTo, id, title, detail: only.detail }])
              }
            >
              <ListIcon name="pen" />
              <span className="ui-hidden">{labels.open({ title: only.label })}</span>
            </Drawer>
          ) : null}
          {!isFixed &&
          admin.allowCreate !== false &&
          collections.length === 1 &&
          collection !== undefined &&
          may(collection, 'create') ? (
            <Drawer
              reference={{ relationTo: collection, value: null }}
              onSave={(id, title) => add({ relationTo: collection, value: id }, title)}
            >
              <ListIcon name="plus" />
              <span className="ui-hidden">{labels.create}</span>
            </Drawer>
          ) : null}
        </div>
        <p className="relation-field__said" role="status">
          {isOpen ? said : ''}
        </p>
        {AfterInput}
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={
            admin.description ? (
              <FieldDescription description={admin.description} path={path} />
            ) : null
          }
        />
      </div>
    </div>
  )
}
