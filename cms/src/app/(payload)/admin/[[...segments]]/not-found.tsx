import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { runningPayload } from '#src/platform/running-payload.ts'
import { importMap } from '../importMap.js'

const config = runningPayload.then((payload) => payload.config)

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: PageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

const NotFound = ({ params, searchParams }: PageProps) =>
  NotFoundPage({ config, params, searchParams, importMap })
export default NotFound
