import { videoPlayerUrl, videoThumbnail } from './video.ts'

interface Shown {
  video: { id: string; title: string } | null
  description: string
  /** ISO 8601; date of the page, since that of the video is unknown. */
  date: string
}

/** schema.org VideoObject of a page with a video; empty without one. */
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
