import type { ApiError, ErrorBody, ErrorCode } from './errors.ts'
import type { Locale } from './locales.ts'

/** Message of each error per locale. */
export const errorWords = {
  'malformed-request': {
    br: 'Não foi possível ler a requisição. Confira o formato e envie de novo.',
    en: 'The request could not be read. Check its format and send it again.',
    es: 'No se pudo leer la solicitud. Revise el formato y envíela de nuevo.',
  },
  'session-required': {
    br: 'Entre na área restrita para continuar.',
    en: 'Log in to the restricted area to continue.',
    es: 'Ingrese al área restringida para continuar.',
  },
  forbidden: {
    br: 'Seu perfil não tem acesso a este conteúdo.',
    en: 'Your profile has no access to this content.',
    es: 'Su perfil no tiene acceso a este contenido.',
  },
  'email-unconfirmed': {
    br: 'Falta confirmar seu e-mail. Abra o link da mensagem que enviamos ou peça outra.',
    en: 'Your e-mail is not confirmed yet. Open the link in the message we sent, or ask for another.',
    es: 'Falta confirmar su correo. Abra el enlace del mensaje que enviamos o pida otro.',
  },
  'approval-pending': {
    br: 'Seu cadastro está em análise. Avisaremos por e-mail assim que houver resposta.',
    en: 'Your registration is being reviewed. We will e-mail you as soon as there is an answer.',
    es: 'Su registro está en revisión. Le avisaremos por correo en cuanto haya respuesta.',
  },
  'access-refused': {
    br: 'Seu cadastro não foi aprovado.',
    en: 'Your registration was not approved.',
    es: 'Su registro no fue aprobado.',
  },
  'access-blocked': {
    br: 'Seu acesso está bloqueado. Fale conosco para saber mais.',
    en: 'Your access is blocked. Contact us to know more.',
    es: 'Su acceso está bloqueado. Contáctenos para saber más.',
  },
  'not-found': {
    br: 'Conteúdo não encontrado.',
    en: 'Content not found.',
    es: 'Contenido no encontrado.',
  },
  'endpoint-unknown': {
    br: 'Esta chamada não existe. Veja a lista em /api/v1/docs.',
    en: 'This call does not exist. See the list at /api/v1/docs.',
    es: 'Esta llamada no existe. Vea la lista en /api/v1/docs.',
  },
  'method-not-allowed': {
    br: 'Este método não é aceito neste endereço.',
    en: 'This method is not accepted at this address.',
    es: 'Este método no se acepta en esta dirección.',
  },
  'link-expired': {
    br: 'Este link já foi usado ou venceu. Peça outro.',
    en: 'This link has been used or has expired. Ask for another.',
    es: 'Este enlace ya se usó o venció. Pida otro.',
  },
  'body-too-large': {
    br: 'O conteúdo enviado é grande demais.',
    en: 'What was sent is too large.',
    es: 'El contenido enviado es demasiado grande.',
  },
  'media-type-unsupported': {
    br: 'Formato não aceito. Envie JSON (application/json) ou, onde a chamada leva arquivo, multipart/form-data.',
    en: 'Format not accepted. Send JSON (application/json) or, where the call takes a file, multipart/form-data.',
    es: 'Formato no aceptado. Envíe JSON (application/json) o, donde la llamada lleva un archivo, multipart/form-data.',
  },
  'invalid-input': {
    br: 'Há campos a corrigir.',
    en: 'Some fields need correcting.',
    es: 'Hay campos por corregir.',
  },
  'too-many-requests': {
    br: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
    en: 'Too many attempts. Wait a little and try again.',
    es: 'Demasiados intentos. Espere un poco e intente de nuevo.',
  },
  internal: {
    br: 'Ocorreu algum problema interno. Tente de novo em instantes.',
    en: 'Something went wrong on our side. Try again in a moment.',
    es: 'Ocurrió un problema interno. Intente de nuevo en unos instantes.',
  },
  'not-implemented': {
    br: 'Esta chamada ainda não está disponível.',
    en: 'This call is not available yet.',
    es: 'Esta llamada todavía no está disponible.',
  },
  unavailable: {
    br: 'O serviço está em manutenção. Tente de novo mais tarde.',
    en: 'The service is under maintenance. Try again later.',
    es: 'El servicio está en mantenimiento. Intente de nuevo más tarde.',
  },
} as const satisfies Record<ErrorCode, Record<Locale, string>>

/** Body of an error response in a locale. */
export function errorBody(error: ApiError, locale: Locale): ErrorBody {
  return {
    message: errorWords[error.code][locale],
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
  }
}
