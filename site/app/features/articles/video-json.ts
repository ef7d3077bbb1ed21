import { videoPlayerUrl, videoThumbnail } from './video.ts'

interface Shown {
  video: { id: string; title: string } | null
  description: string
  /** ISO 8601: the page's own day, since the video's is not known. */
  date: string
}

/** schema.org's VideoObject of a page that shows a video; nothing where there is none. */
export function videoJson({ video, description, date }: Shown): object[] {
  if (video === null) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.title,
      description: description === '' ? video.title : description,
      embedUrl: videoPlayerUrl(video.id),
      thumbnailUrl: videoThumbnail(video.id),
      uploadDate: date,
    },
  ]
}
