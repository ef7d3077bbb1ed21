import { MissingFile, ValidationError } from 'payload'
import type { AfterErrorHook, Field, PayloadRequest, SanitizedConfig } from 'payload'
import { pathOfColumn, pathsOfDocuments, wordsOfPath } from '#src/platform/field-words.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelApiTexts } from '#texts/panel-api.js'

const labels = labelsOf(panelApiTexts)

/** Maximum fields named in an error message; the panel shows each error at its field. */
const maxNamed = 5

type Fields = readonly Field[]
type FieldError = ValidationError['data']['errors'][number] & { tableName?: string }

interface Target {
  collection?: string
  global?: string
}

const fieldsOf = (config: SanitizedConfig, { collection, global }: Target): Fields =>
  (
    config.collections.find(({ slug }) => slug === collection) ??
    config.globals.find(({ slug }) => slug === global)
  )?.fields ?? []

/** Collection or global of a request. */
const targetOf = (req: PayloadRequest): Target => {
  const { collection, global } = req.routeParams ?? {}
  return {
    ...(typeof collection === 'string' ? { collection } : {}),
    ...(typeof global === 'string' ? { global } : {}),
  }
}

/** Label of a field in Payload's own forms, which belong to no collection. */
function ofPayload(path: string, req: PayloadRequest): string | undefined {
  if (path === 'password') return req.t('authentication:newPassword')
  return path === 'file' ? textOf(labels.file, req.i18n?.language) : undefined
}

/** Payload 3.90's message of a relation to an id that cannot exist; it has no translation. */
const untranslated = 'This relationship field has the following invalid relationships:'

/** Error at a field. The error of a unique index is repeated for each of the index's columns. */
function atFields(error: FieldError, fields: Fields): FieldError[] {
  // `path` is undefined if the database adapter could not determine the field
  const path: unknown = error.path
  if (typeof path !== 'string') return [{ ...error, path: '' }]
  if (error.tableName === undefined || wordsOfPath(fields, path, {}).whole) return [error]
  const columns = path.split(', ').flatMap((column) => pathOfColumn(fields, column) ?? [])
  return columns.length > 0 ? columns.map((column) => ({ ...error, path: column })) : [error]
}

function nameOf({ path, label }: FieldError, fields: Fields, req: PayloadRequest): string {
  const { words, whole } = wordsOfPath(fields, path, req)
  if (whole) return words
  const own = ofPayload(path, req)
  if (own !== undefined) return own
  return typeof label === 'string' && label !== '' && label !== path ? label : words
}

/**
 * Response that labels each invalid field in the panel's language, and names at most `maxNamed` of
 * them in its message.
 */
function answerRefusal(
  name: string,
  data: ValidationError['data'],
  fields: Fields,
  req: PayloadRequest,
) {
  const errors = data.errors
    .flatMap((error) => atFields(error, fields))
    .map(({ path, message, ...error }) => ({
      path,
      label: nameOf({ path, message, ...error }, fields, req),
      message: message.startsWith(untranslated)
        ? textOf(labels.missingDocument, req.i18n?.language)
        : message,
    }))
  const named = [...new Set(errors.map(({ label }) => label))].filter(Boolean)
  const more = named.length - maxNamed
  const list = [
    ...named.slice(0, maxNamed),
    ...(more > 0 ? [textOf(labels.moreFields({ count: more }), req.i18n?.language)] : []),
  ]
  const message =
    named.length > 0
      ? `${req.t('error:followingFieldsInvalid', { count: errors.length })} ${list.join(', ')}`
      : errors.map((error) => error.message).join(' ')
  return { response: { errors: [{ name, message, data: { ...data, errors } }] } }
}

/**
 * Names the fields of a validation error by their labels in the panel, whether a field, a hook or
 * the database reported it.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, req }) => {
  const target = targetOf(req)
  if (error instanceof MissingFile) {
    const errors = [{ path: 'file', message: error.message }]
    return answerRefusal('ValidationError', { ...target, errors }, [], req)
  }
  if (!(error instanceof ValidationError)) return undefined
  const { data } = error
  const fields = fieldsOf(req.payload.config, data.collection || data.global ? data : target)
  return answerRefusal(error.name, data, fields, req)
}

/**
 * Column in PostgreSQL's detail of a violated foreign key, without the prefix of version tables.
 */
const foreignKey = /^Key \((?:version_)?(\w+)\)=/

/**
 * Response that names the field of a violated foreign key, whose document no longer exists;
 * undefined if the field is unknown.
 */
export function nameMissingDocument(
  detail: string,
  req: PayloadRequest,
): ReturnType<typeof answerRefusal> | undefined {
  const column = foreignKey.exec(detail)?.[1]
  if (column === undefined) return undefined
  const target = targetOf(req)
  const fields = fieldsOf(req.payload.config, target)
  const single = pathOfColumn(fields, column)
  const collection = column.replace(/_id$/, '').replaceAll('_', '-')
  const paths = single === undefined ? pathsOfDocuments(fields, collection) : [single]
  if (paths.length === 0) return undefined
  const message = textOf(labels.missingDocument, req.i18n?.language)
  const errors = paths.map((path) => ({ path, message }))
  return answerRefusal('ValidationError', { ...target, errors }, fields, req)
}
