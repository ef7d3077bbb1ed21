import type { Locale } from '@vitrine/configuration/locales'
import { diffValues, placeOf } from '#src/recording/history/diff-values.ts'
import { valuesOf } from '#src/recording/history/document-values.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { withLanguages } from '#src/publishing/languages/compose.ts'
import { existsByLanguage, isWrittenIn, publicContent } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished, isDrafted } from '#src/publishing/languages/store.ts'
import { releasesTexts } from '#texts/releases.js'
import type { PlanOrigin } from './plan-sources.ts'
import { readHeldPlan } from './plan-store.ts'
import type { StoredPlan } from './plan-store.ts'
import { planAnswered } from './plan-answered.ts'
import { emptyPlan, mergePlans, planWithout } from './plan-file.ts'
import type { PlanRequest } from './plan-file.ts'
import { contentOf } from './release-content.ts'
import type { ReleasedDraft } from './release-content.ts'
import type { PlannedDocument, SheetPlan } from './sheet-plan.ts'

const { refusals: labels } = labelsOf(releasesTexts)

/** How the plan of an import that a release holds is computed. */
type PlanOf = (
  req: PlanRequest,
  origin: PlanOrigin,
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
) => Promise<{ plan: SheetPlan }>

/** Name of a draft in a sentence: its family or title in the language of the panel. */
function nameOf(
  draft: Record<string, unknown>,
  { collection, id }: ReleasedDraft,
  language: string,
) {
  const { family, title, name } = draft
  const texts = [family, title, name].flatMap((value) =>
    typeof value === 'object' && value !== null
      ? [Object(value)[localeOfPanel(language)], ...Object.values(value)]
      : [value],
  )
  const found: unknown = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : `${collection} ${id}`
}

const placeIn = (title: string): CellPlace => ({ sheet: title, row: 0, column: '', head: '' })

function refusedItem(title: string, reason: Label, language: string): SheetPlan {
  return {
    ...emptyPlan(),
    counts: { created: 0, changed: 0, equal: 0, refused: 1 },
    refused: [
      { ...placeIn(title), value: '', reason: 'invalid', message: textOf(reason, language) },
    ],
  }
}

/** True if an account may publish the documents of a kind. */
const mayPublish = (req: PlanRequest, slug: string): boolean =>
  Object.hasOwn(globalPermissions, slug)
    ? hasRole(req, globalPermissions[slug as keyof typeof globalPermissions].update)
    : Object.hasOwn(permissions, slug) &&
      hasRole(req, permissions[slug as PermittedCollection].update)

/** Languages in which a draft can be published: those with texts, or all of a whole document. */
const writtenIn = (
  fields: ReturnType<typeof fieldsOf>,
  draft: Record<string, unknown>,
  { locales, isGlobal }: { locales: readonly Locale[]; isGlobal: boolean },
): Locale[] =>
  existsByLanguage(fields, isGlobal)
    ? locales.filter((locale) => isWrittenIn(fields, draft, locale))
    : [...locales]

async function planDraft(
  req: PlanRequest,
  given: ReleasedDraft,
  language: string,
): Promise<SheetPlan> {
  const { collection, id, locales } = given
  const entity = entityOf(collection, id)
  if (!mayPublish(req, collection) || !isDrafted(req.payload, entity))
    return refusedItem(collection, labels.noPermission, language)
  const row = await readPublished(req, entity)
  const draft = (await readDraft(req, entity)) ?? row
  if (!row || !draft || row['deletedAt'])
    return refusedItem(`${collection} ${id}`, labels.gone, language)
  const name = nameOf(draft, given, language)
  const fields = fieldsOf(req.payload, entity)
  const written = writtenIn(fields, draft, { locales, isGlobal: 'global' in entity })
  if (written.length === 0) return refusedItem(name, labels.unwritten, language)
  const published = publicContent(row) ?? {}
  const content = withLanguages(fields, published, draft, written)
  const place = placeIn(name)
  const changes = diffValues(valuesOf(fields, published), valuesOf(fields, content)).map(
    (change) => ({ ...change, place }),
  )
  const counts = { created: 0, changed: 0, equal: 0, refused: 0 }
  return changes.length === 0
    ? { ...emptyPlan(), counts: { ...counts, equal: 1 } }
    : {
        ...emptyPlan(),
        documents: [{ collection, id, changes: [], release: { locales: written, changes } }],
        counts: { ...counts, changed: 1 },
      }
}

/** Plans in which no value is changed twice: of two changes the first one stays. */
function withoutConflicts(plans: readonly SheetPlan[], language: string): SheetPlan[] {
  const taken = new Set<string>()
  return plans.map((plan) => {
    const refused: SheetPlan['refused'] = []
    const documents = plan.documents.map(({ collection, id, changes, ...document }) => ({
      ...document,
      collection,
      id,
      changes: changes.filter((change) => {
        const key = `${collection} ${id} ${placeOf(change)}`
        if (!taken.has(key)) return taken.add(key)
        const message = textOf(labels.conflict, language)
        refused.push({ ...change.place, value: '', reason: 'invalid', message })
        return false
      }),
    }))
    return { ...plan, documents, refused: [...plan.refused, ...refused] }
  })
}

/** Held plan without the rows that were left out; an unanswered doubtful value becomes a refusal. */
function heldPlan(
  plan: SheetPlan,
  { without, answers }: Pick<StoredPlan, 'without' | 'answers'>,
  language: string,
): SheetPlan {
  const { unanswered, ...answered } = planAnswered(planWithout(plan, without), answers, language)
  return { ...answered, refused: [...answered.refused, ...unanswered] }
}

/** Plan of all that a release makes public: its plans, then its drafts. */
export async function planRelease(
  req: PlanRequest,
  bytes: Uint8Array,
  language: string,
  planOf: PlanOf,
): Promise<{ plan: SheetPlan; sheets: number }> {
  const { drafts, imports } = contentOf(bytes)
  const plans: SheetPlan[] = []
  for (const id of imports) {
    const held = await readHeldPlan(req.payload, id)
    plans.push(
      held
        ? heldPlan((await planOf(req, held, held.file, language)).plan, held, language)
        : refusedItem(String(id), labels.noImport, language),
    )
  }
  for (const draft of drafts) plans.push(await planDraft(req, draft, language))
  const plan = mergePlans(withoutConflicts(plans, language))
  // products are checked against the attributes that the release leaves
  const isFirst = ({ collection }: PlannedDocument): boolean => collection === 'subcategories'
  const documents = [
    ...plan.documents.filter(isFirst),
    ...plan.documents.filter((each) => !isFirst(each)),
  ]
  return { plan: { ...plan, documents }, sheets: plans.length }
}
