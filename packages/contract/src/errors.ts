/**
 * All error codes of the API with their HTTP status. Messages are in `error-body.ts`, which the
 * browser's bundle does not contain.
 */
export const errorStatuses = {
  'malformed-request': 400,
  'session-required': 401,
  'api-key-invalid': 401,
  forbidden: 403,
  'email-unconfirmed': 403,
  'approval-pending': 403,
  'access-refused': 403,
  'access-blocked': 403,
  'api-key-scope': 403,
  'not-found': 404,
  'endpoint-unknown': 404,
  'method-not-allowed': 405,
  'link-expired': 410,
  'feed-restarted': 410,
  'length-required': 411,
  'body-too-large': 413,
  'media-type-unsupported': 415,
  'invalid-input': 422,
  'too-many-requests': 429,
  internal: 500,
  'not-implemented': 501,
  unavailable: 502,
  busy: 503,
  'not-derived': 503,
  'insufficient-storage': 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatuses

export interface FieldError {
  /** Path of the wrong value: `email`, `query.page`, `variants.3.values.stud`. */
  field: string
  message: string
}

/** Body of every error response. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  errors?: FieldError[]
}

/** Error with a code of the contract, thrown by operations and by the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  // `declare`: without initializers, which the browser's bundle would contain
  declare readonly code: ErrorCode
  declare readonly status: number
  declare readonly errors: FieldError[] | undefined
  /** Seconds until a retry, if known. */
  declare readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { errors?: FieldError[]; message?: string; cause?: unknown; retryAfter?: number } = {},
  ) {
    super(options.message ?? code, options)
    this.code = code
    this.status = errorStatuses[code]
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }
}

/**
 * True if an error is an `ApiError`, optionally with one of the given codes. Recognized by name and
 * code: the built app and the cms's entries have copies of this module, between which `instanceof`
 * is false.
 */
export function isApiError(error: unknown, ...codes: readonly ErrorCode[]): error is ApiError {
  const { name, code } = Object(error)
  return name === 'ApiError' && isErrorCode(code) && (!codes[0] || codes.includes(code))
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatuses, value)
}

/**
 * Code of a response whose body is not a contract error: the first with that status, `unavailable`
 * for other 5xx and for a 503, which a proxy answers too, else `internal`.
 */
export function errorCodeOfStatus(status: number): ErrorCode {
  const [code] = Object.entries(errorStatuses).find(([, own]) => own === status) ?? []
  if (isErrorCode(code) && status !== 503) return code
  return status >= 500 ? 'unavailable' : 'internal'
}
