import { useTexts } from '#app/core/language.ts'
import { TableTools } from '#app/ui/table/table-tools.tsx'
import { tableToolsTexts } from '#texts/table-tools.js'
import { sectionIds } from './section-ids.ts'

export { tableToolsTexts }

/** Tools of a product's table, loaded after hydration. */
export function ProductTableTools({ columns }: { columns: { key: string; label: string }[] }) {
  const labels = useTexts(tableToolsTexts)
  return <TableTools section={sectionIds.codes} columns={columns} labels={labels} />
}
