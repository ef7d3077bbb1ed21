/** Width ÷ height of a checked logo, by its `viewBox`. */
export function logoRatio(svg: string): number {
  const [, , width = 1, height = 1] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return width / height
}

/**
 * A checked logo as a file of its own: `currentColor` is `color`, and the document has a size in px,
 * which renderers need.
 */
export function logoFile(svg: string, color: string, height: number): string {
  return svg.replace(
    '<svg ',
    `<svg width="${Math.round(height * logoRatio(svg))}" height="${height}" color="${color}" `,
  )
}
