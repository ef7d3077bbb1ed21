import type { Locale } from './locales.ts'

interface ErrorEntry {
  /** HTTP status. */
  status: number
  message: Record<Locale, string>
}

/** Every error that the API can answer, with its status and its words. The only table of its kind. */
export const errorTable = {
  'malformed-request': {
    status: 400,
    message: {
      br: 'Não foi possível ler a requisição. Confira o formato e envie de novo.',
      en: 'The request could not be read. Check its format and send it again.',
      es: 'No se pudo leer la solicitud. Revise el formato y envíela de nuevo.',
    },
  },
  'session-required': {
    status: 401,
    message: {
      br: 'Entre na área restrita para continuar.',
      en: 'Log in to the restricted area to continue.',
      es: 'Ingrese al área restringida para continuar.',
    },
  },
  forbidden: {
    status: 403,
    message: {
      br: 'Seu perfil não tem acesso a este conteúdo.',
      en: 'Your profile has no access to this content.',
      es: 'Su perfil no tiene acceso a este contenido.',
    },
  },
  'not-found': {
    status: 404,
    message: {
      br: 'Conteúdo não encontrado.',
      en: 'Content not found.',
      es: 'Contenido no encontrado.',
    },
  },
  'endpoint-unknown': {
    status: 404,
    message: {
      br: 'Esta chamada não existe. Veja a lista em /api/v1/docs.',
      en: 'This call does not exist. See the list at /api/v1/docs.',
      es: 'Esta llamada no existe. Vea la lista en /api/v1/docs.',
    },
  },
  'method-not-allowed': {
    status: 405,
    message: {
      br: 'Este método não é aceito neste endereço.',
      en: 'This method is not accepted at this address.',
      es: 'Este método no se acepta en esta dirección.',
    },
  },
  'body-too-large': {
    status: 413,
    message: {
      br: 'O conteúdo enviado é grande demais.',
      en: 'What was sent is too large.',
      es: 'El contenido enviado es demasiado grande.',
    },
  },
  'media-type-unsupported': {
    status: 415,
    message: {
      br: 'Formato não aceito. Envie JSON (application/json).',
      en: 'Format not accepted. Send JSON (application/json).',
      es: 'Formato no aceptado. Envíe JSON (application/json).',
    },
  },
  'invalid-input': {
    status: 422,
    message: {
      br: 'Há campos a corrigir.',
      en: 'Some fields need correcting.',
      es: 'Hay campos por corregir.',
    },
  },
  'too-many-requests': {
    status: 429,
    message: {
      br: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
      en: 'Too many attempts. Wait a little and try again.',
      es: 'Demasiados intentos. Espere un poco e intente de nuevo.',
    },
  },
  internal: {
    status: 500,
    message: {
      br: 'Ocorreu algum problema interno. Tente de novo em instantes.',
      en: 'Something went wrong on our side. Try again in a moment.',
      es: 'Ocurrió un problema interno. Intente de nuevo en unos instantes.',
    },
  },
  'not-implemented': {
    status: 501,
    message: {
      br: 'Esta chamada ainda não está disponível.',
      en: 'This call is not available yet.',
      es: 'Esta llamada todavía no está disponible.',
    },
  },
  unavailable: {
    status: 502,
    message: {
      br: 'O serviço está em manutenção. Tente de novo mais tarde.',
      en: 'The service is under maintenance. Try again later.',
      es: 'El servicio está en mantenimiento. Intente de nuevo más tarde.',
    },
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorTable

export interface FieldError {
  /** Where the value stands: `email`, `query.page`, `variants.3.values.stud`. */
  field: string
  message: string
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  errors?: FieldError[]
}

/** A failure that the contract knows: thrown by operations and by the client alike. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldError[] | undefined

  constructor(code: ErrorCode, options: { errors?: FieldError[]; message?: string; cause?: unknown } = {}) {
    super(options.message ?? errorTable[code].message.en, { cause: options.cause })
    this.code = code
    this.status = errorTable[code].status
    this.errors = options.errors
  }

  /** The answer's body in the visitor's language. */
  body(locale: Locale): ErrorBody {
    return {
      message: errorTable[this.code].message[locale],
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
    }
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value)
}

/** The code for an answer whose body is not ours: the first of that status, `unavailable` for 5xx, else `internal`. */
export function errorCodeOfStatus(status: number): ErrorCode {
  for (const [code, entry] of Object.entries(errorTable)) {
    if (entry.status === status && isErrorCode(code)) return code
  }
  return status >= 500 ? 'unavailable' : 'internal'
}
