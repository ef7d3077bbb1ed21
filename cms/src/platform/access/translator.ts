import { Forbidden } from 'payload'
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Field,
  FieldAccess,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { staffOf } from './access.ts'
import { isTranslated, mergeTranslation } from './merge-translation.ts'

/** Update access of a translator: only the assigned locales; other roles follow the permissions. */
const writesHere: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff?.role !== 'translator' || staff.locales.some((locale) => locale === req.locale)
}

const notForTranslators: FieldAccess = ({ req }) => staffOf(req)?.role !== 'translator'

/**
 * Makes fields read-only for translators, except localized ones and those with translated columns.
 * Top-level fields only: in groups and rows Payload would drop a forbidden field from the draft, so
 * there only `keepToTranslation` applies.
 */
export function translatable(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) =>
          'name' in tab && tab.name ? tab : { ...tab, fields: translatable(tab.fields) },
        ),
      }
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: translatable(field.fields) }
    if (
      !('name' in field) ||
      field.type === 'join' ||
      field.type === 'array' ||
      field.type === 'group' ||
      field.type === 'blocks'
    )
      return field
    const update = isTranslated(field) ? writesHere : notForTranslators
    return { ...field, access: { ...('access' in field ? field.access : {}), update } } as Field
  })
}

/**
 * Saves a translation as a draft, regardless of the request, since only editors publish.
 * Translators cannot restore versions either, because that would publish.
 */
function saveAsDraft<Args extends object>(
  args: Args,
  operation: string,
  req: PayloadRequest,
  drafted: boolean,
): Args {
  if (staffOf(req)?.role !== 'translator' || !drafted) return args
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation !== 'update' && operation !== 'updateByID') return args
  const data: { _status?: unknown } =
    'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : {}
  if (data._status === 'published') throw new Forbidden(req.t)
  return { ...args, draft: true, data: { ...data, _status: 'draft' } }
}

export const translateAsDraft: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
  collection,
}) => saveAsDraft(args, operation, req, Boolean(collection.versions?.drafts))

export const translateGlobalAsDraft: GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
  global,
}) =>
  saveAsDraft(
    args as object,
    operation,
    req,
    typeof global.versions === 'object' && Boolean(global.versions.drafts),
  )

/**
 * Reduces a translator's input to the localized texts of the locale, merged into the stored
 * document; rows, relations and numbers are unchanged. Throws 403 for anything but an update in an
 * assigned locale.
 */
export const keepToTranslation: CollectionBeforeValidateHook = ({
  data,
  req,
  originalDoc,
  collection,
  operation,
}) => {
  const staff = staffOf(req)
  if (staff?.role !== 'translator') return data
  if (operation !== 'update' || !staff.locales.some((locale) => locale === req.locale))
    throw new Forbidden(req.t)
  return mergeTranslation(collection.fields, data ?? {}, originalDoc ?? {}, req.locale ?? '')
}

export const keepGlobalToTranslation: GlobalBeforeValidateHook = ({
  data,
  req,
  originalDoc,
  global,
}) => {
  const staff = staffOf(req)
  if (staff?.role !== 'translator') return data
  if (!staff.locales.some((locale) => locale === req.locale)) throw new Forbidden(req.t)
  return mergeTranslation(global.fields, data ?? {}, originalDoc ?? {}, req.locale ?? '')
}
