import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface QueueSearchProps {
  /** Parameters of the address that stay. */
  kept: Record<string, string | undefined>
  text: string
  texts: Record<'search' | 'searchHint' | 'filter' | 'filterOn', string>
  isFiltered: boolean
  /** Id of the popover. */
  id: string
  /** Fields and buttons of the popover. */
  filters: ReactNode
  children?: ReactNode
}

/** Search and filters of a queue as a `GET` form, so that it works before the scripts are loaded. */
export const QueueSearch = ({
  kept,
  text,
  texts,
  isFiltered,
  id,
  filters,
  children,
}: QueueSearchProps): ReactNode => (
  <form className="ui-search-form" method="get" role="search">
    {Object.entries(kept).map(([name, value]) =>
      value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
    )}
    <input
      type="search"
      name="q"
      defaultValue={text}
      placeholder={texts.searchHint}
      aria-label={texts.search}
      autoComplete="off"
    />
    <Button popoverTarget={id} data-on={isFiltered}>
      {isFiltered ? texts.filterOn : texts.filter}
    </Button>
    <div id={id} className="ui-filter" popover="auto">
      {filters}
    </div>
    {children}
  </form>
)
