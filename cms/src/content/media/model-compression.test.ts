import { expect, it } from 'vitest'
import { requiredCompression } from './model-compression.ts'

/** GLB whose first chunk is the JSON. */
function glb(text: string): Buffer {
  const json = Buffer.from(text)
  const head = Buffer.alloc(20)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(20 + json.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16, 'latin1')
  return Buffer.concat([head, json])
}

it.each([
  [['KHR_draco_mesh_compression'], 'Draco'],
  [['KHR_texture_transform', 'EXT_meshopt_compression'], 'Meshopt'],
  [['KHR_texture_basisu'], 'KTX2'],
  [['KHR_mesh_quantization'], undefined],
  [undefined, undefined],
])('a model that requires %j needs the decoder of %s', (extensionsRequired, expected) =>
  expect(
    requiredCompression(glb(JSON.stringify({ asset: { version: '2.0' }, extensionsRequired }))),
  ).toBe(expected),
)

it('finds no compression that is optional', () =>
  expect(
    requiredCompression(
      glb('{"asset":{"version":"2.0"},"extensionsUsed":["KHR_draco_mesh_compression"]}'),
    ),
  ).toBeUndefined())

it.each(['{', '[]', '{"extensionsRequired":7}', ''])('reads %j without an error', (json) =>
  expect(requiredCompression(glb(json))).toBeUndefined(),
)

it('reads the beginning of a header without an error', () =>
  expect(requiredCompression(Buffer.from('glTF'))).toBeUndefined())
