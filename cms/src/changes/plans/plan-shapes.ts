import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { expectedShape } from '#src/platform/panel-calls/shapes.ts'
import { consequencesShape } from '#src/changes/consequence-shapes.ts'
import { documentChangesShape, shownTableShape } from '#src/changes/history-shapes.ts'
import { damagedColumnShape, fileRefusalShape } from '#src/changes/sheets/sheet-shapes.ts'
import { answersInput, shownDoubtShape } from '#src/content/limits/doubt-shapes.ts'
import { planSources, planStates, planUses } from './plan-sources.ts'

/** Keys of documents and rows that are left out. */
export const withoutInput = z.array(z.string().max(600).refine(isStorable)).max(20_000)

/** Rows of a file by what they do, and changed values. */
const planFiguresShape = z.object({
  sheets: z.number(),
  rows: z.number(),
  created: z.number(),
  changed: z.number(),
  equal: z.number(),
  refused: z.number(),
  values: z.number(),
})
export type PlanFigures = z.output<typeof planFiguresShape>

/** A plan in the list of earlier ones, and its progress. */
export const planSummaryShape = z.object({
  id: z.number(),
  source: z.enum(planSources),
  /** File name; without a file: the title of the change set. */
  fileName: z.string(),
  /** ISO 8601. */
  at: z.string(),
  author: z.string(),
  state: z.enum(planStates),
  use: z.enum(planUses).nullable(),
  /** Time of a scheduled plan, ISO 8601. */
  startsAt: z.string().nullable(),
  figures: planFiguresShape,
  /** Documents that are applied, of all. */
  done: z.number(),
  total: z.number(),
  /** Result, or why it failed. */
  message: z.string().nullable(),
  /** Change set that it made; null: none, or not yet. */
  set: z.string().nullable(),
  /** Change set that took it back. */
  undoneBy: z.string().nullable(),
  /** Cells and documents that were left out when it was applied. */
  leftOut: z.number(),
})
export type PlanSummary = z.output<typeof planSummaryShape>

/** Cell, row, column or document that is not taken. */
const planRefusalShape = fileRefusalShape.extend({
  /** Address of the form of the document, if the rules of the editor refuse it. */
  href: z.string().optional(),
  /** True if only a publication is refused: the document can be saved as a draft. */
  isOfPublication: z.boolean().optional(),
  /** Key of the document if a person may confirm it, so that it is taken. */
  confirm: z.string().optional(),
})
export type PlanRefusal = z.output<typeof planRefusalShape>

/** Refusals, as many as are shown, and the number of the others. */
export const shownRefusalsShape = z.object({
  refused: z.array(planRefusalShape),
  moreRefused: z.number(),
})
export type ShownRefusals = z.output<typeof shownRefusalsShape>

/** Result of a plan that is no longer only checked: what was left out, and the documents that it made. */
const planResultShape = planSummaryShape.extend({
  state: z.enum(planStates).exclude(['checked']),
  ...shownRefusalsShape.shape,
  made: z.array(z.object({ title: z.string(), href: z.string() })),
})
export type PlanResult = z.output<typeof planResultShape>

/** Document with what the file changes of it. */
const previewDocumentShape = documentChangesShape.extend({
  /** Key by which the document is left out; of a row: this, a blank, and the row's key. */
  key: z.string(),
  /** Place in the file by the key of a row; the document itself: the empty key. */
  lines: z.partialRecord(z.string(), z.object({ sheet: z.string(), row: z.number() })),
  /**
   * Whether visitors read it. `public`: in some language; `hidden`: it is not on the site, also after
   * the plan; `new`: the plan makes it; `none`: its kind is not for visitors, as the glossary.
   */
  site: z.enum(['public', 'hidden', 'new', 'none']),
  /** False: its kind has no drafts, so that a change takes effect at once. */
  keepsDrafts: z.boolean(),
  /** Values that stay as they are, of the changed rows, by the key of the row and of the column. */
  unchanged: z.partialRecord(z.string(), z.partialRecord(z.string(), z.string())),
  /** Columns of `unchanged`. */
  unchangedColumns: shownTableShape.shape.columns,
})
export type PreviewDocument = z.output<typeof previewDocumentShape>

