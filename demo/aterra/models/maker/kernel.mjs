import { draw, exportSTEP, importSTEP, makePlane, measureVolume, setOC } from 'replicad'
import openCascade from 'replicad-opencascadejs'

setOC(await openCascade({ print: () => undefined }))

const plane = (name, at) => {
  if (name === 'xy') return makePlane('XY', [0, 0, at])
  // the normal of the kernel's XZ plane is -y
  if (name === 'xz') return makePlane('XZ', [0, at, 0])
  return makePlane('YZ', [at, 0, 0])
}

/** Outline as a closed drawing. */
function drawn({ from, steps }) {
  const pen = draw([...from])
  let [x, y] = from
  for (const { to, via } of steps) {
    if (via) pen.threePointsArcTo([...to], [...via])
    else if (Math.hypot(to[0] - x, to[1] - y) > 1e-7) pen.lineTo([...to])
    ;[x, y] = to
  }
  return pen.close()
}

/** Rounded rectangle across the x axis. */
function section({ x, width, height, low, radius }) {
  const [w, top, r] = [width / 2, low + height, radius]
  const k = r * (1 - Math.SQRT1_2)
  return drawn({
    from: [-w + r, low],
    steps: [
      { to: [w - r, low] },
      { to: [w, low + r], via: [w - k, low + k] },
      { to: [w, top - r] },
      { to: [w - r, top], via: [w - k, top - k] },
      { to: [-w + r, top] },
      { to: [-w, top - r], via: [-w + k, top - k] },
      { to: [-w, low + r] },
      { to: [-w + r, low], via: [-w + k, low + k] },
    ],
  }).sketchOnPlane(plane('yz', x))
}

/** CAD shape of a solid in the description of `../solid.ts`. */
export function shapeOf(solid) {
  switch (solid.kind) {
    case 'turned':
      return drawn(solid.outline)
        .sketchOnPlane('XZ')
        .revolve([1, 0, 0], { origin: [0, 0, 0] })
    case 'plate':
      // the normal of XZ is -y
      return solid.plane === 'xz'
        ? drawn(solid.outline)
            .sketchOnPlane(plane('xz', solid.at + solid.thickness))
            .extrude(solid.thickness)
        : drawn(solid.outline).sketchOnPlane(plane(solid.plane, solid.at)).extrude(solid.thickness)
    case 'loft': {
      const [first, ...others] = solid.sections.map(section)
      return first.loftWith(others, { ruled: solid.sections.length === 2 })
    }
    case 'joined':
      return solid.solids.map(shapeOf).reduce((one, other) => one.fuse(other))
    case 'common':
      return solid.solids.map(shapeOf).reduce((one, other) => one.intersect(other))
    default:
      return solid.tools.map(shapeOf).reduce((one, tool) => one.cut(tool), shapeOf(solid.from))
  }
}

/** Rounds a number of ISO 10303-21 to 10 significant digits: a third fewer bytes. */
const shorter = (text) => {
  const [digits, exponent] = String(Number(Number(text).toPrecision(10))).split('e')
  return `${digits.includes('.') ? digits : `${digits}.`}${exponent ? `E${exponent}` : ''}`
}

const volumeOf = (shapes) => shapes.reduce((sum, shape) => sum + measureVolume(shape), 0)

/**
 * ISO 10303-21 of named shapes; its header has the given day, so that the output is reproducible.
 *
 * @throws {Error} If the file, read again, has another volume.
 */
export async function writeStep(name, shapes, day) {
  const blob = exportSTEP(
    shapes.map(({ shape, material, name: own }) => ({ shape, name: own, color: material.color })),
    { unit: 'MM', modelUnit: 'MM' },
  )
  const text = (await blob.text())
    .replace(
      /FILE_NAME\([^;]*\);/,
      `FILE_NAME('${name}','${day}T12:00:00',(''),(''),'Open CASCADE Technology','replicad','');`,
    )
    .replaceAll(/-?\d+\.\d{9,}(?:E[+-]?\d+)?/g, shorter)
  const [made, read] = [
    volumeOf(shapes.map(({ shape }) => shape)),
    measureVolume(await importSTEP(new Blob([text]))),
  ]
  if (!(made > 0 && Math.abs(read / made - 1) < 1e-5))
    throw new Error(`${name}: ${made} mm³ were written and ${read} mm³ read.`)
  return text
}
