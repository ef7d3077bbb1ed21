/** Paths of the icons in a box of 12 × 12 px. */
const strokes = {
  public: 'M1.8 6.6 4.8 9.4 10.2 2.8',
  pen: 'M2 10l.6-2.6L8.4 1.6l2 2L4.6 9.4zM7 3l2 2',
  absent: 'M2.5 6h7',
  outdated: 'M2 4.4h8M2 7.6h8M8.2 2 3.8 10',
  clock: 'M10.8 6a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 0 1 9.6 0zM6 3.2V6l2 1.4',
  remove: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  down: 'M2.5 4.2 6 7.8l3.5-3.6',
  up: 'M2.5 7.8 6 4.2l3.5 3.6',
  find: 'M8.6 5a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0zM7.8 7.8l3 3',
  plus: 'M6 1.8v8.4M1.8 6h8.4',
} as const

export type ListIconName = keyof typeof strokes

/** Icon, hidden from screen readers: the text beside it has the meaning. */
export function ListIcon({ name }: { name: ListIconName }) {
  return (
    <svg className="ui-icon" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={strokes[name]} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
