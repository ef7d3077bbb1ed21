import type { DefaultServerCellComponentProps } from 'payload'

/** Name of a lead's owner in a list, also for roles that cannot read other accounts. */
export async function OwnerCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id: unknown =
    typeof cellData === 'object' && cellData !== null && 'id' in cellData ? cellData.id : cellData
  if (typeof id !== 'number') return null
  const user = await payload.findByID({
    collection: 'users',
    id,
    select: { name: true },
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  return <span>{user?.name}</span>
}
