import type { MemberList } from '@vitrine/contract/shapes/types'
import { SaveList } from './save-list.tsx'
import { MemberLists } from './member-lists.tsx'

interface SavedListsProps {
  lists: readonly MemberList[]
  /** Items of the URL, to be saved. */
  items: string
  sent: string | undefined
}

/** Saved lists of a member, below the forms that save the list of the URL. */
export function SavedLists({ lists, items, sent }: SavedListsProps) {
  return (
    <>
      {items === '' ? null : <SaveList items={items} lists={lists} />}
      <MemberLists lists={lists} sent={sent} />
    </>
  )
}
