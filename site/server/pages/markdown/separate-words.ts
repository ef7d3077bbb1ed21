import { isElement, textOf } from './page-element.ts'
import type { PageNode } from './page-element.ts'

/** Inline elements of the app's components, between which styles make the distance. */
const laidOut = new Set(['abbr', 'b', 'small', 'span', 'time'])

/** Inline elements of written texts, which may begin or end within a word. */
const written = new Set(['a', 'code', 'del', 'em', 'mark', 's', 'strong', 'u'])

/** Marks that stay at the word before or behind them. */
const closing = /^[\s,.;:!?)\]}%°’”»…]/u
const opening = /[\s([{“‘«¿¡]$/u

/** The end of a word or sentence, the beginning of the next, and a word's continuation. */
const ended = /[\p{Ll}\p{N}.!?:]$/u
const begun = /^\p{Lu}/u
const continued = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}]/u

/** True if a space belongs between two neighbors that no space separates. */
function areApart(before: PageNode, after: PageNode): boolean {
  const names = [before, after].filter(isElement).map(({ name }) => name)
  if (names.length === 0 || !names.every((name) => laidOut.has(name) || written.has(name)))
    return false
  const left = textOf([before])
  const right = textOf([after])
  if (left === '' || right === '' || opening.test(left) || closing.test(right)) return false
  if (names.some((name) => laidOut.has(name))) return true
  if (names.includes('a')) return names.length === 2 || !continued.test(right)
  return ended.test(left) && begun.test(right)
}

/**
 * Nodes with spaces where components rely on styles for the distance between two elements
 * (`<span>10</span><small>mm</small>`).
 */
export const separateWords = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node, at) => {
    const before = nodes[at - 1]
    return before !== undefined && areApart(before, node) ? [' ', node] : [node]
  })
