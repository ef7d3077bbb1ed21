import { z } from 'zod'
import { consequencesShape } from '#src/changes/consequence-shapes.ts'
import {
  releaseCandidatesShape,
  releaseEditShape,
  releaseShape,
  releaseSummaryShape,
  releaseTrialShape,
} from '#src/changes/plans/release-shapes.ts'
import { draftInput } from '#src/changes/plans/release-content.ts'
import { maxPreviewedDrafts } from '#src/changes/publication.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { everyRole, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { messageShape } from '#src/platform/panel-calls/shapes.ts'
import { releasesTexts } from '#texts/releases.js'

const labels = labelsOf(releasesTexts)

const shared = {
  roles: permissions.products.create,
  denied: labels.denied,
  unreadable: labels.noName,
}

/** Calls about releases; their comparison, order and state are those of plans. */
export const releaseCalls = {
  'releases.list': panelCall({
    summary: 'Lists the releases.',
    ...shared,
    answer: z.object({ releases: z.array(releaseSummaryShape) }),
  }),
  'releases.create': panelCall({
    summary: 'Begins a release, with what is added to it or without content.',
    ...shared,
    body: releaseEditShape.pick({ add: true }).extend({
      name: releaseEditShape.shape.name.unwrap(),
    }),
    sentences: { name: labels.noName },
    answer: releaseShape,
    status: 201,
    refusals: [404, 409],
  }),
  'releases.candidates': panelCall({
    summary: 'Lists the drafts that a release can take.',
    ...shared,
    answer: releaseCandidatesShape,
  }),
  'releases.read': panelCall({
    summary: 'Reads a release with what it holds.',
    ...shared,
    answer: releaseShape,
    refusals: [404],
  }),
  'releases.change': panelCall({
    summary: 'Changes name and content of a release that does not wait for its time.',
    ...shared,
    body: releaseEditShape,
    answer: releaseShape,
    refusals: [404, 409],
  }),
  'releases.try': panelCall({
    summary: 'Tries a release against the rules of publication; changes nothing.',
    cost: 2,
    ...shared,
    answer: releaseTrialShape,
    refusals: [404],
  }),
  'releases.preview': panelCall({
    summary: 'Reads what publishing drafts together would do; changes nothing.',
    ...shared,
    // drafts that an account may not publish are left out of the answer
    roles: everyRole,
    body: z.object({ drafts: z.array(draftInput).min(1).max(maxPreviewedDrafts) }),
    answer: consequencesShape,
  }),
  'releases.delete': panelCall({
    summary:
      'Deletes a release that does not wait for its time; its plans can be applied alone again.',
    ...shared,
    answer: messageShape,
    refusals: [404, 409],
  }),
}
