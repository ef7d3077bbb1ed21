import type { ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import { importsPath } from '#src/platform/change-addresses.ts'
import { useLanguage } from '#src/platform/language.ts'
import { FileDrop, PageDrop } from './file-drop.tsx'
import { useUpload } from './use-upload.ts'

export function UploadEntry(): ReactNode {
  const language = useLanguage()
  const router = useRouter()
  const upload = useUpload(language, ({ id }) => router.push(importsPath(id)))
  return (
    <>
      <PageDrop upload={upload} />
      <FileDrop upload={upload} />
    </>
  )
}
