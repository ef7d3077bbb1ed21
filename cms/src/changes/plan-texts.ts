import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, PayloadRequest } from 'payload'
import { childrenOf, topNodes } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { fieldsOf, idOf, readDraft, slugOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { placePart } from '#src/recording/history/document-values.ts'
import { alignPassages } from '#src/translation/align.ts'
import { readTranslations } from '#src/translation/document-texts.ts'
import { fingerprintOf, sameFingerprints } from '#src/translation/passages.ts'
import { fingerprintOfSeen, readReview } from '#src/translation/reviews.ts'
import { isInline, passageNodes } from '#src/translation/rich-passages.ts'
import { inlineNodes, linksOf, taggedText } from '#src/translation/tagged-text.ts'
import { placesOf } from '#src/translation/text-places.ts'
import type { TextPlace } from '#src/translation/text-places.ts'
import { applyPlan, formWith } from './apply-plan.ts'
import type { DocumentPlan } from './apply-plan.ts'

/** A translated text, as somebody wrote it. */
export interface WrittenText {
  path: string
  /**
   * Passages by those of the source, with tags; empty: not translated. `isValid`: translated from the
   * source that was seen; otherwise the passage says what it said before. `basis`: fingerprint of an
   * older source that it was translated from.
   */
  passages: readonly { text: string; isValid: boolean; basis?: string | undefined }[]
  /** Fingerprints of the source and the target that were read before. */
  sourceSeen: readonly string[]
  targetSeen: readonly string[]
}

export type WriteResult =
  | { kind: 'saved' }
  /** Document in the language with the texts, not saved. */
  | { kind: 'preview'; data: Record<string, unknown> }
  | { kind: 'absent' }
  /**
   * Texts that somebody else has changed meanwhile: in this language, or removed in the source; none:
   * something else of the language than what was expected.
   */
  | { kind: 'changed'; paths: string[] }

interface NewText {
  place: TextPlace
  value: unknown
  /** Fingerprints of the source from which it was translated. */
  basis: string[]
  isChanged: boolean
}

/** Rich text with the blocks of the source and the words of a translation. */
function richTextOf(
  place: TextPlace,
  sourceLocale: Locale,
  locale: Locale,
  written: readonly { text: string; target: number | undefined }[],
): unknown {
  const state = structuredClone(place.values[sourceLocale]) as { root?: LexicalNode }
  const targets = passageNodes(place.values[locale])
  const emptied = new Set<LexicalNode>()
  for (const [at, node] of passageNodes(state).entries()) {
    const { text = '', target } = written[at] ?? {}
    const former = target === undefined ? undefined : targets[target]
    const blocks = childrenOf(node).filter((child) => !isInline(child))
    const links = linksOf(node).map((link, index) => (former && linksOf(former)[index]) ?? link)
    node.children =
      former && taggedText(former) === text
        ? [...childrenOf(former).filter(isInline), ...blocks]
        : [...inlineNodes(text, links), ...blocks]
    if (node.children.length === 0) emptied.add(node)
  }
  // blocks without a translation are absent, cells of a table stay
  const prune = (node: LexicalNode): void => {
    if (!node.children) return
    node.children = node.children.filter(
      (child) => !emptied.has(child) || node.type === 'tablecell',
    )
    node.children.forEach(prune)
  }
  for (const node of topNodes(state)) prune(node)
  if (state.root?.children)
    state.root.children = topNodes(state).filter((node) => !emptied.has(node))
  return topNodes(state).length === 0 ? null : state
}

/** New value of a text, and the source that each of its passages was translated from. */
function newText(
  place: TextPlace,
  locale: Locale,
  former: { sourceLocale: Locale; basis: string[] | null },
  { passages, sourceSeen }: WrittenText,
): NewText {
  const targets = place.isRich
    ? passageNodes(place.values[locale]).map(taggedText)
    : (place.passages[locale] ?? [])
  const { passages: aligned } = alignPassages(sourceSeen, former.basis, targets.length)
  const written = aligned.map(({ target, basis, state }, at) => {
    const { text = '', isValid = false, basis: older } = passages[at] ?? {}
    const isTouched = isValid || target === undefined || targets[target] !== text
    const source = sourceSeen[at] ?? ''
    return {
      text: text.trim() === '' ? '' : text,
      target,
      basis:
        older ??
        (isTouched || state !== 'outdated' ? source : (former.basis?.[basis ?? -1] ?? source)),
    }
  })
  const value = place.isRich
    ? richTextOf(place, former.sourceLocale, locale, written)
    : (written[0]?.text ?? '')
  const after = place.isRich
    ? passageNodes(value).map(taggedText)
    : [value].filter((text) => text !== '')
  return {
    place,
    value,
    basis: written.filter(({ text }) => text !== '').map(({ basis }) => basis),
    isChanged: JSON.stringify(after) !== JSON.stringify(targets),
  }
}

/** Place of a text among the values of its document; of a JSON field of rows, its column. */
function pathOf(
  fields: readonly FlattenedField[],
  { path, field }: TextPlace,
  locale: Locale,
): string {
  const named = fields.find(({ name }) => name === field)
  const column: unknown = Object(Object(named?.custom)[translatedColumns])[locale]
  return typeof column === 'string' ? `${path}/${placePart(column)}` : path
}

interface Writing {
  texts: readonly WrittenText[]
  use: 'draft' | 'publish' | 'preview'
  /** Fingerprint of the language as it was shown (`fingerprintOfSeen`); undefined: not compared. */
  expected?: string | undefined
}

/** Plan of texts, or why there is none. */
async function planTexts(
  within: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
  locale: Locale,
  { texts, use, expected }: Writing,
): Promise<DocumentPlan | Extract<WriteResult, { kind: 'absent' | 'changed' }>> {
  const draft = await readDraft(within, entity)
  if (!draft || draft['deletedAt']) return { kind: 'absent' }
  const fields = fieldsOf(within.payload, entity)
  if (expected !== undefined) {
    const review = await readReview(within, {
      collection: slugOf(entity),
      id: idOf(entity),
      locale,
    })
    if (fingerprintOfSeen(review, { draft, fields, locale }) !== expected)
      return { kind: 'changed', paths: [] }
  }
  const stored = await readTranslations(within, entity, locale)
  const places = new Map(placesOf(fields, draft).map((place) => [place.path, place]))
  const changed: string[] = []
  const written = texts.flatMap((text): NewText[] => {
    const [place, former] = [places.get(text.path), stored.get(text.path)]
    const target = (place?.passages[locale] ?? []).map(fingerprintOf)
    const isSame = sameFingerprints(target, text.targetSeen)
    const source = former && place?.passages[former.sourceLocale]
    // the blocks of a rich text are those of the source as it is now
    const isSourceSame =
      place?.isRich !== true || sameFingerprints((source ?? []).map(fingerprintOf), text.sourceSeen)
    if (!place || !former || !source || !isSame || !isSourceSame) {
      changed.push(text.path)
      return []
    }
    return [newText(place, locale, former, text)]
  })
  if (changed.length > 0) return { kind: 'changed', paths: changed }
  return {
    entity,
    draft: written
      .filter(({ isChanged }) => isChanged)
      .map(({ place, value }) => ({
        path: pathOf(fields, place, locale),
        locale,
        before: place.values[locale] ?? null,
        after: value === '' ? null : value,
      })),
    public: [],
    form: {
      locale,
      isDraft: use !== 'publish',
      translated: {
        locale,
        bases: new Map(written.map(({ place, basis }) => [place.path, basis])),
      },
    },
  }
}

/**
 * Saves translated texts of a document in one language, with the sources that they were translated
 * from: as a draft, or public (`publish`); nothing is saved for a preview. Texts of other languages,
 * and what others have saved of this one at other places, stay as they are.
 *
 * @throws Payload's `ValidationError` with the paths of the form, and `Forbidden`.
 */
export function writeTexts(
  req: PayloadRequest,
  entity: Entity,
  locale: Locale,
  writing: Writing,
): Promise<WriteResult> {
  const { payload } = req
  return inTransaction(payload, async (transaction): Promise<WriteResult> => {
    const within = { payload, ...transaction }
    await lockFeed(payload, transaction)
    const plan = await planTexts(within, entity, locale, writing)
    if ('kind' in plan) return plan
    if (writing.use === 'preview')
      return { kind: 'preview', data: await formWith(req, transaction, plan, locale) }
    await applyPlan(req, transaction, plan)
    return { kind: 'saved' }
  })
}
