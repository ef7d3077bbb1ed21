import { createLocalReq, getLocalI18n } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'
import type { PlanRefusal } from './plan-shapes.ts'
import type { StoredPlan } from './plan-store.ts'

const labels = labelsOf(importsTexts)

/** Reason for which a plan as a whole is not compared or applied. */
export class StoredPlanRefused extends Error {
  readonly refused: readonly PlanRefusal[]

  constructor(message: string, refused: readonly PlanRefusal[] = []) {
    super(message)
    this.refused = refused
  }
}

/**
 * Request of the account of a plan, in the language of its panel and with its permissions of now.
 *
 * @throws {StoredPlanRefused} without the account.
 */
export async function requestOf(
  payload: Payload,
  { author, language }: Pick<StoredPlan, 'author' | 'language'>,
): Promise<PayloadRequest> {
  const user =
    author === null
      ? null
      : await payload.findByID({
          collection: 'users',
          id: author,
          depth: 0,
          disableErrors: true,
        })
  const i18n = await getLocalI18n({
    config: payload.config,
    language: language as Parameters<typeof getLocalI18n>[0]['language'],
  })
  const req = await createLocalReq(
    {
      locale: localeOfPanel(language),
      req: { i18n, t: i18n.t },
      ...(user ? { user: { ...user, collection: 'users' } } : {}),
    },
    payload,
  )
  if (!staffOf(req)) throw new StoredPlanRefused(textOf(labels.noAccount, language))
  return req
}
