import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { Empty, Pager, ScrollArea } from '#src/ui/page-parts.tsx'
import { PointChart } from '#src/ui/point-chart.tsx'
import { RowTable } from '#src/ui/row-table.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { styleGuideTexts } from '#texts/style-guide.js'

/** Search, filters, rows, and what stands in place of none. */
export function ListExamples(): ReactNode {
  const { lists: labels } = useTexts(styleGuideTexts)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <div className="ui-page__links">
        <SearchBox label={labels.search} value={text} field={field} onSearch={setText} />
        <Chip name={labels.status} value={labels.statusValue}>
          <button type="button" aria-label={labels.remove}>
            <ListIcon name="remove" />
          </button>
        </Chip>
        <button type="button" className="ui-chip ui-chip--new" popoverTarget="style-guide-filters">
          <ListIcon name="plus" />
          {labels.add}
        </button>
        <div
          id="style-guide-filters"
          popover="auto"
          className="ui-popover ui-popover--filters"
          role="group"
          aria-label={labels.add}
        >
          <label>
            {labels.status}
            <input defaultValue={labels.statusValue} />
          </label>
          <p className="ui-popover__actions">
            <Button look="main">{labels.apply}</Button>
          </p>
        </div>
      </div>
      <PointChart
        label={labels.caption}
        axis={labels.code}
        points={[
          { key: 'CP-50', at: 50, value: 74 },
          { key: 'CP-70', at: 70, value: 83 },
          { key: 'CP-95', at: 95, value: 120, isOdd: true },
        ]}
        bands={[
          [
            { at: 50, low: 68, high: 80 },
            { at: 95, low: 86, high: 102 },
          ],
        ]}
        mark={{ at: 70, value: 60, text: '60?' }}
        format={String}
      />
      <ScrollArea label={labels.caption}>
        <RowTable caption={labels.caption} heads={[labels.code, labels.product, labels.changed]}>
          <tr>
            <th scope="row">CP-70</th>
            <td>{labels.first}</td>
            <td className="ui-mono">12/03/2026</td>
          </tr>
          <tr>
            <th scope="row">TC-95</th>
            <td>
              {labels.second} <span data-refused>{labels.refused}</span>
            </td>
            <td className="ui-mono">11/03/2026</td>
          </tr>
        </RowTable>
      </ScrollArea>
      <nav aria-label={labels.title}>
        {[true, false].map((isCurrent) => (
          <a
            key={String(isCurrent)}
            className="ui-entry ui-page__links"
            href="#entry"
            aria-current={isCurrent ? 'true' : undefined}
          >
            {labels.entry}
          </a>
        ))}
        <Pager
          before={{ text: labels.before, href: '#before' }}
          after={{ text: labels.after, href: '#after' }}
        />
      </nav>
      <Empty title={labels.none} hint={labels.noneHint} />
    </>
  )
}
