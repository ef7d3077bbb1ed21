/**
 * Stylesheet of blocks, a file of its own beside that of all screens: React places it in the head
 * once, and a navigation in the browser waits for it.
 */
export function Stylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="blocks" />
}
