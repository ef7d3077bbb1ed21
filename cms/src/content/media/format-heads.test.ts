import { expect, it } from 'vitest'
import { gltfOf, isDxfHead, isPdfEnd, isPdfHead, isStepHead } from './format-heads.ts'

it.each([
  '%PDF-1.7\n1 0 obj',
  '%PDF-2.0 \r\n%\u00e2\u00e3\u00cf\u00d3\r\n\r\n  % made by\n\n12  0\nobj<<',
])('%j begins a PDF', (text) => expect(isPdfHead(text)).toBe(true))

it.each([
  '%PDF-1.8\n1 0 obj',
  '%PDF-1.7 1 0 obj',
  '%PDF-1.7\n1 0 object',
  '%PDF-1.7\n<script>',
  `%PDF-1.7\n%${'x'.repeat(300)}\n1 0 obj`,
  '%PDF-1.7\n%',
  '',
])('%j begins no PDF', (text) => expect(isPdfHead(text)).toBe(false))

it.each([
  ['startxref\n9\n%%EOF\r\n\0', true],
  ['startxref\n9\n%%EOF\nstartxref\n10\n%%EOF', true],
  ['startxref\n9\n%%EOF<script>', false],
  ['startxref\n%%EOF', false],
  ['%%EOF', false],
])('%j ends a PDF: %s', (text, expected) => expect(isPdfEnd(text)).toBe(expected))

it.each([
  ['ISO-10303-21;', true],
  ['\u00ef\u00bb\u00bf /* a *//* b /* c */\n ISO-10303-21;', true],
  ['/* ISO-10303-21;', false],
  ['/*/ISO-10303-21;', false],
  ['x ISO-10303-21;', false],
])('%j begins a STEP file: %s', (text, expected) => expect(isStepHead(text)).toBe(expected))

it.each([
  ['  0\r\nSECTION\r\n', true],
  ['999\nby hand\n  999\r\n0\r\n0\nSECTION', true],
  ['999\n0\nSECTION', false],
  ['999\n', false],
  ['0\nSECTIONS', false],
  ['0 SECTION', false],
])('%j begins a DXF file: %s', (text, expected) => expect(isDxfHead(text)).toBe(expected))

const size = 64 * 1024
const filled = (start: string, unit: string, end = '') =>
  start + unit.repeat(Math.floor(size / unit.length)) + end

it.each<[string, (text: string) => boolean, string]>([
  ['a PDF of line breaks', isPdfHead, filled('%PDF-1.7', '\n', 'x')],
  ['a PDF of both line breaks', isPdfHead, filled('%PDF-1.7', '\r\n', 'x')],
  ['a PDF of blanks', isPdfHead, filled('%PDF-1.7\n', ' \t', 'x')],
  ['a PDF of comments', isPdfHead, filled('%PDF-1.7\n', '%\n', 'x')],
  ['a PDF of numbers', isPdfHead, filled('%PDF-1.7\n', '1 ', 'x')],
  ['an end of offsets', isPdfEnd, filled('', 'startxref 1 ', '%%EO')],
  ['an end of blanks', isPdfEnd, filled('startxref', '\n', 'x')],
  ['a STEP file of comments', isStepHead, filled('', '/**/')],
  ['a STEP file of open comments', isStepHead, filled('', '/*')],
  ['a STEP file of comments and blanks', isStepHead, filled('', '/* */ \n', '/')],
  ['a DXF file of comments', isDxfHead, filled('', '999\n\n')],
  ['a DXF file of comments and blanks', isDxfHead, filled('', '999\n999\n \n')],
  ['a DXF file of blanks', isDxfHead, filled('', ' \n', '0\n')],
])('reads %s in linear time', (_, isHead, text) => {
  const began = performance.now()
  expect(isHead(text)).toBe(false)
  expect(performance.now() - began).toBeLessThan(50)
})

function glb(json: string, { chunk = 'JSON', states = Buffer.byteLength(json) } = {}): Buffer {
  const file = Buffer.alloc(20 + Buffer.byteLength(json))
  file.write('glTF', 0, 'latin1')
  file.writeUInt32LE(2, 4)
  file.writeUInt32LE(file.length, 8)
  file.writeUInt32LE(states, 12)
  file.write(chunk + json, 16, 'utf8')
  return file
}

it('reads the description of a GLB', () =>
  expect(gltfOf(glb('{"asset":{"version":"2.0"}}  '))?.asset.version).toBe('2.0'))

it.each([
  ['without JSON', glb('')],
  ['with torn JSON', glb('{"asset":{"version":"2.0"}')],
  ['with JSON of something else', glb('{"scenes":[]}')],
  ['of another version', glb('{"asset":{"version":"1.0"}}')],
  ['that begins with its buffer', glb('{"asset":{"version":"2.0"}}', { chunk: 'BIN\0' })],
  ['whose chunk ends after the file', glb('{"asset":{"version":"2.0"}}', { states: 1000 })],
  ['whose JSON is no UTF-8', Buffer.concat([glb('')])],
])('reads no description of a GLB %s', (_, file) => expect(gltfOf(file)).toBeUndefined())
