import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { partsListTexts } from '#texts/parts-list.js'

/**
 * Announces the last removed line, with a link that restores it: the URL of the list before the
 * removal.
 */
export function RemovedLine() {
  const texts = useTexts(partsListTexts)
  const navigate = useNavigate()
  const { code, back } = Object(Object(useLocation().state).removed)
  if (typeof code !== 'string' || typeof back !== 'string') return null
  return (
    <div className="no-print">
      <Notice live>
        <p>
          {texts.removed({ code })}{' '}
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              void navigate(back, {
                replace: true,
                preventScrollReset: true,
                state: { edited: true },
              })
            }
          >
            {texts.putBack}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
