import { Contents } from '#app/ui/content/contents.tsx'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { AppliedFilters, Facets } from '#app/ui/controls/facets.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { Columns, Sheet, Split, Stack } from '#app/ui/frame/layout.tsx'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import type { GalleryTexts } from './gallery-texts.ts'

export function DataGallery({ texts }: { texts: GalleryTexts }) {
  const { sections } = texts
  return (
    <>
      <Section title={sections.table} ruled>
        <DataTable {...texts.table} />
      </Section>
      <Section title={sections.filters} ruled>
        <Columns aside={<Facets {...texts.facets} submitOnChange={false} />}>
          <AppliedFilters {...texts.applied} />
        </Columns>
      </Section>
      <Section title={sections.documents} ruled>
        <Split
          shares="6:6"
          first={<KeyValues items={texts.keyValues} />}
          second={<DocumentList items={texts.documents} />}
        />
      </Section>
      <Section title={sections.panels} ruled>
        <Split
          shares="6:6"
          first={
            <Tabs
              label={texts.tabs.label}
              tabs={texts.tabs.items.map((tab) => ({
                id: tab.id,
                label: tab.label,
                content: <Sheet>{tab.text}</Sheet>,
              }))}
            />
          }
          second={
            <Stack gap="small">
              <Disclosure summary={texts.disclosure.summary} open>
                <p>{texts.disclosure.text}</p>
              </Disclosure>
              <Disclosure summary={texts.disclosure.summary}>
                <p>{texts.disclosure.text}</p>
              </Disclosure>
            </Stack>
          }
        />
      </Section>
      <Section title={sections.reading} ruled>
        <Columns
          aside={
            <Contents
              label={texts.article.contents}
              headings={texts.article.headings}
              currentId={texts.article.headings[0]?.id}
            />
          }
        >
          <RichText html={texts.article.html} />
        </Columns>
      </Section>
    </>
  )
}
