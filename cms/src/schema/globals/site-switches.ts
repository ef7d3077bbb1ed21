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
 * Fields of the layout that change the whole site at once, by their group: the site's outage, and the mark
 * of a test system, which no search engine lists.
 */
const switches = {
  others: ['environment_under_maintenance', 'maintenance_since', 'maintenance_by'],
  environment: ['environment'],
} as const

/** Field that administrators alone change, and whose form asks first. */
export const siteSwitch = <F extends CheckboxField | SelectField>(field: F): F => ({
  ...field,
  access: { update: ({ req }) => hasRole(req, ['administrator']) },
  admin: {
    ...field.admin,
    components: {
      Field:
        field.type === 'checkbox'
          ? '/admin/site-switches/switch-fields.tsx#MaintenanceField'
          : '/admin/site-switches/switch-fields.tsx#EnvironmentField',
    },
  },
})

/** Field that a switch writes; read-only for everybody. */
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

/** Records since when the site is in maintenance, and by whom. */
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
 * A version that is restored leaves the switches as they are: Payload writes it without the access of its
 * fields.
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

/** A relation as it is stored. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)
