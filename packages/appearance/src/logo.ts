/** Width ÷ height of a checked logo, from its `viewBox`. */
export function logoRatio(svg: string): number {
  const [, , width = 1, height = 1] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return width / height
}

/**
 * A checked logo as a separate file: `currentColor` is replaced by `color`, and the document gets a
 * size in px, which renderers require.
 */
export function logoFile(svg: string, color: string, height: number): string {
  return svg.replace(
    '<svg ',
    `<svg width="${Math.round(height * logoRatio(svg))}" height="${height}" color="${color}" `,
  )
}
