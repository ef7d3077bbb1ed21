/** Content of a share image, read from the page's own meta tags. */
export interface SharedPage {
  title: string
  description: string
  company: string
  /** Path below `/media`; `undefined` for a page without picture. */
  picture: string | undefined
}

/** Parses the meta tags of a page. */
export function readSharedPage(html: string): SharedPage {
  const company = propertyOf(html, 'og:site_name')
  const title = propertyOf(html, 'og:title')
  const ending = ` · ${company}`
  const picture = /<link rel="image_src" href="(\/media\/[^"?#]+)"/.exec(html)?.[1]
  return {
    company,
    description: propertyOf(html, 'og:description'),
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    picture: picture === undefined ? undefined : decodeEntities(picture),
  }
}

function propertyOf(html: string, property: string): string {
  return decodeEntities(
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

/** Decodes the entities of an attribute. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
