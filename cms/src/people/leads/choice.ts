import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { fieldProblem } from '#src/platform/http/field-problem.ts'

/** Form option of a slug; throws a field error for an unknown one. */
export async function requireChoice(
  payload: Payload,
  {
    collection,
    slug,
    field,
  }: {
    collection: 'departments' | 'interests' | 'education-levels' | 'training-levels'
    slug: string
    /** Form field that gets the error. */
    field: string
  },
  locale: Locale,
): Promise<{ id: number; title: string; email: string }> {
  const {
    docs: [found],
  } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    locale,
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  if (!found) throw fieldProblem(field, 'unknownChoice', locale)
  return { id: found.id, title: found.title ?? slug, email: 'email' in found ? found.email : '' }
}
