import type { Locale } from '@vitrine/configuration/locales'
import { useTexts } from '#app/core/language.ts'
import { TableTools } from '#app/ui/table/table-tools.tsx'
import { tableToolsTexts } from '#texts/table-tools.js'
import { sectionIds } from './section-ids.ts'

function ProductTableTools({ columns }: { columns: { key: string; label: string }[] }) {
  const labels = useTexts(tableToolsTexts)
  return <TableTools section={sectionIds.codes} columns={columns} labels={labels} />
}

/** Tools of a product's table with their texts, loaded after hydration. */
export async function load(locale: Locale) {
  await tableToolsTexts.load(locale)
  return ProductTableTools
}
