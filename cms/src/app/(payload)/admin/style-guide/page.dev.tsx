import { getNextRequestI18n } from '@payloadcms/next/utilities'
import type { Metadata } from 'next'
import { StyleGuide } from '#src/admin/style-guide/style-guide.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { runningPayload } from '#src/platform/running-payload.ts'
import { styleGuideTexts } from '#texts/style-guide.js'

export async function generateMetadata(): Promise<Metadata> {
  const { config } = await runningPayload
  const { language } = await getNextRequestI18n({ config })
  return { title: textsIn(styleGuideTexts, language).title }
}

/** Style guide of the panel. The ending makes it a page of `npm run dev` alone: `next.config.mjs`. */
export default StyleGuide
