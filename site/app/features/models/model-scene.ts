import {
  ACESFilmicToneMapping,
  Box3,
  PMREMGenerator,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { embeddedTextures } from './embedded-textures.ts'
import { cameraAt, firstView } from './orbit.ts'
import type { Orbit } from './orbit.ts'

/** Thrown if the browser supports no WebGL. */
export class NoWebGl extends Error {}

export interface ModelScene {
  /** Length, width and height of the model, mm. */
  size: [number, number, number]
  /** Changes the position of the camera. */
  move(change: (orbit: Orbit) => Orbit): void
  close(): void
}

/** Model of a GLB file in the scene, its center at the origin. */
async function readModel(url: string, signal: AbortSignal) {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const loader = new GLTFLoader().register(embeddedTextures)
  const { scene: model } = await loader.parseAsync(await response.arrayBuffer(), '')
  const box = new Box3().setFromObject(model)
  if (box.isEmpty()) throw new Error(`${url} has no shapes.`)
  model.position.copy(box.getCenter(new Vector3()).negate())
  return { model, size: box.getSize(new Vector3()) }
}

/**
 * Shows a GLB file in a canvas, drawn again when the view or its size changes.
 *
 * @throws {NoWebGl} The browser supports no WebGL.
 * @throws {Error} The file cannot be loaded or parsed.
 */
export async function openModel(
  canvas: HTMLCanvasElement,
  url: string,
  signal: AbortSignal,
): Promise<ModelScene> {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) throw new NoWebGl()
  const { model, size } = await readModel(url, signal)
  signal.throwIfAborted()
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  scene.environment = generator.fromScene(room, 0.04).texture
  room.dispose()
  generator.dispose()
  scene.add(model)
  const diagonal = size.length()
  const camera = new PerspectiveCamera(30)
  camera.near = diagonal / 100
  camera.far = diagonal * 10
  let orbit = firstView
  const draw = () => {
    const { x, y, z } = cameraAt(orbit)
    // the diagonal fits a wide canvas; in a narrow one, the camera is farther away
    const fit = diagonal * Math.max(1, 1.3 / camera.aspect)
    camera.position.set(x, y, z).multiplyScalar(fit)
    camera.lookAt(0, 0, 0)
    renderer.render(scene, camera)
  }
  const watch = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    draw()
  })
  watch.observe(canvas)
  return {
    size: [size.x * 1000, size.z * 1000, size.y * 1000],
    move(change) {
      orbit = change(orbit)
      draw()
    },
    close() {
      watch.disconnect()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
