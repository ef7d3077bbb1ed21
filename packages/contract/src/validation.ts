import type { z } from 'zod'
import { countryPack } from '@vitrine/configuration/country-pack'
import type { Locale } from '@vitrine/configuration/locales'
import type { FieldError } from './errors.ts'
import { partListLimits } from './part-list.ts'
import { attachmentsMegabytes } from './text-limits.ts'
import { unstorablePaths } from './storable-text.ts'
import { validationTexts } from '../texts/compiled/validation.js'

type Issue = z.core.$ZodIssue

type Texts = (typeof validationTexts)[Locale]

function tooBigMessage(origin: string, count: number, texts: Texts): string {
  if (origin === 'string') return texts.tooLong({ count })
  if (origin === 'array' || origin === 'set') return texts.tooMany({ count })
  if (origin === 'file') return texts.file({ megabytes: Math.floor(count / 1024 / 1024) })
  return texts.tooLarge({ count })
}

/** Message of a rule of our own, by the text that it names. */
function customMessage(text: unknown, texts: Texts): string {
  if (text === 'phone') return texts.phone({ country: countryPack })
  if (text === 'attachments') return texts.files({ megabytes: attachmentsMegabytes })
  if (text === 'lines') return texts.lines({ count: partListLimits.lines })
  return text === 'cnpj' || text === 'unknownChoice' ? texts[text] : texts.form
}

function messageOf(issue: Issue, locale: Locale): string {
  const texts = validationTexts[locale]
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return texts.required
      return issue.expected === 'number' || issue.expected === 'int' ? texts.number : texts.form
    case 'too_small': {
      const count = Number(issue.minimum)
      if (issue.origin !== 'string') return texts.tooSmall({ count })
      return count === 1 ? texts.required : texts.tooShort({ count })
    }
    case 'too_big':
      return tooBigMessage(issue.origin, Number(issue.maximum), texts)
    case 'invalid_format':
      return issue.format === 'email' ? texts.email : texts.form
    case 'invalid_value':
      if (issue.values.length === 1 && issue.values[0] === true) return texts.consent
      return issue.input === undefined
        ? texts.required
        : texts.choice({ choices: issue.values.join(', ') })
    case 'custom':
      return customMessage(issue.params?.['text'], texts)
    default:
      return texts.form
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
    message: validationTexts[locale].character,
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
            message: validationTexts[locale].unknown,
          }))
        : [{ field: path(issue.path), message: messageOf(issue, locale) }],
  )
}

/** Issues of the best matching union member: without unknown fields, and with the fewest issues. */
function nearest(shapes: readonly (readonly Issue[])[]): readonly Issue[] {
  const strange = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 100 : 1), 0)
  return shapes.toSorted((a, b) => strange(a) - strange(b))[0] ?? []
}
