import * as attributeShapes from '@vitrine/contract/shapes/attributes'
import * as cardShapes from '@vitrine/contract/shapes/cards'
import * as categoryShapes from '@vitrine/contract/shapes/categories'
import * as certificateShapes from '@vitrine/contract/shapes/certificates'
import * as imageShapes from '@vitrine/contract/shapes/image'
import * as knowledgeShapes from '@vitrine/contract/shapes/knowledge'
import * as lifeShapes from '@vitrine/contract/shapes/life-cycle'
import * as listShapes from '@vitrine/contract/shapes/list'
import * as memberListShapes from '@vitrine/contract/shapes/member-list'
import * as memberShapes from '@vitrine/contract/shapes/member'
import * as optionShapes from '@vitrine/contract/shapes/options'
import * as personShapes from '@vitrine/contract/shapes/person'
import * as restrictedShapes from '@vitrine/contract/shapes/restricted'
import * as richTextShapes from '@vitrine/contract/shapes/rich-text'
import * as seoShapes from '@vitrine/contract/shapes/seo'
import * as crossReferenceShapes from '@vitrine/contract/shapes/cross-references'
import * as toolingShapes from '@vitrine/contract/shapes/tooling'
import { z } from 'zod'
import { schemaDescriptions } from './descriptions.ts'

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  default?: unknown
  [name: string]: unknown
}

const componentsPath = '#/components/schemas/'

/**
 * Shared response schemas by component name, derived from the export: `productCard` →
 * `ProductCard`.
 */
const shared = z.registry<{ id: string; description?: string }>()
for (const shapes of [
  attributeShapes,
  cardShapes,
  categoryShapes,
  certificateShapes,
  imageShapes,
  knowledgeShapes,
  lifeShapes,
  listShapes,
  memberListShapes,
  memberShapes,
  optionShapes,
  personShapes,
  restrictedShapes,
  richTextShapes,
  seoShapes,
  toolingShapes,
  crossReferenceShapes,
]) {
  for (const [name, shape] of Object.entries(shapes)) {
    const isComposed =
      shape instanceof z.ZodObject ||
      shape instanceof z.ZodArray ||
      shape instanceof z.ZodUnion ||
      shape instanceof z.ZodEnum
    if (!isComposed || shape === listShapes.listQuery) continue
    const id = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const description = schemaDescriptions[id]
    shared.add(shape, { id, ...(description === undefined ? {} : { description }) })
  }
}

/**
 * Removes the safe-integer bounds that zod adds to every integer, because tools use them as
 * examples.
 */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

/** JSON Schema of an input, without references. */
export function inputSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: (context) => withoutSafeBounds(context as { jsonSchema: Schema }),
  })
  return made as Schema
}

/** JSON Schema of a response; shared schemas become references and are added to `components`. */
export function answerSchema(schema: z.ZodType, components: Map<string, Schema>): Schema {
  const { $defs = {}, properties } = z.toJSONSchema(z.object({ answer: schema }), {
    io: 'output',
    unrepresentable: 'any',
    metadata: shared,
    override: (context) => withoutSafeBounds(context as { jsonSchema: Schema }),
  }) as Schema & { $defs?: Record<string, Schema> }
  for (const [name, { id: _, ...definition }] of Object.entries($defs))
    components.set(name, withComponentPaths(definition))
  return withComponentPaths(properties?.['answer'] ?? {})
}

/** Rewrites `$defs` references as references to the document's components. */
function withComponentPaths<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${componentsPath}`)) as T
}
