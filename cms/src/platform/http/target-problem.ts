import { apiBase } from '@vitrine/contract/api-base'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { malformedNames, parseQuery } from '@vitrine/http/query-string'
import { isPlainTarget } from '@vitrine/http/request-target'
import { isStorable, unstorablePaths } from '@vitrine/contract/storable-text'
import { characterError } from '@vitrine/contract/validation'

/**
 * Error of a request's target: dot segments, backslashes, malformed percent-encoding, and in the
 * panel also text that PostgreSQL rejects (API calls report its field, see `http/answer.ts`).
 */
export function targetProblem(target: string, locale: Locale): ApiError | undefined {
  if (!isPlainTarget(target)) return new ApiError('malformed-request')
  const [path = '', search = ''] = target.split(/\?(.*)/s, 2)
  const malformed = malformedNames(search)
  if (path.startsWith(`${apiBase}/`) && malformed.length > 0)
    return new ApiError('invalid-input', {
      errors: malformed.map((name) => characterError(['query', name], locale)),
    })
  const inPanel = path.startsWith(panelBase)
  if (inPanel && (malformed.length > 0 || unstorablePaths(parseQuery(search)).length > 0))
    return new ApiError('malformed-request')
  try {
    const decoded = decodeURIComponent(path)
    return inPanel && !isStorable(decoded) ? new ApiError('malformed-request') : undefined
  } catch {
    return new ApiError('malformed-request')
  }
}
