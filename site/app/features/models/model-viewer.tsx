import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import type { IconName } from '#app/ui/elements/icon.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { modelTexts } from '#texts/model.js'
import { NoWebGl, openModel } from './model-scene.ts'
import type { ModelScene } from './model-scene.ts'
import { movePointer } from './gesture.ts'
import type { Point } from './gesture.ts'
import { approach, moveOf, moves } from './orbit.ts'
import type { Move } from './orbit.ts'
import styles from './model-view.module.css'

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
  /** Where the pointers are that are down: touches have no movement of their own in every browser. */
  const pointers = useRef(new Map<number, Point>())
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
    // two fingers zoom the model; one that swipes up or down is the page's (`touch-action`)
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    for (const type of ['touchstart', 'touchmove'] as const)
      place.addEventListener(type, onTouch, { passive: false, signal: stop.signal })
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
  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: Pointed) => {
    const change = movePointer(pointers.current, pointerId, { x, y })
    if (change) scene.current?.move(change)
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
                pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
                event.currentTarget.setPointerCapture(event.pointerId)
              }}
              onPointerMove={onPointerMove}
              // after a release, and when the browser takes a swipe for itself
              onLostPointerCapture={({ pointerId }) => pointers.current.delete(pointerId)}
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
