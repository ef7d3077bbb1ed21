import { z } from 'zod'
import { listLimits } from '@vitrine/contract/list-limits'
import type { RestrictedDocument } from '@vitrine/contract/shapes/types'
import { screenPath } from '#shared/routes/screen-path.ts'
import { documentKinds } from '@vitrine/contract/shapes/cards'
import { absolute } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import { ToolRefusal } from '../answers/tool-refusal.ts'

const document = z.object({
  title: z.string(),
  description: z.string(),
  kind: z.enum(documentKinds),
  address: z.string().describe('Address of the file, which needs the same token.'),
  media_type: z.string(),
  revision: z.string(),
  date: z.string().nullable(),
})

const output = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      section: z.string().describe('Slug, for a call with "section".'),
      description: z.string(),
      documents: z.number().int(),
      updated_at: z.string(),
      address: z.string().nullable(),
    }),
  ),
  documents: z.array(document),
  page: z.number().int(),
  last_page: z.number().int(),
})

export const listMemberDocuments = defineTool({
  name: 'list_member_documents',
  title: 'Documents of the restricted area',
  description:
    'Sections of the restricted area that the profile of the member with this token may read, and the documents of one section or of a search. They are not public: do not pass them on.',
  module: 'restricted-area',
  forMembers: true,
  input: z.strictObject({
    section: z.string().min(1).max(200).optional().describe('Slug of a section.'),
    text: z.string().trim().max(listLimits.search).optional().describe('Words of a document.'),
    page: z.number().int().min(1).max(listLimits.page).default(1),
    ...localeInput,
  }),
  output,
  run: async ({ section, text, page }, context) => {
    const { reader, origin } = context
    if (section !== undefined) {
      const found = await reader.find('restricted-section-read', { params: { section } })
      if (!found)
        throw new ToolRefusal(
          `There is no section “${section}”. Call again without "section" for those that exist.`,
        )
      return {
        data: {
          sections: [sectionOf(found, context)],
          documents: found.documents.map((each) => documentOf(each, origin)),
          page: 1,
          last_page: 1,
        },
        links: [],
      }
    }
    const found = await reader.read('restricted-sections-list', {
      query: { page, ...(text ? { search: text } : {}) },
    })
    return {
      data: {
        sections: found.data.map((each) => sectionOf(each, context)),
        documents: found.documents.map((each) => documentOf(each, origin)),
        page,
        last_page: found.meta.lastPage,
      },
      links: [],
    }
  },
})

const documentOf = (
  each: Omit<RestrictedDocument, 'id' | 'is_new'>,
  origin: string,
): z.infer<typeof document> => ({
  title: each.title,
  description: each.description,
  kind: each.kind,
  address: absolute(each.url, origin),
  media_type: each.mime,
  revision: each.revision,
  date: each.date,
})

interface Section {
  title: string
  slug: string
  description: string
  document_count: number
  updated_at: string
}

function sectionOf(section: Section, { locale, origin }: ToolContext) {
  const path = screenPath('restricted-section', locale, { section: section.slug })
  return {
    title: section.title,
    section: section.slug,
    description: section.description,
    documents: section.document_count,
    updated_at: section.updated_at,
    address: path === undefined ? null : origin + path,
  }
}
