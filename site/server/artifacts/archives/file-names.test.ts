import { expect, test } from 'vitest'
import { endingOf, safeName, UniqueNames } from './file-names.ts'

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['..\\..\\windows\\system32', 'windows-system32'],
  ['/absolute', 'absolute'],
  ['C:\\x', 'C-x'],
  ['.hidden', 'hidden'],
  ['a\u0000b\nc', 'a-b-c'],
  ['CON', '_CON'],
  ['nul.pdf', '_nul.pdf'],
  ['Instrução de compressão', 'Instrucao-de-compressao'],
  ['ISO 9001:2015 AT-Q/2204', 'ISO-9001-2015-AT-Q-2204'],
  ['a\u202egpj.exe', 'a-gpj.exe'],
  ['…', 'file'],
  ['', 'file'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%j becomes %s', (text, name) => expect(safeName(text)).toBe(name))

test.each([
  ['tc-0123.PDF', '.pdf'],
  ['a.tar.gz', '.gz'],
  ['none', ''],
  ['a.p/../df', ''],
])('the ending of %s is %j', (name, ending) => expect(endingOf(name)).toBe(ending))

test('names that differ in case alone are numbered', () => {
  const names = new UniqueNames()
  expect(
    ['a.pdf', 'A.pdf', 'a.pdf', 'a.dxf'].map((name) => names.take(name.slice(0, 1), name.slice(1))),
  ).toEqual(['a.pdf', 'A-2.pdf', 'a-3.pdf', 'a.dxf'])
})
