import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { textOf } from '#src/platform/labels.ts'
import config from '#src/payload.config.ts'
import { importMap } from '../importMap.js'

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload names every page that it does not know after itself. */
export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { segments }: { segments?: string[] } = await params
  const path = `/${segments?.join('/') ?? ''}`
  const view = Object.values(ownViews).find((each) => each.path === path)
  if (!view) return metadata
  const built = await config
  const { language } = await getNextRequestI18n({ config: built })
  return { ...metadata, title: textOf(view.title, language) + built.admin.meta.titleSuffix }
}

const Page = ({ params, searchParams }: PageProps) =>
  RootPage({ config, params, searchParams, importMap })
export default Page
