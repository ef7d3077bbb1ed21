import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstRevisionDate } from '../../content/catalogue/documents.ts'
import { modelledParts } from '../catalogue.ts'
import { digestOf } from '../solid.ts'
import { writeGlb } from './glb.mjs'
import { shapeOf, writeStep } from './kernel.mjs'

// node make.mjs [PART NUMBER …]: writes STEP and GLB of part numbers; without arguments, of all
// whose shape has changed
const chosen = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../files/models')
const list = join(import.meta.dirname, '../made.json')
const made = JSON.parse(readFileSync(list, 'utf8'))

mkdirSync(folder, { recursive: true })
for (const { partNumber, bodies } of modelledParts) {
  const described = bodies()
  const digest = digestOf(described)
  if (chosen.length > 0 ? !chosen.includes(partNumber) : made[partNumber] === digest) continue
  const shapes = described.map(({ name, material, solid }) => ({
    name: `${partNumber} ${name}`,
    material,
    shape: shapeOf(solid),
  }))
  const step = await writeStep(partNumber, shapes, firstRevisionDate)
  const glb = await writeGlb(partNumber, shapes)
  writeFileSync(join(folder, `${partNumber}.step`), step)
  writeFileSync(join(folder, `${partNumber}.glb`), glb)
  made[partNumber] = digest
  process.stdout.write(`${partNumber}: STEP ${step.length} bytes, GLB ${glb.length} bytes\n`)
}
const sorted = Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(list, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
