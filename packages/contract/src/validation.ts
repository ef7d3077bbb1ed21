import type { z } from 'zod'
import type { FieldError } from './errors.ts'
import type { Locale } from './locales.ts'
import { unstorablePaths } from './storable-text.ts'

type Words = Record<Locale, string>

/** Validation messages in the brand's voice; `{n}`: the bound. The only such table. */
export const validationWords = {
  required: { br: 'Preencha este campo.', en: 'Fill in this field.', es: 'Complete este campo.' },
  unknown: {
    br: 'Este campo não é aceito aqui. Retire-o.',
    en: 'This field is not accepted here. Remove it.',
    es: 'Este campo no se acepta aquí. Retírelo.',
  },
  email: {
    br: 'Informe um e-mail válido, como nome@empresa.com.br.',
    en: 'Enter a valid e-mail address, like name@company.com.',
    es: 'Indique un correo válido, como nombre@empresa.com.',
  },
  tooShort: {
    br: 'Escreva pelo menos {n} caracteres.',
    en: 'Write at least {n} characters.',
    es: 'Escriba al menos {n} caracteres.',
  },
  tooLong: {
    br: 'Use no máximo {n} caracteres.',
    en: 'Use at most {n} characters.',
    es: 'Use como máximo {n} caracteres.',
  },
  tooSmall: {
    br: 'Informe um número a partir de {n}.',
    en: 'Enter a number from {n} up.',
    es: 'Indique un número desde {n}.',
  },
  tooLarge: {
    br: 'Informe um número até {n}.',
    en: 'Enter a number up to {n}.',
    es: 'Indique un número hasta {n}.',
  },
  tooMany: {
    br: 'Escolha no máximo {n}.',
    en: 'Choose at most {n}.',
    es: 'Elija como máximo {n}.',
  },
  number: { br: 'Informe um número.', en: 'Enter a number.', es: 'Indique un número.' },
  choice: {
    br: 'Escolha uma destas opções: {n}.',
    en: 'Choose one of: {n}.',
    es: 'Elija una de estas opciones: {n}.',
  },
  consent: {
    br: 'Marque para concordar e continuar.',
    en: 'Tick to agree and go on.',
    es: 'Marque para aceptar y continuar.',
  },
  file: {
    br: 'Envie um arquivo de até {n} MB.',
    en: 'Send a file of up to {n} MB.',
    es: 'Envíe un archivo de hasta {n} MB.',
  },
  credentials: {
    br: 'E-mail ou senha não conferem.',
    en: 'E-mail or password do not match.',
    es: 'El correo o la contraseña no coinciden.',
  },
  currentPassword: {
    br: 'Esta não é a sua senha atual.',
    en: 'This is not your current password.',
    es: 'Esta no es su contraseña actual.',
  },
  samePassword: {
    br: 'Escolha uma senha diferente da atual.',
    en: 'Choose a password other than the current one.',
    es: 'Elija una contraseña distinta de la actual.',
  },
  commonPassword: {
    br: 'Esta senha é fácil de adivinhar. Escolha outra.',
    en: 'This password is easy to guess. Choose another.',
    es: 'Esta contraseña es fácil de adivinar. Elija otra.',
  },
  unknownChoice: {
    br: 'Escolha uma opção da lista.',
    en: 'Choose an option from the list.',
    es: 'Elija una opción de la lista.',
  },
  phone: {
    br: 'Informe o telefone com DDD, como (11) 91234-5678; de fora do Brasil, com + e o código do país.',
    en: 'Enter the phone with + and the country code, like +1 212 555 0100; Brazilian ones with their area code.',
    es: 'Indique el teléfono con + y el código del país, como +54 11 4321 5678; si es de Brasil, con el DDD.',
  },
  cnpj: {
    br: 'Este CNPJ não confere. Revise letras e números.',
    en: 'This CNPJ does not check out. Look at its letters and digits again.',
    es: 'Este CNPJ no es correcto. Revise sus letras y números.',
  },
  fileKind: {
    br: 'Envie um PDF, DOC ou DOCX. Este arquivo não é nenhum deles.',
    en: 'Send a PDF, DOC or DOCX. This file is none of them.',
    es: 'Envíe un PDF, DOC o DOCX. Este archivo no es ninguno de ellos.',
  },
  fileInfected: {
    br: 'O antivírus encontrou uma ameaça neste arquivo. Envie outro.',
    en: 'The virus scanner found a threat in this file. Send another.',
    es: 'El antivirus encontró una amenaza en este archivo. Envíe otro.',
  },
  character: {
    br: 'Há aqui um caractere inválido. Apague-o e digite de novo.',
    en: 'There is an invalid character here. Delete it and type it again.',
    es: 'Hay aquí un carácter no válido. Bórrelo y escríbalo de nuevo.',
  },
  form: {
    br: 'Confira o formato deste campo.',
    en: 'Check the format of this field.',
    es: 'Revise el formato de este campo.',
  },
} as const satisfies Record<string, Words>

