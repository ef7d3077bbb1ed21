import type { RichText } from '@vitrine/contract/shapes/types'
import { ReadingPage } from '#app/features/articles/reading-page.tsx'

/** Legal text with its table of contents. */
export function LegalPage({ title, path, text }: { title: string; path: string; text: RichText }) {
  return (
    <ReadingPage
      breadcrumbs={[{ label: title, href: path }]}
      title={title}
      path={path}
      text={text}
      shared={false}
    />
  )
}
