/** Paths of the icons in a box of 12 × 12 px. */
const strokes = {
  find: 'M8.1 8.1 11 11M9 5.2a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0z',
  menu: 'M1 2.6h10M1 6h10M1 9.4h10',
  fold: 'M7.5 2.5 4 6l3.5 3.5M1.5 1.5v9',
  right: 'M1.5 6h8.6M6.8 2.6 10.2 6 6.8 9.4',
} as const

/** Icon, hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name }: { name: keyof typeof strokes }) {
  return (
    <svg className="shell-icon" viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
      <path d={strokes[name]} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