/** Redirect of a file whose target leads nowhere. */
const deadTargetShape = z.object({ sheet: z.string(), row: z.number(), target: z.string() })
export type DeadTarget = z.output<typeof deadTargetShape>

/** What the rows of a file are: part numbers, or also others. */
const rowKindShape = z.enum(['parts', 'others'])
export type RowKind = z.output<typeof rowKindShape>

/** Comparison of a file with the content. */
export const planPreviewShape = planSummaryShape.extend({
  state: z.literal('checked'),
  ...shownRefusalsShape.shape,
  checkedMs: z.number(),
  rowKind: rowKindShape,
  /** True if something of it can wait as a draft. */
  hasDrafts: z.boolean(),
  /** Changed columns with the number of changes. */
  columns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string().nullable(),
      locale: z.enum(localeCodes).nullable(),
      count: z.number(),
    }),
  ),
  documents: z.array(previewDocumentShape),
  /** Documents that are not listed. */
  moreDocuments: z.number(),
  /** Texts that look damaged, by column; those that are mended for certain if it is asked for. */
  damaged: z.array(damagedColumnShape),
  /** Columns that no document has, and sheets that are not read. */
  unknownColumns: z.array(
    z.object({
      sheet: z.string(),
      column: z.string(),
      head: z.string(),
      /** First values. */
      samples: z.array(z.string()).exactOptional(),
      /** All heads of its row, folded. */
      heads: z.array(z.string()).exactOptional(),
    }),
  ),
  /** Columns that are read as somebody named them; key and supplier: `named-columns.ts`. */
  namedColumns: z.array(
    z.object({
      sheet: z.string(),
      column: z.string(),
      head: z.string(),
      key: z.string(),
      supplier: z.string(),
      samples: z.array(z.string()),
      heads: z.array(z.string()),
    }),
  ),
  ignoredSheets: z.array(z.string()),
  /** Columns whose numbers were converted from the unit of their head. */
  convertedColumns: z.array(
    z.object({
      sheet: z.string(),
      column: z.string(),
      head: z.string(),
      from: z.string(),
      to: z.string(),
      rounded: z.number(),
    }),
  ),
  /** Rows that equal drafts which visitors do not read. */
  equalDrafts: z.number(),
  /** Documents of which the rules of the editor were not asked, for lack of time. */
  untried: z.number(),
  /** Values that stay out until somebody accepts them, and the number of those that are not listed. */
  doubts: z.array(shownDoubtShape),
  moreDoubts: z.number(),
  /** Redirects that are taken and lead nowhere. */
  deadTargets: z.array(deadTargetShape),
  /** What its publication does. */
  consequences: consequencesShape,
  /** Part numbers, or rows of other lists, that visitors read for the first time. */
  newParts: z.number(),
  /** Fingerprint of the plan, given back when it is applied. */
  expected: z.string(),
})
export type PlanPreview = z.output<typeof planPreviewShape>

/** A plan: with its comparison while it is only checked, then with what was left out. */
export const shownPlanShape = z.discriminatedUnion('state', [planPreviewShape, planResultShape])
export type ShownPlan = z.output<typeof shownPlanShape>

/** How a checked file is to be applied. */
export const applyRequestShape = z.object({
  expected: expectedShape,
  use: z.enum(planUses),
  /** ISO 8601; absent: now. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** True: valid documents are applied without the refused ones; false: all or nothing. */
  isPartial: z.boolean(),
  /** Keys of documents and rows that are left out. */
  without: withoutInput,
  /** Keys of refused documents that a person confirmed. */
  confirmed: withoutInput.default([]),
  answers: answersInput.default([]),
})
export type ApplyRequest = z.input<typeof applyRequestShape>
