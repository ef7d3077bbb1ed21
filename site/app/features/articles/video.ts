/** Player of the privacy-enhanced host, which sets no cookie before playback. */
export function videoPlayerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`
}

/** Page of the video, for visitors without JavaScript. */
export function videoPageUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
}

/** Thumbnail by video id (R9), for structured data only; pages do not load it. */
export function videoThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`
}
