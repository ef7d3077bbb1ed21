import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { textOf } from '#src/platform/labels.ts'
import { runningPayload } from '#src/platform/running-payload.ts'
import { importMap } from '../importMap.js'

const config = runningPayload.then((payload) => payload.config)

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/**
 * Replaces the titles of unknown pages and, on every page, the Open Graph data, where Payload puts
 * its own name.
 */
export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { segments }: { segments?: string[] } = await params
  const path = `/${segments?.join('/') ?? ''}`
  const view = Object.values(ownViews).find((each) => each.path === path)
  const built = await config
  const { language } = await getNextRequestI18n({ config: built })
  const title = view
    ? `${textOf(view.title, language)} ${built.admin.meta.titleSuffix}`
    : metadata.title
  const { name } = await readAppearance(await runningPayload)
  return {
    ...metadata,
    title,
    // a link to the panel that is pasted elsewhere shows the company's name
    openGraph: { title: name, siteName: name },
  }
}

const Page = ({ params, searchParams }: PageProps) =>
  RootPage({ config, params, searchParams, importMap })
export default Page
