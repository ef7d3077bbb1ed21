import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, PayloadRequest } from 'payload'
import { childrenOf, topNodes } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { innerRequest } from '#src/publishing/languages/inner-request.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { alignPassages } from './align.ts'
import { readTranslations } from './document-texts.ts'
import { recordSavedTexts, translatedFrom } from './record-saved.ts'
import { fingerprintOf, sameFingerprints } from './passages.ts'
import { isInline, passageNodes } from './rich-passages.ts'
import { inlineNodes, linksOf, taggedText } from './tagged-text.ts'
import { placesOf } from './text-places.ts'
import type { TextPlace } from './text-places.ts'

type Data = Record<string, unknown>

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
  | { kind: 'preview'; data: Data }
  | { kind: 'absent' }
  /** Texts that somebody else has changed meanwhile: in this language, or removed in the source. */
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

/** Column of a language in a JSON field of rows; undefined for other fields. */
function columnIn(fields: readonly FlattenedField[], field: string, locale: Locale) {
  const named = fields.find(({ name }) => name === field)
  const column: unknown = Object(Object(named?.custom)[translatedColumns])[locale]
  return typeof column === 'string' ? column : undefined
}

/** Sets a value at a path of a form: `highlights.0.label`. */
function setAt(document: Data, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<unknown>((part, name) => Object(part)[name], document)
  Object.assign(owner as Data, { [last]: value })
}

/** Document in one language with new texts; only the fields of the document that have one. */
function dataWith(
  document: Data,
  fields: readonly FlattenedField[],
  locale: Locale,
  texts: readonly NewText[],
): Data {
  const copy = structuredClone(document)
  for (const { place, value } of texts) {
    const column = columnIn(fields, place.field, locale)
    setAt(copy, column === undefined ? place.formPath : `${place.formPath}.values.${column}`, value)
  }
  const names = new Set(texts.map(({ place }) => place.formPath.split('.')[0] ?? ''))
  return Object.fromEntries([...names].map((name) => [name, copy[name]]))
}

/** Document as its form in a language shows it. */
async function readIn(
  req: PayloadRequest,
  payload: PayloadRequest['payload'],
  entity: Entity,
  locale: Locale,
): Promise<Data> {
  const shared = {
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  } as const
  const found: unknown =
    'global' in entity
      ? await payload.findGlobal({ slug: entity.global, ...shared })
      : await payload.findByID({ collection: entity.collection, id: entity.id, ...shared })
  return found as Data
}

/**
 * Saves translated texts of a document in one language, with the sources that they were translated
 * from, as its form would: as a draft, or public (`publish`); nothing is saved for a preview. Texts of other languages, and what
 * others have saved of this one at other places, stay as they are.
 *
 * @throws Payload's `ValidationError` with the paths of the form, and `Forbidden`.
 */
export function writeTexts(
  req: PayloadRequest,
  entity: Entity,
  locale: Locale,
  { texts, use }: { texts: readonly WrittenText[]; use: 'draft' | 'publish' | 'preview' },
): Promise<WriteResult> {
  const { payload } = req
  return inTransaction(payload, async (transaction): Promise<WriteResult> => {
    const within = { payload, ...transaction }
    await lockFeed(payload, transaction)
    const draft = await readDraft(within, entity)
    if (!draft) return { kind: 'absent' }
    const fields = fieldsOf(payload, entity)
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
        place?.isRich !== true ||
        sameFingerprints((source ?? []).map(fingerprintOf), text.sourceSeen)
      if (!place || !former || !source || !isSame || !isSourceSame) {
        changed.push(text.path)
        return []
      }
      return [newText(place, locale, former, text)]
    })
    if (changed.length > 0) return { kind: 'changed', paths: changed }
    const inner = innerRequest(req, transaction)
    const bases = new Map(written.map(({ place, basis }) => [place.path, basis]))
    inner.context = { [translatedFrom]: { locale, bases } }
    const renewed = written.filter(({ isChanged }) => isChanged)
    if (renewed.length === 0 && use === 'draft') {
      const row = await readPublished(within, entity)
      await recordSavedTexts(within, entity, { row, draft }, inner)
      return { kind: 'saved' }
    }
    const document = await readIn(inner, payload, entity, locale)
    const changes = dataWith(document, fields, locale, renewed)
    if (use === 'preview') return { kind: 'preview', data: { ...document, ...changes } }
    const publish = use === 'publish'
    const data: Data = {
      ...changes,
      ...(publish ? { _status: 'published' } : '_status' in document ? { _status: 'draft' } : {}),
    }
    const shared = {
      locale,
      data,
      depth: 0,
      draft: !publish,
      overrideAccess: false,
      req: inner,
      user: req.user,
    } as const
    if ('global' in entity) await payload.updateGlobal({ slug: entity.global, ...shared })
    else await payload.update({ collection: entity.collection, id: entity.id, ...shared })
    return { kind: 'saved' }
  })
}
