/** Position of the camera around a model. Angles in rad; `distance` in diagonals of the model. */
export interface Orbit {
  azimuth: number
  elevation: number
  distance: number
}

const step = Math.PI / 12
const steepest = Math.PI / 2 - 0.05
const [nearest, farthest] = [0.25, 4]

/** Initial view: from the front left, slightly above. */
export const firstView: Orbit = { azimuth: -0.6, elevation: 0.5, distance: 1.7 }

export const turn = (orbit: Orbit, right: number, up: number): Orbit => ({
  ...orbit,
  azimuth: orbit.azimuth + right,
  elevation: Math.min(steepest, Math.max(-steepest, orbit.elevation + up)),
})

export const approach = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  distance: Math.min(farthest, Math.max(nearest, orbit.distance / factor)),
})

/** Changes of the view by buttons and keys. */
export const moves = {
  left: (orbit: Orbit) => turn(orbit, -step, 0),
  right: (orbit: Orbit) => turn(orbit, step, 0),
  up: (orbit: Orbit) => turn(orbit, 0, step),
  down: (orbit: Orbit) => turn(orbit, 0, -step),
  nearer: (orbit: Orbit) => approach(orbit, 1.25),
  farther: (orbit: Orbit) => approach(orbit, 1 / 1.25),
  reset: () => firstView,
} as const satisfies Record<string, (orbit: Orbit) => Orbit>

export type Move = keyof typeof moves

const keys: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'reset',
}

/** Move of a key that is pressed without modifiers. */
export const moveOf = (event: {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}): Move | undefined =>
  event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]

/** Camera position relative to the model's center, in diagonals; y points up. */
export const cameraAt = ({ azimuth, elevation, distance }: Orbit) => ({
  x: Math.sin(azimuth) * Math.cos(elevation) * distance,
  y: Math.sin(elevation) * distance,
  z: Math.cos(azimuth) * Math.cos(elevation) * distance,
})
