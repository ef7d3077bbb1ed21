import { expect, test } from 'vitest'
import { z } from 'zod'
import type { calls } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { allForms } from '#shared/forms/all.ts'
import { keyField } from '#shared/forms/describe-form.ts'
import type { Field } from '#shared/forms/describe-form.ts'
import { routeRow } from '#shared/routes/table.ts'

/** Body schemas of a call, or each alternative of its body schema, with the path parameters. */
function shapesOf(call: keyof typeof calls): Record<string, z.ZodType>[] {
  const { body, params } = endpoints[call]
  const own = params instanceof z.ZodObject ? params.shape : {}
  const bodies = body instanceof z.ZodUnion ? body.options : [body]
  return bodies.map((one) => ({ ...own, ...(one instanceof z.ZodObject ? one.shape : {}) }))
}

/**
 * Values at the limits that the page states for a field, and one beyond each, with their expected
 * acceptance.
 */
function atLimits({ kind, minLength, maxLength, maxMegabytes }: Field): [string | File, boolean][] {
  const bytes = (maxMegabytes ?? 0) * 1024 ** 2
  const file = (size: number) => new File([new Uint8Array(size)], 'x')
  return [
    ...(minLength === undefined
      ? []
      : ([
          [textOf(kind, minLength), true],
          [textOf(kind, minLength - 1), false],
        ] as const)),
    ...(maxLength === undefined
      ? []
      : ([
          [textOf(kind, maxLength), true],
          [textOf(kind, maxLength + 1), false],
        ] as const)),
    ...(kind === 'file'
      ? ([
          [file(bytes), true],
          [file(bytes + 1), false],
        ] as const)
      : []),
  ].map(([value, accepted]) => [value, accepted])
}

/** Value of the given length, in UTF-16 code units, that is valid except for its length. */
function textOf(kind: Field['kind'], length: number): string {
  const [begin, end] =
    kind === 'email' ? ['', '@example.com'] : kind === 'tel' ? ['+55 19', '90000-0000'] : ['', '']
  return begin + (kind === 'tel' ? ' ' : 'x').repeat(length - begin.length - end.length) + end
}

const sizeOf = (value: string | File): number => (value instanceof File ? value.size : value.length)

/** Kinds of fields with typed text; each has a maximum length. */
const typed: readonly Field['kind'][] = ['text', 'email', 'tel', 'password', 'area']

test.each(allForms.map((form) => [form.name, form] as const))(
  '%s: description and contract agree',
  (_, form) => {
    const beside = [
      ...Object.keys(form.constants ?? {}),
      ...(form.isPublic ? ['page'] : []),
      ...(form.idempotent ? [keyField] : []),
    ]
    const names = Object.keys(form.fields)
    const shape = shapesOf(form.call).find((one) =>
      [...names, ...beside].every((name) => name in one),
    )
    expect(shape, 'a shape of the call that has every field').toBeDefined()
    for (const [name, schema] of Object.entries(shape ?? {})) {
      const field = form.fields[name]
      if (!schema.safeParse(undefined).success)
        expect([...names, ...beside], 'what the call needs').toContain(name)
      if (field)
        expect(field.required ?? false, `${name} is required`).toBe(
          !schema.safeParse(undefined).success,
        )
      if (field && typed.includes(field.kind))
        expect(field.maxLength, `${name} has a limit`).toBeGreaterThan(0)
      for (const [value, accepted] of field ? atLimits(field) : [])
        expect(z.core.safeParse(schema, value).success, `${name}: ${sizeOf(value)}`).toBe(accepted)
    }
    if (form.idempotent) expect(shape).toHaveProperty(keyField)
  },
)

test('has unique names and targets that accept its result', () => {
  expect(new Set(allForms.map(({ name }) => name)).size).toBe(allForms.length)
  for (const { name, redirectTo } of allForms)
    if (redirectTo !== 'back') expect(routeRow(redirectTo.screen).query, name).toContain('sent')
})
