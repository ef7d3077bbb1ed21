import { expect, it } from 'vitest'
import { documentText } from './describe-documents.ts'

it.each([
  [['drawing', 'pdf', 'en', 'D-1042', 'B'], 'en', 'Drawing · PDF · English · D-1042 · rev. B'],
  [['manual', null, 'br', '', ' 3 '], 'pt', 'Instrução · Português · rev. 3'],
  [['model', 'step', null, null, null], 'es', 'Modelo 3D · STEP'],
  [[null, null, null, null, null], 'pt', ''],
] as const)(
  'describes a document %o in %s',
  ([kind, format, language, number, revision], panel, text) => {
    expect(documentText({ kind, format, language, number, revision }, panel)).toBe(text)
  },
)
