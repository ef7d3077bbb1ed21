import { useDocumentDrawer } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface DrawerProps {
  /** Without a value: a document to create. */
  reference: { relationTo: string; value: number | null }
  /** Accessible name of the button, in place of Payload's, which prints labels by language as objects. */
  name: string
  onSave: (id: number, title: string) => void
  children: ReactNode
}

/** Button that opens the form of a document in a drawer. */
export function DocumentDrawer({
  reference: { relationTo, value },
  name,
  onSave,
  children,
}: DrawerProps): ReactNode {
  const [Drawer, Toggler, { closeDrawer }] = useDocumentDrawer({
    collectionSlug: relationTo,
    ...(value === null ? {} : { id: value }),
  })
  return (
    <>
      <Toggler className="relation-field__open" aria-label={name}>
        {children}
      </Toggler>
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
