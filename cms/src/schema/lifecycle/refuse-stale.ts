import type { Locale } from '@vitrine/configuration/locales'
import { defaultLocale } from '@vitrine/configuration/locales'
import { APIError } from 'payload'
import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'
import { comparedFormKey } from '#src/people/members/decision.ts'
import { loadedAtHeader, loadedAtOf } from '#src/admin/panel/loaded-at.ts'
import type { Stale } from '#src/admin/panel/loaded-at.ts'

const labels = labelsOf(lifecycleTexts)

const stale = labels.stale

/**
 * Throws 409 with the stored document if it was saved after the form was opened. Requests without
 * the header are not checked. A lock per document serializes concurrent saves.
 */
async function refuseStale(
  req: PayloadRequest,
  document: string,
  read: () => Promise<unknown>,
): Promise<void> {
  const loadedAt = loadedAtOf(req.headers?.get(loadedAtHeader) ?? null, document)
  if (loadedAt === undefined) return
  await rows(
    req.payload,
    sql`select pg_advisory_xact_lock(hashtextextended(${`save ${document}`}, 0))`,
    req,
  )
  const stored = (await read()) as Record<string, unknown> | null
  const updatedAt = String(stored?.['updatedAt'] ?? '')
  if (!stored || !(Date.parse(updatedAt) > loadedAt)) {
    req.context[comparedFormKey] = document
    return
  }
  const details: { stale: Stale } = { stale: { updatedAt, document: stored } }
  throw new APIError(textOf(stale, req.i18n?.language), 409, details, true)
}

/** Options of a read with the permissions of the request, in the form's locale. */
const asSaver = (req: PayloadRequest) => ({
  depth: 0,
  overrideAccess: false,
  user: req.user,
  locale: (req.locale ?? defaultLocale) as Locale,
  req: { transactionID: req.transactionID } as PayloadRequest,
})

export function refuseStaleSaves(config: CollectionConfig): CollectionConfig {
  const collection = config.slug as CollectionSlug
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeValidate: [
        async ({ data, originalDoc, operation, req }) => {
          const id = Number(originalDoc?.id)
          const read = () =>
            req.payload.findByID({
              collection,
              id,
              draft: true,
              trash: true,
              disableErrors: true,
              ...asSaver(req),
            })
          if (operation === 'update') await refuseStale(req, `${collection}/${id}`, read)
          return data
        },
        ...(config.hooks?.beforeValidate ?? []),
      ],
    },
  }
}

export function refuseStaleGlobalSaves(config: GlobalConfig): GlobalConfig {
  const slug = config.slug as GlobalSlug
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeValidate: [
        async ({ data, req }) => {
          await refuseStale(req, `globals/${slug}`, () =>
            req.payload.findGlobal({ slug, draft: true, ...asSaver(req) }),
          )
          return data
        },
        ...(config.hooks?.beforeValidate ?? []),
      ],
    },
  }
}
