import { panelApiBase } from '@vitrine/contract/panel'
import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { Release, ReleaseEdit } from '#src/changes/imports/release-answer.ts'

/** Address of a call about a release. */
export const releaseCall = (id: number): string =>
  panelApiBase + ownEndpoints.release.replace(':id', String(id))

export const createRelease = (
  name: string,
  language: string,
  add: ReleaseEdit['add'] = {},
): Promise<Answered<Release>> =>
  request(callPath(ownEndpoints.releases, {}), { language, method: 'POST', body: { name, add } })

export const editRelease = (
  id: number,
  edit: ReleaseEdit,
  language: string,
): Promise<Answered<Release>> => request(releaseCall(id), { language, method: 'POST', body: edit })

export const deleteRelease = (
  id: number,
  language: string,
): Promise<Answered<{ message: string }>> =>
  request(releaseCall(id), { language, method: 'DELETE' })

/** Address that opens the site as the release would leave it. */
export const previewOf = (id: number, locale: string): string =>
  `${panelApiBase}/preview/open?${new URLSearchParams({ import: String(id), locale })}`
