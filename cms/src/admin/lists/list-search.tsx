import type { ReactNode, RefObject } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import type { ListNavigation } from './use-list-navigation.ts'

/** Search field; by code, file or title, as the list is. */
export function ListSearch({
  data: { columns, paths, state },
  navigation,
  field,
}: {
  data: ListData
  navigation: ListNavigation
  field: RefObject<HTMLInputElement | null>
}): ReactNode {
  const { search } = useTexts(listsTexts)
  return (
    <SearchBox
      label={
        columns.includes('part-numbers')
          ? search.codes
          : paths.isUpload
            ? search.files
            : search.titles
      }
      value={state.text}
      field={field}
      onSearch={(text) => navigation.open({ text }, 'replace')}
    />
  )
}
