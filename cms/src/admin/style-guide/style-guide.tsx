'use client'

import { panelBase } from '@vitrine/contract/panel'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { SkeletonLines } from '#src/ui/lazy.tsx'
import { PressedSegments, Segments, Tabs } from '#src/ui/choices.tsx'
import { Breadcrumb, PageHead } from '#src/ui/page-parts.tsx'
import { styleGuideTexts } from '#texts/style-guide.js'
import { DialogExamples } from './dialog-examples.tsx'
import { FieldExamples } from './field-examples.tsx'
import { ListExamples } from './list-examples.tsx'

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section className="ui-page__start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function ButtonExamples(): ReactNode {
  const { buttons: labels } = useTexts(styleGuideTexts)
  return (
    <>
      <div className="ui-page__links">
        <Button>{labels.plain}</Button>
        <Button look="main">{labels.main}</Button>
        <Button look="danger">{labels.danger}</Button>
        <Button look="quiet">{labels.quiet}</Button>
        <Button disabled>{labels.disabled}</Button>
        <Button aria-disabled>{labels.busy}</Button>
        <Button look="link">{labels.link}</Button>
        <a className="ui-button" href={panelBase}>
          {labels.anchor}
        </a>
        <Menu label={labels.menu}>
          <button type="button">{labels.plain}</button>
          <button type="button" aria-pressed>
            {labels.quiet}
          </button>
          <hr />
          <button type="button" disabled>
            {labels.disabled}
          </button>
        </Menu>
      </div>
      <p className="ui-small">{labels.hint}</p>
    </>
  )
}

function ChoiceExamples(): ReactNode {
  const { choices: labels } = useTexts(styleGuideTexts)
  const [chosen, setChosen] = useState<'open' | 'done'>('open')
  const choices = [
    { text: labels.open, href: '#open', count: 12, isCurrent: true },
    { text: labels.done, href: '#done', count: 480, isCurrent: false },
  ]
  return (
    <>
      <Tabs label={labels.tabs} choices={choices} />
      <div className="ui-page__links">
        <Segments label={labels.languages} choices={choices} />
        <PressedSegments
          label={labels.title}
          chosen={chosen}
          choices={[
            ['open', labels.open],
            ['done', labels.done],
          ]}
          onChoose={setChosen}
        />
      </div>
    </>
  )
}

function NoticeExamples(): ReactNode {
  const { notices: labels } = useTexts(styleGuideTexts)
  return (
    <>
      <div className="ui-problem">
        <p>{labels.error}</p>
        <Button>{labels.retry}</Button>
      </div>
      <p className="ui-page__outcome">{labels.done}</p>
      <div className="ui-undo">
        <p>{labels.undo}</p>
        <p className="ui-undo__stays">{labels.stays}</p>
      </div>
    </>
  )
}

function WaitingExamples(): ReactNode {
  const { waiting: labels } = useTexts(styleGuideTexts)
  return (
    <>
      <p className="ui-progress">
        <span className="ui-mono">{labels.figure}</span>
        <progress aria-label={labels.progress} max={310} value={124} />
      </p>
      <h3>{labels.skeleton}</h3>
      <SkeletonLines />
    </>
  )
}

function WordExamples(): ReactNode {
  const { words: labels } = useTexts(styleGuideTexts)
  return (
    <p className="ui-changes ui-page__links">
      <span className="ui-small">{labels.small}</span>
      <span className="ui-mono">{labels.figure}</span>
      <del>{labels.before}</del>
      <ins>{labels.after}</ins>
      <kbd>{labels.key}</kbd>
    </p>
  )
}

/** Every component of `cms/src/ui` in its states; a page of `npm run dev` alone. */
export function StyleGuide(): ReactNode {
  const labels = useTexts(styleGuideTexts)
  return (
    <main>
      <PageHead
        above={
          <Breadcrumb title={labels.back} path={panelBase}>
            {labels.title}
          </Breadcrumb>
        }
        title={labels.title}
        below={labels.hint}
      />
      <Part title={labels.buttons.title}>
        <ButtonExamples />
      </Part>
      <Part title={labels.choices.title}>
        <ChoiceExamples />
      </Part>
      <Part title={labels.notices.title}>
        <NoticeExamples />
      </Part>
      <Part title={labels.fields.title}>
        <FieldExamples />
      </Part>
      <Part title={labels.lists.title}>
        <ListExamples />
      </Part>
      <Part title={labels.dialogs.title}>
        <DialogExamples />
      </Part>
      <Part title={labels.waiting.title}>
        <WaitingExamples />
      </Part>
      <Part title={labels.words.title}>
        <WordExamples />
      </Part>
    </main>
  )
}
