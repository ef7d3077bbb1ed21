import { readFileSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from '../content/catalogue/index.ts'
import { modelledParts, models } from './catalogue.ts'
import { digestOf } from './solid.ts'
import { statedSize } from './stated-size.ts'
import made from './made.json' with { type: 'json' }

const folder = new URL('../files/', import.meta.url)
const read = (name: string): Buffer => readFileSync(new URL(`models/${name}`, folder))

/** Extent of a GLB in the axes of the solid description, mm. */
function extent(glb: Buffer): [number, number, number] {
  const { accessors } = JSON.parse(
    glb.subarray(20, 20 + glb.readUInt32LE(12)).toString('utf8'),
  ) as { accessors: { type: string; min?: number[]; max?: number[] }[] }
  const corners = accessors.filter(({ min }) => min?.length === 3)
  const across = (axis: number) => {
    const of = (ends: 'min' | 'max') => corners.map((corner) => corner[ends]?.[axis] ?? Number.NaN)
    return (Math.max(...of('max')) - Math.min(...of('min'))) * 1000
  }
  return [across(0), across(2), across(1)]
}

test('every part number of a family has a model, and one of each other family', () => {
  const families = Map.groupBy(modelledParts, ({ product }) => product.family)
  for (const family of 'TD TN TK TA TQ TF TB TU TR TO TG TP TE TL TW LC LR LP LI LB PB HA HR'.split(
    ' ',
  ))
    expect(families.get(family), family).toHaveLength(1)
  const complete = products.find(({ family }) => family === 'TC')
  expect(
    families
      .get('TC')
      ?.map(({ partNumber }) => partNumber)
      .toSorted(),
  ).toEqual(complete?.variants.map(({ partNumber }) => partNumber).toSorted())
})

test('the files belong to the part numbers, and are up to date with the descriptions', () => {
  expect(
    readdirSync(new URL('models/', folder))
      .map((name) => `models/${name}`)
      .toSorted(),
  ).toEqual(models.map(({ file }) => file).toSorted())
  expect(made).toEqual(
    Object.fromEntries(
      modelledParts.map(({ partNumber, bodies }) => [partNumber, digestOf(bodies())]),
    ),
  )
})

test('models are as long, wide and high as the table says', () => {
  for (const part of modelledParts) {
    const { partNumber } = part
    const [length, width, height] = extent(read(`${partNumber}.glb`))
    const stated = statedSize(part)
    expect(length, `${partNumber} length`).toBeCloseTo(stated.length ?? Number.NaN, 1)
    if (stated.across !== null)
      expect(Math.max(width, height), `${partNumber} width`).toBeGreaterThan(stated.across - 0.15)
    if (stated.largest !== null)
      expect(Math.max(width, height), `${partNumber} largest`).toBeCloseTo(stated.largest, 0)
  }
})

test('STEP files are of their part number in millimetres', () => {
  for (const { partNumber } of modelledParts) {
    const step = read(`${partNumber}.step`).toString('latin1')
    expect(step.startsWith('ISO-10303-21;'), partNumber).toBe(true)
    expect(step.trimEnd().endsWith('END-ISO-10303-21;'), partNumber).toBe(true)
    expect(step).toContain(`FILE_NAME('${partNumber}','2026-11-03T12:00:00'`)
    expect(step).toContain('SI_UNIT(.MILLI.,.METRE.)')
    expect(step).toMatch(/MANIFOLD_SOLID_BREP/)
  }
})

test('a model for pages has at most 300 KB, and all models fewer than 20 MB', () => {
  const bytes = models.map(({ file }) => ({ file, bytes: statSync(new URL(file, folder)).size }))
  for (const { file, bytes: own } of bytes)
    if (file.endsWith('.glb')) expect(own, file).toBeLessThanOrEqual(300_000)
  expect(bytes.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThan(20_000_000)
})