const formatMessage = (words: Words, locale: Locale, n: unknown = ''): string =>
  words[locale].replace('{n}', String(n))

type Issue = z.core.$ZodIssue

function messageOf(issue: Issue, locale: Locale): string {
  const words = validationWords
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null)
        return formatMessage(words.required, locale)
      return formatMessage(
        issue.expected === 'number' || issue.expected === 'int' ? words.number : words.form,
        locale,
      )
    case 'too_small':
      if (issue.origin === 'string')
        return formatMessage(
          issue.minimum === 1 ? words.required : words.tooShort,
          locale,
          issue.minimum,
        )
      return formatMessage(words.tooSmall, locale, issue.minimum)
    case 'too_big':
      if (issue.origin === 'string') return formatMessage(words.tooLong, locale, issue.maximum)
      if (issue.origin === 'array' || issue.origin === 'set')
        return formatMessage(words.tooMany, locale, issue.maximum)
      if (issue.origin === 'file')
        return formatMessage(words.file, locale, Math.floor(Number(issue.maximum) / 1024 / 1024))
      return formatMessage(words.tooLarge, locale, issue.maximum)
    case 'invalid_format':
      return formatMessage(issue.format === 'email' ? words.email : words.form, locale)
    case 'invalid_value':
      if (issue.values.length === 1 && issue.values[0] === true)
        return formatMessage(words.consent, locale)
      return issue.input === undefined
        ? formatMessage(words.required, locale)
        : formatMessage(words.choice, locale, issue.values.join(', '))
    case 'custom': {
      const key: unknown = issue.params?.['words']
      return formatMessage(
        key === 'phone' || key === 'cnpj' || key === 'unknownChoice' ? words[key] : words.form,
        locale,
      )
    }
    default:
      return formatMessage(words.form, locale)
  }
}

/**
 * Parses input by a schema of the contract, after rejecting text that PostgreSQL cannot store.
 * `at`: path prefix of the errors (`query`); empty for a body.
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locale: Locale,
  at = '',
): { data: z.output<S> } | { errors: FieldError[] } {
  const refused = unstorablePaths(value)
  if (refused.length > 0)
    return { errors: refused.map((path) => characterError([at, ...path], locale)) }
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success
    ? { data: parsed.data }
    : { errors: fieldErrors(parsed.error.issues, locale, at) }
}

/** Error of a text that is malformed or cannot be stored. */
export function characterError(path: readonly PropertyKey[], locale: Locale): FieldError {
  return {
    field: path.map(String).filter(Boolean).join('.'),
    message: validationWords.character[locale],
  }
}

/**
 * Converts zod issues to field errors of the contract; `at`: path prefix (`query`), empty for a
 * body.
 */
export function fieldErrors(issues: readonly Issue[], locale: Locale, at = ''): FieldError[] {
  const path = (parts: readonly PropertyKey[]): string =>
    [...(at ? [at] : []), ...parts.map(String)].join('.')
  return issues.flatMap((issue): FieldError[] =>
    issue.code === 'invalid_union' && issue.errors.length > 0
      ? fieldErrors(nearest(issue.errors), locale, path(issue.path))
      : issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: path([...issue.path, key]),
            message: formatMessage(validationWords.unknown, locale),
          }))
        : [{ field: path(issue.path), message: messageOf(issue, locale) }],
  )
}

/**
 * Issues of the union member that the body most likely meant: without unknown fields, and with the
 * fewest issues.
 */
function nearest(shapes: readonly (readonly Issue[])[]): readonly Issue[] {
  const strange = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 100 : 1), 0)
  return shapes.toSorted((a, b) => strange(a) - strange(b))[0] ?? []
}
