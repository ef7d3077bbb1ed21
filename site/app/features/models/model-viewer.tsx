import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import type { IconName } from '#app/ui/elements/icon.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { modelTexts } from '#texts/model.js'
import { NoWebGl, openModel } from './model-scene.ts'
import type { ModelScene } from './model-scene.ts'
import { approach, moveOf, moves, turn } from './orbit.ts'
import type { Move } from './orbit.ts'
import styles from './model-view.module.css'

/** Turn per CSS pixel of a drag, rad. */
const dragged = 0.01

const tools: [Move, IconName][] = [
  ['left', 'arrow-left'],
  ['right', 'arrow-right'],
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['nearer', 'plus'],
  ['farther', 'minus'],
]

/** The code that shows a model, with its texts. */
export async function loadViewer(locale: Locale) {
  await modelTexts.load(locale)
  return ModelViewer
}

type Pointed = PointerEvent<HTMLCanvasElement>
type State = 'loading' | 'shown' | 'unavailable' | 'failed'

/** A model that is turned by pointer, keys or buttons; it moves only when it is moved. */
function ModelViewer({ url, name }: { url: string; name: string }) {
  const locale = useLocale()
  const texts = useTexts(modelTexts)
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<ModelScene>(undefined)
  /** Where the pointer was: touches have no movement of their own in every browser. */
  const pointer = useRef({ x: 0, y: 0 })
  const [state, setState] = useState<State>('loading')
  const [size, setSize] = useState<ModelScene['size']>()

  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const stop = new AbortController()
    openModel(place, url, stop.signal).then(
      (opened) => {
        if (stop.signal.aborted) return opened.close()
        scene.current = opened
        setSize(opened.size)
        setState('shown')
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState(error instanceof NoWebGl ? 'unavailable' : 'failed')
      },
    )
    // the page scrolls over a model that has not the focus
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== place) return
      event.preventDefault()
      scene.current?.move((orbit) => approach(orbit, event.deltaY < 0 ? 1.1 : 1 / 1.1))
    }
    place.addEventListener('wheel', onWheel, { passive: false, signal: stop.signal })
    return () => {
      stop.abort()
      scene.current?.close()
      scene.current = undefined
    }
  }, [url])

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    scene.current?.move(moves[move])
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: Pointed) => {
    const { x, y } = pointer.current
    pointer.current = { x: clientX, y: clientY }
    if (currentTarget.hasPointerCapture(pointerId))
      scene.current?.move((orbit) => turn(orbit, (x - clientX) * dragged, (clientY - y) * dragged))
  }
  const number = new Intl.NumberFormat(locales[locale].tag, { maximumFractionDigits: 1 })
  return (
    <>
      {state === 'unavailable' || state === 'failed' ? (
        <p className={styles.notice} role="alert">
          {texts[state]}{' '}
          <TextLink href={url} download>
            {texts.download}
          </TextLink>
        </p>
      ) : (
        <>
          <div className={styles.stage}>
            <canvas
              ref={canvas}
              className={styles.canvas}
              role="img"
              aria-label={texts.alt({ name })}
              aria-describedby={hint}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn the model
              tabIndex={0}
              onKeyDown={onKeyDown}
              onPointerDown={(event) => {
                pointer.current = { x: event.clientX, y: event.clientY }
                event.currentTarget.setPointerCapture(event.pointerId)
              }}
              onPointerMove={onPointerMove}
            />
            <p className={styles.loading} role="status">
              {state === 'loading' ? texts.loading : null}
            </p>
          </div>
          <div className={styles.tools} role="group" aria-label={texts.tools}>
            {tools.map(([move, icon]) => (
              <Button
                key={move}
                variant="quiet"
                icon={icon}
                label={texts.moves[move]}
                onClick={() => scene.current?.move(moves[move])}
              />
            ))}
            <Button variant="quiet" onClick={() => scene.current?.move(moves.reset)}>
              {texts.moves.reset}
            </Button>
            {size ? (
              <span className={styles.size}>
                {texts.size({ size: size.map((one) => number.format(one)).join(' × ') })}
              </span>
            ) : null}
          </div>
          <p className={styles.hint} id={hint}>
            {texts.hint}
          </p>
        </>
      )}
    </>
  )
}
