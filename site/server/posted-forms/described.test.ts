import { expect, test } from 'vitest'
import { z } from 'zod'
import type { calls } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { allForms } from '#shared/forms/all.ts'
import { keyField } from '#shared/forms/describe-form.ts'
import { routeRow } from '#shared/routes/table.ts'

/**
 * The shapes that a call may be given: its body's, or each that its body may have, with its path
 * parameters.
 */
function shapesOf(call: keyof typeof calls): Record<string, z.ZodType>[] {
  const { body, params } = endpoints[call]
  const own = params instanceof z.ZodObject ? params.shape : {}
  const bodies = body instanceof z.ZodUnion ? body.options : [body]
  return bodies.map((one) => ({ ...own, ...(one instanceof z.ZodObject ? one.shape : {}) }))
}

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
      const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
      if (field?.maxLength !== undefined && inner instanceof z.ZodString)
        expect(inner.maxLength, `${name} at most`).toBe(field.maxLength)
      if (field?.kind === 'file')
        expect(
          [0, 1].map(
            (more) =>
              z.core.safeParse(
                inner,
                new File([new Uint8Array((field.maxMegabytes ?? 0) * 1024 * 1024 + more)], 'x'),
              ).success,
          ),
          `${name} in bytes`,
        ).toEqual([true, false])
      if (field?.minLength !== undefined && inner instanceof z.ZodString)
        expect(inner.minLength, `${name} at least`).toBe(field.minLength)
    }
    if (form.idempotent) expect(shape).toHaveProperty(keyField)
  },
)

test('has unique names and targets that accept its result', () => {
  expect(new Set(allForms.map(({ name }) => name)).size).toBe(allForms.length)
  for (const { name, redirectTo } of allForms)
    if (redirectTo !== 'back') expect(routeRow(redirectTo.screen).query, name).toContain('sent')
})
