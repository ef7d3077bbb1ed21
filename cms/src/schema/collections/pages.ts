import { inSections } from '#src/admin/editor/edited-collections.ts'
import { blocks } from '#src/content/blocks/field.ts'
import { description, seo, title } from '#src/content/fields/content.ts'
import { picture } from '#src/content/fields/plain.ts'
import { pagePath } from '#src/content/fields/slug.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { blocksTexts } from '#texts/blocks.js'
import { editorTexts } from '#texts/editor.js'
import { collection } from './define.ts'

const labels = labelsOf(blocksTexts)
const { sections: sectionNames } = labelsOf(editorTexts)

export const pages = collection('pages', {
  names: [labels.page, labels.pages],
  fields: [
    inSections(
      { label: labels.blocks, fields: [blocks()] },
      { label: sectionNames.presentation, fields: [title(), description()] },
      { label: sectionNames.pictures, fields: [picture('main_image', labels.sharedPicture)] },
      { label: sectionNames.addressAndSearch, fields: [pagePath(), seo()] },
    ),
  ],
})
