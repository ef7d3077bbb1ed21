import { useDocumentDrawer } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface DrawerProps {
  /** Without a value: a document to create. */
  reference: { relationTo: string; value: number | null }
  onSave: (id: number, title: string) => void
  children: ReactNode
}

/** Button that opens the form of a document in a drawer. */
export function DocumentDrawer({
  reference: { relationTo, value },
  onSave,
  children,
}: DrawerProps): ReactNode {
  const [Drawer, Toggler, { closeDrawer }] = useDocumentDrawer({
    collectionSlug: relationTo,
    ...(value === null ? {} : { id: value }),
  })
  return (
    <>
      <Toggler className="relation-field__open">{children}</Toggler>
      <Drawer
        onSave={({ doc, operation, collectionConfig }) => {
          const title: unknown = Object(doc)[collectionConfig?.admin.useAsTitle ?? 'id']
          onSave(Number(doc.id), typeof title === 'string' ? title : '')
          if (operation === 'create') closeDrawer()
        }}
      />
    </>
  )
}
