import { cvTypes } from './cv-kind.ts'
import type { CvKind } from './cv-kind.ts'
import { readCv } from './cv-store.ts'
import { leadFileEndpoint } from './lead-file-endpoint.ts'

const isKind = (extension: string | undefined): extension is CvKind =>
  extension !== undefined && Object.hasOwn(cvTypes, extension)

/** Downloads the CV of a candidate. */
export const cvEndpoint = leadFileEndpoint('candidates', 'cv', async ({ cv_file: file }) => {
  const name = file ?? ''
  const kind = name.split('.').at(-1)
  const bytes = await readCv(name)
  return bytes && isKind(kind)
    ? { name: `curriculo-${name}`, type: cvTypes[kind], bytes }
    : undefined
})
