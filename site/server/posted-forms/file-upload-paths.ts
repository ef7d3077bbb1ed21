import type { IncomingHttpHeaders } from 'node:http'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Call } from '@vitrine/contract/page-calls'
import { panelBase } from '@vitrine/contract/panel'
import { allForms } from '#shared/forms/all.ts'
import { routePattern } from '#shared/routes/table.ts'
import { hasFile } from './posted-form.ts'

const paths = new Set([
  ...allForms
    .filter(hasFile)
    .flatMap(({ screens }) =>
      screens.flatMap((screen) => localeCodes.map((locale) => routePattern(screen, locale))),
    ),
  ...Object.values<Call>(calls)
    .filter(({ body }) => body === 'multipart' || body === 'json-or-multipart')
    .map(({ path }) => apiBase + apiVersion + path),
])

/**
 * True if a path accepts uploads, which have the longer time limit (`http/slow-body.ts`): all paths
 * of the panel, and forms with a file.
 */
export const isFileUploadPath = (path: string): boolean => paths.has(path) || isOfPanel(path)

const isOfPanel = (path: string): boolean => path.startsWith(`${panelBase}/`)

/**
 * True if a body may be slow: an upload, in the panel with credentials, which the cms checks before
 * it reads the body.
 */
export const mayBeSlow = (path: string, headers: IncomingHttpHeaders): boolean =>
  isFileUploadPath(path) &&
  (!isOfPanel(path) || headers.cookie !== undefined || headers.authorization !== undefined)
