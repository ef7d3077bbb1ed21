import type { MemberList } from '@vitrine/contract/shapes/types'
import { KeepList } from './keep-list.tsx'
import { MemberLists } from './member-lists.tsx'

interface KeptListsProps {
  lists: readonly MemberList[]
  /** Items of the URL, to be saved. */
  items: string
  sent: string | undefined
}

/** Saved lists of a member, below the forms that save the list of the URL. */
export function KeptLists({ lists, items, sent }: KeptListsProps) {
  return (
    <>
      {items === '' ? null : <KeepList items={items} lists={lists} />}
      <MemberLists lists={lists} sent={sent} />
    </>
  )
}
