import type { ReactNode, RefObject } from 'react'
import { readCodes } from '#src/admin/filters/paste-codes.ts'
import { useTexts } from '#src/platform/language.ts'
import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import type { ListNavigation } from './use-list-navigation.ts'

/** Search field; by code, file or title, as the list is. A list of codes becomes a filter. */
export function ListSearch({
  data: { columns, paths, state },
  navigation,
  field,
  onPasted,
}: {
  data: ListData
  navigation: ListNavigation
  field: RefObject<HTMLInputElement | null>
  onPasted: (pasted: PastedCodes) => void
}): ReactNode {
  const { search } = useTexts(listsTexts)
  const takeList = async (text: string): Promise<boolean> => {
    const pasted = await readCodes(text)
    if (!pasted) return false
    onPasted(pasted)
    navigation.open({ text: '', codes: pasted.codes })
    return true
  }
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
      takeList={takeList}
      onSearch={(text) => navigation.open({ text }, 'replace')}
    />
  )
}
