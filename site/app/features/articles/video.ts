/** The player that sets no cookie before the video runs; asked only after a click. */
export function videoPlayerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`
}

/** The page of the video, for whoever has no JavaScript. */
export function videoPageUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
}

/**
 * The thumbnail that is derived from the id (spec §9 "Video id"). Nothing loads it before a click:
 * it is for structured data.
 */
export function videoThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`
}
