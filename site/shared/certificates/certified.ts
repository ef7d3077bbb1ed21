import type { Answer } from '@vitrine/contract/client'
import { includesPart } from '@vitrine/contract/product/part-documents'
import { validityOn } from '@vitrine/contract/validity'

type Read = Answer<'certificates-read'>
export type ListedCertificate = Read['data'][number]
type Line = Answer<'parts-read'>['lines'][number]

/** Part number with the certificates that apply to it and are valid today. */
export interface CertifiedPart {
  part_number: string
  product: number
  certificates: ListedCertificate[]
}

export interface Certified {
  /** Part numbers of the lines, each once. */
  parts: CertifiedPart[]
  /** Valid certificates of the company, which apply to all part numbers. */
  company: ListedCertificate[]
  /** Lines without a part number. */
  open: Line[]
}

/** Certificates that are valid on `day` for the part numbers of a list. */
export function certifiedParts({ data }: Read, lines: readonly Line[], day: string): Certified {
  const valid = data.filter((certificate) => validityOn(certificate, day) === 'valid')
  const parts = new Map<string, CertifiedPart>()
  for (const { part } of lines) {
    if (!part || parts.has(part.part_number)) continue
    parts.set(part.part_number, {
      part_number: part.part_number,
      product: part.product,
      certificates: valid.filter(({ scope }) =>
        scope.some(
          (row) => row.product === part.product && includesPart(row.part_numbers, part.part_number),
        ),
      ),
    })
  }
  return {
    parts: [...parts.values()],
    company: valid.filter(({ company }) => company),
    open: lines.filter(({ part }) => part === null),
  }
}

/** Certificates of a result, each once, those of the company last. */
export const certificatesOf = ({ parts, company }: Certified): ListedCertificate[] => [
  ...new Set([...parts.flatMap(({ certificates }) => certificates), ...company]),
]
