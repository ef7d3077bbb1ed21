/**
 * Page numbers to show: first, last, current and its neighbors, at most seven entries; gaps are
 * 'before' and 'after' the current page.
 */
export function pagesShown(page: number, lastPage: number): (number | 'before' | 'after')[] {
  if (lastPage <= 7) return range(1, lastPage)
  const from = Math.max(2, Math.min(page - 1, lastPage - 4))
  const to = Math.min(lastPage - 1, Math.max(page + 1, 5))
  return [
    1,
    ...(from === 3 ? [2] : from > 3 ? (['before'] as const) : []),
    ...range(from, to),
    ...(to === lastPage - 2 ? [lastPage - 1] : to < lastPage - 2 ? (['after'] as const) : []),
    lastPage,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
