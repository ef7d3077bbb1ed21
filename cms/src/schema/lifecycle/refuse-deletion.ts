import { defaultLocale } from '@vitrine/configuration/locales'
import type { Place, Use } from '#src/admin/panel/document-use.ts'
import { APIError, ValidationError } from 'payload'
import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { describeFiles } from '#src/content/media/describe-documents.ts'
import { rowOf, titleFieldOf } from '#src/platform/collections/collections.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'
import { referencesTo } from '#src/publishing/references/references.ts'
import type { Reference } from '#src/publishing/references/relations.ts'

const labels = labelsOf(lifecycleTexts)

const used = labels.used
const others = labels.others
const inTrash = labels.inTrash

const readers: Record<string, { read: readonly Role[] }> = { ...permissions, ...globalPermissions }

/** Reference in the language of the request; with a title only if the role may read it. */
function placeOf(req: PayloadRequest, reference: Reference): Place {
  const language = req.i18n.language
  const mayRead = hasRole(req, readers[reference.source]?.read ?? [])
  const { address } = reference
  return {
    kind: textOf(reference.kind, language),
    title: mayRead ? reference.title : '',
    field: textOf(reference.field, language),
    address,
  }
}

/** Maximum references in the message; the panel's dialog lists more. */
const named = 3

async function titleOf(req: PayloadRequest, collection: string, id: number): Promise<string> {
  const document = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    locale: defaultLocale,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req: { transactionID: req.transactionID } as PayloadRequest,
  })
  const { config } = req.payload.collections[collection as CollectionSlug]
  const title = String(Object(document)[titleFieldOf(config)] ?? id)
  const about =
    collection === 'files' ? (await describeFiles(req, [id], req.i18n.language)).get(id) : undefined
  return about ? `${title} (${about})` : title
}

async function refuseWhenUsed(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const { found, total, more } = await referencesTo(req.payload, { collection, id }, req)
  if (found.length === 0) return
  const places = found.map((reference) => placeOf(req, reference))
  const list = places
    .slice(0, named)
    .map(({ kind, title, field }) => `${kind}${title ? ` “${title}”` : ''} (${field})`)
    .join('; ')
  const { language } = req.i18n
  const further = total - Math.min(places.length, named)
  const end = further > 0 ? ` ${textOf(others({ count: further }), language)}` : ''
  const wayOut =
    rowOf(collection)?.access === 'option' ? ` ${textOf(labels.takeOutOfForm, language)}` : ''
  const message = `${textOf(used, language)} ${list}${end}.${wayOut}`
  const use: Use = { title: await titleOf(req, collection, id), places, more }
  throw new APIError(message, 409, { inUse: use }, true)
}

/**
 * Rejects unique values of documents in the trash with a message that names the trash, instead of
 * the database's "must be unique".
 */
function refuseValueInTrash(config: CollectionConfig): CollectionBeforeValidateHook {
  const unique = config.fields.flatMap((field) =>
    'unique' in field && field.unique && 'name' in field ? [field.name] : [],
  )
  return async ({ data, originalDoc, req }) => {
    for (const path of unique) {
      const value: unknown = data?.[path]
      if (typeof value !== 'string' || value === originalDoc?.[path]) continue
      const { totalDocs } = await req.payload.count({
        collection: config.slug as CollectionSlug,
        trash: true,
        overrideAccess: true,
        where: { [path]: { equals: value }, deletedAt: { exists: true } },
        req: { transactionID: req.transactionID } as PayloadRequest,
      })
      if (totalDocs > 0)
        throw new ValidationError(
          {
            collection: config.slug,
            errors: [{ path, message: textOf(inTrash, req.i18n?.language) }],
            req,
          },
          req.t,
        )
    }
    return data
  }
}

/**
 * Rejects (409) deleting or trashing documents that are referenced, and (400) unique values of
 * documents in the trash.
 */
export function refuseDeletionOfUsed(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      ...(config.trash
        ? { beforeValidate: [refuseValueInTrash(config), ...(hooks.beforeValidate ?? [])] }
        : {}),
      beforeChange: [
        async ({ data, originalDoc, req }) => {
          if (data['deletedAt'] && !originalDoc?.deletedAt)
            await refuseWhenUsed(req, slug, Number(originalDoc?.id))
          return data
        },
        ...(hooks.beforeChange ?? []),
      ],
      beforeDelete: [
        ({ id, req }) => refuseWhenUsed(req, slug, Number(id)),
        ...(hooks.beforeDelete ?? []),
      ],
    },
  }
}
