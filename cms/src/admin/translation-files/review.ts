import { defaultLocale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { placeUnits } from '#src/translation/exchange/place-unit.ts'
import type { ExportedPlace } from '#src/translation/exchange/place-unit.ts'
import {
  noteDecisions,
  readFiles,
  readProposals,
  readProposedItems,
} from '#src/translation/exchange/proposals.ts'
import type { Proposal, Sight } from '#src/translation/exchange/proposals.ts'
import type {
  ReviewDocument,
  ReviewPage,
  ShownProposal,
  StoredFile,
} from '#src/translation/exchange/exchange-shapes.ts'
import { deskLocales } from '#src/translation/desk-locales.ts'
import { faultsOf } from '#src/translation/faults.ts'
import { readGlossary } from '#src/translation/terms/read-terms.ts'
import type { Term } from '#src/translation/terms/term-shapes.ts'
import { tagsOf } from '#src/translation/tagged-text.ts'
import type { DeskDocument, DeskItem, DeskText } from '#src/translation/desk-shapes.ts'
import { readDesk, readKinds } from '#src/admin/translations/read-desk.ts'
import { targetFingerprint } from './export-documents.ts'
import { exportedText, presentPassages, textIn } from './match-units.ts'

/** Documents of a page of the review. */
export const reviewPageSize = 20

/** Languages and kinds of documents whose proposals an account may see. */
export const sightOf = (req: PayloadRequest): Sight => ({
  locales: deskLocales(req),
  collections: readKinds(req).map(({ slug }) => slug),
})

/** Files that an account may see; one file by its id. */
export const readOwnFiles = (req: PayloadRequest, file?: number): Promise<StoredFile[]> =>
  readFiles(req.payload, { ...sightOf(req), account: staffOf(req)?.id ?? 0 }, file)

const sourceFaults = (isPresent: boolean, isOfOtherSource: boolean) => [
  ...(isPresent ? [] : [{ kind: 'sourceGone' as const }]),
  ...(isOfOtherSource ? [{ kind: 'sourceOther' as const }] : []),
]

const changeFaults = (isSourceChanged: boolean, isTargetChanged: boolean) => [
  ...(isSourceChanged ? [{ kind: 'sourceChanged' as const }] : []),
  ...(isTargetChanged ? [{ kind: 'translationChanged' as const }] : []),
]

/** Source of a proposal as the file had it; null: the file does not tell it. */
const exportedIn = (isRich: boolean, text: string | null, plain: string | null) =>
  text === null || plain === null ? null : textIn(isRich, text)

function shownOf(
  proposal: Proposal,
  at: number | undefined,
  text: DeskText,
  { locale, terms }: { locale: DeskItem['locale']; terms: readonly Term[] },
): ShownProposal {
  const { isRich, maxLength, sourceLocale, label, path, passages } = text
  const plainExported = exportedText(proposal.sourceText, proposal.source)
  const exported = exportedIn(isRich, proposal.sourceText, plainExported)
  const isOfOtherSource = proposal.sourceText !== null && plainExported === null
  const passage = at === undefined ? undefined : text.passages[at]
  const isSourceSame = at !== undefined && text.sourceSeen[at] === proposal.source
  const present = passage?.source ?? exported ?? ''
  const target = passage?.target ?? ''
  const proposed = textIn(isRich, proposal.text)
  const unknown = [
    ...proposal.unknownTags,
    ...(isRich ? [] : tagsOf(proposal.text).map((name) => `<${name}>`)),
  ]
  const now = targetFingerprint(isRich, target)
  const isTargetChanged = now !== proposal.target && now !== targetFingerprint(isRich, proposed)
  return {
    id: proposal.id,
    line: proposal.line,
    path,
    label,
    isRich,
    maxLength,
    sourceLocale,
    at: at ?? null,
    number: (at ?? proposal.at) + 1,
    count: Math.max(passages.length, (at ?? 0) + 1),
    source: present,
    isSourceChanged: !isSourceSame,
    exportedSource: isSourceSame ? null : plainExported,
    target,
    text: proposed,
    faults: [
      ...sourceFaults(passage !== undefined, isOfOtherSource),
      ...(passage ? changeFaults(!isSourceSame, isTargetChanged) : []),
      ...(unknown.length > 0 ? [{ kind: 'unknownTags' as const, values: unknown }] : []),
      ...faultsOf({
        source: isSourceSame ? present : (exported ?? present),
        target: proposed,
        isRich,
        sourceLocale,
        locale,
        maxLength,
        terms,
      }),
    ],
  }
}

/** Proposal for a text that the document no longer has. */
const goneOf = (
  { id, line, path, at, sourceText, text }: Proposal,
  { texts }: DeskDocument,
): ShownProposal => ({
  id,
  line,
  path,
  label: path,
  isRich: true,
  maxLength: null,
  sourceLocale: texts[0]?.sourceLocale ?? defaultLocale,
  at: null,
  number: at + 1,
  count: at + 1,
  source: sourceText ?? '',
  isSourceChanged: true,
  exportedSource: null,
  target: '',
  text,
  faults: [{ kind: 'sourceGone' }],
})

/** True if the site has the proposed text by now, translated from the source as it is now. */
function isDone(
  { at, text, target, isRich, isSourceChanged }: ShownProposal,
  of: DeskText,
): boolean {
  const passage = at === null ? undefined : of.passages[at]
  return (
    passage?.state === 'current' &&
    !isSourceChanged &&
    targetFingerprint(isRich, target) === targetFingerprint(isRich, text) &&
    tagsOf(target).join(' ') === tagsOf(text).join(' ')
  )
}

const exportedPlace = ({ at, source, sourceText }: Proposal): ExportedPlace => ({
  at,
  source,
  text: exportedText(sourceText, source),
})

/** Open proposals of a file for a document that was read. */
export async function reviewOf(
  req: PayloadRequest,
  file: number,
  document: DeskDocument,
): Promise<ReviewDocument> {
  const { item, title, kind, isDrafted, mayWrite } = document
  const all = await readProposals(req.payload, file, item)
  const texts = new Map(document.texts.map((text) => [text.path, text]))
  const { terms } = await readGlossary(req.payload)
  const done: number[] = []
  const proposals = [...Map.groupBy(all, ({ path }) => path)].flatMap(([path, each]) => {
    const text = texts.get(path)
    const places = text ? placeUnits(each.map(exportedPlace), presentPassages(text)) : []
    return each.flatMap((proposal, index): ShownProposal[] => {
      if (proposal.decision !== null) return []
      if (!text) return [goneOf(proposal, document)]
      const shown = shownOf(proposal, places[index], text, { locale: item.locale, terms })
      if (!isDone(shown, text)) return [shown]
      done.push(shown.id)
      return []
    })
  })
  if (done.length > 0) await noteDecisions(req.payload, done, 'accepted', null)
  const paths = new Set(proposals.map(({ path }) => path))
  return {
    item,
    title,
    kind,
    isDrafted,
    mayWrite,
    proposals,
    seen: Object.fromEntries(
      document.texts.flatMap(({ path, sourceSeen, targetSeen }) =>
        paths.has(path) ? [[path, { sourceSeen, targetSeen }]] : [],
      ),
    ),
  }
}

/** A page of the open proposals of a file; undefined if the account may see none of it. */
export async function readReview(
  req: PayloadRequest,
  id: number,
  page: number,
): Promise<ReviewPage | undefined> {
  const [file] = await readOwnFiles(req, id)
  if (!file) return undefined
  const { items, total } = await readProposedItems(req.payload, id, sightOf(req), {
    page,
    size: reviewPageSize,
  })
  const documents: ReviewDocument[] = []
  for (const item of items) {
    const document = await readDesk(req, item)
    if (document) documents.push(await reviewOf(req, id, document))
  }
  return { file, page, total, documents: documents.filter((each) => each.proposals.length > 0) }
}
