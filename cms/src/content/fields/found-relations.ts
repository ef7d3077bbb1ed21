import type { CollectionConfig, Field, GlobalConfig } from 'payload'

/** Path of the component in Payload's import map. */
const component = '/admin/relations/lazy-relation-field.tsx#LazyRelationField'

/** Field with the search of the finder, if it is a relation; else with that of the fields in it. */
export function foundRelation(field: Field): Field {
  if (field.type === 'relationship') {
    const { components } = field.admin ?? {}
    return components?.Field === undefined
      ? ({
          ...field,
          admin: { ...field.admin, components: { ...components, Field: component } },
        } as Field)
      : field
  }
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(foundRelation) })),
    }
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(foundRelation) })),
    }
  return 'fields' in field
    ? ({ ...field, fields: field.fields.map(foundRelation) } as Field)
    : field
}

/**
 * Gives every relation field of a collection or global the search of the finder. Payload's select filters
 * what the server answers by the words of the titles, and so drops what was found by a part number, a
 * GTIN, another language or a misspelled word.
 */
export const findRelations = <C extends Pick<CollectionConfig | GlobalConfig, 'fields'>>(
  config: C,
): C => ({ ...config, fields: config.fields.map(foundRelation) })
