import type {
  CheckboxField,
  DateField,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  RelationshipField,
  SelectField,
} from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { readPublished, rewriteLatest, writePublished } from '#src/publishing/languages/store.ts'

/**
 * Layout fields that change the whole site at once, by group: maintenance, and the test
 * environment, which search engines do not index.
 */
const switches = {
  others: ['environment_under_maintenance', 'maintenance_since', 'maintenance_by'],
  environment: ['environment'],
} as const

/** Field that only administrators can change, with a confirmation in the form. */
export const siteSwitch = <F extends CheckboxField | SelectField>(field: F): F => ({
  ...field,
  access: { update: ({ req }) => hasRole(req, ['administrator']) },
  admin: {
    ...field.admin,
    components: {
      Field:
        field.type === 'checkbox'
          ? '/admin/site-switches/lazy-switch-fields.tsx#LazyMaintenanceField'
          : '/admin/site-switches/lazy-switch-fields.tsx#LazyEnvironmentField',
    },
  },
})

/** Field that a switch sets: read-only for everybody, and shown only during maintenance. */
export const writtenBySwitch = <F extends DateField | RelationshipField>(field: F): F => ({
  ...field,
  access: { update: () => false },
  admin: {
    ...field.admin,
    readOnly: true,
    condition: (_, group) => Boolean(Object(group)['maintenance_since']),
  },
})

type Layout = Record<string, Record<string, unknown> | undefined>

/** Records the start of the maintenance and the user who switched it on. */
export const noteMaintenance: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const others: Record<string, unknown> = Object(data['others'])
  const before: Record<string, unknown> = Object(Object(originalDoc)['others'])
  const on = others['environment_under_maintenance'] === true
  const noted = on
    ? before['environment_under_maintenance'] === true
      ? { since: before['maintenance_since'] ?? null, by: before['maintenance_by'] ?? null }
      : { since: new Date().toISOString(), by: req.user?.id ?? null }
    : { since: null, by: null }
  return {
    ...data,
    others: { ...others, maintenance_since: noted.since, maintenance_by: noted.by },
  }
}

/**
 * Keeps the switches when a version is restored, because Payload restores without checking field
 * access.
 */
export const keepSwitches: GlobalAfterChangeHook = async ({ doc, previousDoc, req, context }) => {
  if (context['isRestoringVersion'] !== true) return doc
  const entity = { global: 'layout' } as const
  const stored = await readPublished(req, entity)
  if (!stored) return doc
  const before = previousDoc as Layout
  const withSwitches = (layout: Layout): Layout => {
    const kept: Layout = { ...layout }
    for (const [group, names] of Object.entries(switches))
      kept[group] = {
        ...layout[group],
        ...Object.fromEntries(names.map((name) => [name, idOf(before[group]?.[name])])),
      }
    return kept
  }
  const kept = withSwitches(stored as Layout)
  await writePublished(req, entity, kept)
  await rewriteLatest(req, entity, kept)
  return withSwitches(doc as Layout)
}

/** Id of a relation. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)
