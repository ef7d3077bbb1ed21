import { z } from 'zod'

/**
 * Schemas of a call. A part that the call does not have is a strict empty object, so that unknown
 * fields are rejected.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** One sentence for the API reference. */
  summary: string
  params: Params
  query: Query
  body: Body
  /** Limits of the files in a multipart body. */
  files: Files | undefined
  answer: Answer
}

/** Name of the form part, number of files, and total size in MB (1024²). */
export interface Files {
  part: string
  max: number
  megabytes: number
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

/** Defines a call's schemas, with defaults for omitted parts and precise types. */
export function endpoint<
  Answer extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(parts: {
  summary: string
  answer: Answer
  params?: Params
  query?: Query
  body?: Body
  files?: Files
}): Endpoint<Params, Query, Body, Answer> {
  return {
    summary: parts.summary,
    answer: parts.answer,
    params: parts.params ?? (nothing as z.ZodType as Params),
    query: parts.query ?? (nothing as z.ZodType as Query),
    body: parts.body ?? (nothing as z.ZodType as Body),
    files: parts.files,
  }
}
