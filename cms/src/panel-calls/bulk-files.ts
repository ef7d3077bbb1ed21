import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { planPreviewShape } from '#src/changes/plans/plan-shapes.ts'
import { maxBulkFiles } from '#src/content/media/bulk/bulk-answer.ts'
import {
  attachmentsShape,
  bulkComparisonShape,
  pictureWithoutAltShape,
  uploadUsesShape,
} from '#src/content/media/bulk/bulk-shapes.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'

const labels = labelsOf(bulkFilesTexts)

const mayUpload: readonly string[] = permissions.media.create

const shared = {
  roles: permissions.products.create.filter((role) => mayUpload.includes(role)),
  denied: labels.denied,
  unreadable: labels.failed,
}

/** Calls of the page of files in bulk. */
export const bulkFileCalls = {
  'bulk-files.compare': panelCall({
    summary: 'Reads the names of files, and compares their contents with what is stored.',
    cost: 2,
    ...shared,
    body: z.object({
      files: z
        .array(
          z.object({
            name: z.string().max(2000).refine(isStorable),
            bytes: z.int().nonnegative(),
            /** SHA-256 in hexadecimal digits; empty if the browser computed none. */
            digest: z.string().regex(/^(?:[0-9a-f]{64})?$/),
          }),
        )
        .max(maxBulkFiles),
    }),
    answer: bulkComparisonShape,
  }),
  'bulk-files.uses': panelCall({
    summary: 'Lists where an upload is used.',
    cost: 1,
    ...shared,
    query: z.object({ collection: z.string(), id: z.coerce.number<string | number>() }),
    answer: uploadUsesShape,
    refusals: [404],
  }),
  'bulk-files.attach': panelCall({
    summary: 'Compares uploads with their products, and keeps the list as a plan.',
    cost: 2,
    ...shared,
    body: attachmentsShape,
    answer: planPreviewShape,
    refusals: [404],
  }),
  'bulk-files.without-text': panelCall({
    summary: 'Lists pictures of products without an alternative text, with proposals.',
    cost: 1,
    ...shared,
    answer: z.object({ pictures: z.array(pictureWithoutAltShape) }),
  }),
}
