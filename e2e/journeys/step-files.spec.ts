/** @alone @models */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { modelledParts } from '../../demo/aterra/models/catalogue.ts'
import { statedSize } from '../../demo/aterra/models/stated-size.ts'
import { hasProgram } from '../../tools/test/debian-programs.mjs'
import { nightly } from '../nightly.ts'

const folder = fileURLToPath(new URL('../../demo/aterra/files/models/', import.meta.url))

/** Script that prints the volumes of each file's solids, mm³, and its extent, mm. */
const script = `
import gmsh, json, sys
gmsh.initialize()
gmsh.option.setNumber('General.Terminal', 0)
gmsh.option.setString('Geometry.OCCTargetUnit', 'MM')
read = {}
for path in sys.argv[1:]:
    gmsh.clear()
    gmsh.model.occ.importShapes(path)
    gmsh.model.occ.synchronize()
    box = gmsh.model.getBoundingBox(-1, -1)
    read[path] = {
        'volumes': [gmsh.model.occ.getMass(3, tag) for _, tag in gmsh.model.getEntities(3)],
        'size': [box[axis + 3] - box[axis] for axis in range(3)],
    }
print(json.dumps(read))
`

test(
  'a CAD kernel reads each STEP file as solids of the stated size',
  { tag: nightly },
  async () => {
    const module = '/usr/lib/python3/dist-packages/gmsh.py'
    expect(await hasProgram(module, ['python3-gmsh']), 'Debian’s python3-gmsh').toBe(true)
    const pathOf = (partNumber: string) => `${folder}${partNumber}.step`
    const read = JSON.parse(
      execFileSync('/usr/bin/python3', [
        '-c',
        script,
        ...modelledParts.map(({ partNumber }) => pathOf(partNumber)),
      ]).toString(),
    ) as Record<string, { volumes: number[]; size: [number, number, number] }>
    for (const part of modelledParts) {
      const { partNumber } = part
      const { volumes = [], size = [0, 0, 0] } = read[pathOf(partNumber)] ?? {}
      expect(volumes.length, partNumber).toBe(part.bodies().length)
      for (const volume of volumes) expect(volume, partNumber).toBeGreaterThan(1)
      const { length, across, largest } = statedSize(part)
      const widest = Math.max(size[1], size[2])
      expect(size[0], `${partNumber} length`).toBeCloseTo(length ?? Number.NaN, 1)
      if (across !== null) expect(widest, `${partNumber} width`).toBeGreaterThan(across - 0.15)
      if (largest !== null) expect(widest, `${partNumber} largest`).toBeCloseTo(largest, 0)
    }
  },
)
