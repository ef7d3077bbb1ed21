/** What the picture of a page says: read from the page's own head, so that both say the same. */
export interface SharedPage {
  title: string
  company: string
  /** Below `/media`; `undefined`: the page has no picture. */
  picture: string | undefined
}

/** Reads the head of a page of ours. */
export function readSharedPage(html: string): SharedPage {
  const company = propertyOf(html, 'og:site_name')
  const title = propertyOf(html, 'og:title')
  const ending = ` · ${company}`
  const picture = /<link rel="image_src" href="(\/media\/[^"?#]+)"/.exec(html)?.[1]
  return {
    company,
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    picture: picture === undefined ? undefined : readable(picture),
  }
}

function propertyOf(html: string, property: string): string {
  return readable(
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '',
  )
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Text of an attribute as React wrote it. */
function readable(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
