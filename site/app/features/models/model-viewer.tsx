import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
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

/** Component that shows a model; loads its texts. */
export async function loadViewer(locale: Locale) {
  await modelTexts.load(locale)
  return ModelViewer
}

type Pointed = PointerEvent<HTMLCanvasElement>
type State = 'loading' | 'shown' | 'unavailable' | 'failed'

/** 3D model that the visitor turns by pointer, keys or buttons. It has no animation of its own. */
function ModelViewer({ url, name }: { url: string; name: string }) {
  const locale = useLocale()
  const texts = useTexts(modelTexts)
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { scene, state, size } = useModelScene(canvas, url)
  /** Last positions of the pressed pointers: some browsers give no `movementX` for a touch. */
  const pointers = useRef(new Map<number, Point>())

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
              // fires after a release, and when the browser handles the swipe itself
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
                {texts.size({ size: size.map((length) => number.format(length)).join(' × ') })}
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

/**
 * Scene of the model on the canvas, its loading state and the model's size; another `url` opens a
 * new one.
 */
function useModelScene(canvas: RefObject<HTMLCanvasElement | null>, url: string) {
  const scene = useRef<ModelScene>(undefined)
  const [state, setState] = useState<State>('loading')
  const [size, setSize] = useState<ModelScene['size']>()

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const closing = new AbortController()
    const { signal } = closing
    openModel(element, url, signal).then(
      (opened) => {
        if (signal.aborted) return opened.close()
        scene.current = opened
        setSize(opened.size)
        setState('shown')
      },
      (error: unknown) => {
        if (!signal.aborted) setState(error instanceof NoWebGl ? 'unavailable' : 'failed')
      },
    )
    // without the focus, the wheel scrolls the page
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== element) return
      event.preventDefault()
      scene.current?.move((orbit) => approach(orbit, event.deltaY < 0 ? 1.1 : 1 / 1.1))
    }
    element.addEventListener('wheel', onWheel, { passive: false, signal })
    // two fingers zoom the model; a vertical swipe of one finger scrolls the page (`touch-action`)
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    for (const type of ['touchstart', 'touchmove'] as const)
      element.addEventListener(type, onTouch, { passive: false, signal })
    return () => {
      closing.abort()
      scene.current?.close()
      scene.current = undefined
    }
  }, [canvas, url])

  return { scene, state, size }
}
