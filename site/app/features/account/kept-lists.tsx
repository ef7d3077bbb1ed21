import type { MemberList } from '@vitrine/contract/shapes/types'
import { KeepList } from './keep-list.tsx'
import { MemberLists } from './member-lists.tsx'

interface KeptListsProps {
  lists: readonly MemberList[]
  /** Items of the address, which are to be kept. */
  items: string
  sent: string | undefined
}

/** Lists that the member keeps, after the forms that keep the one of the address. */
export function KeptLists({ lists, items, sent }: KeptListsProps) {
  return (
    <>
      {items === '' ? null : <KeepList items={items} lists={lists} />}
      <MemberLists lists={lists} sent={sent} />
    </>
  )
}
