import { t } from '../text.ts'
import type { Picture, Text } from '../types.ts'

/** Certificates and badges: `pictures/drawn.ts` writes the SVG, `pictures/print.sh` the PNG. */
const certificate = (key: string, standard: string): Picture => ({
  key: `certificate-${key}`,
  file: `certificate-${key}.png`,
  width: 600,
  height: 840,
  alt: t(
    `Certificado ${standard}, ilustrativo`,
    `${standard} certificate, illustrative`,
    `Certificado ${standard}, ilustrativo`,
  ),
})
const reward = (key: string, alt: Text): Picture => ({
  key: `reward-${key}`,
  file: `reward-${key}.png`,
  width: 400,
  height: 400,
  alt,
})

export const documentPictures: Picture[] = [
  certificate('iso-9001', 'ISO 9001'),
  certificate('iso-14001', 'ISO 14001'),
  certificate('iso-45001', 'ISO 45001'),
  certificate('iec-61238', 'IEC 61238-1-3'),
  certificate('nbr-13571', 'ABNT NBR 13571'),
  certificate('ieee-837', 'IEEE 837'),
  reward(
    'supplier',
    t(
      'Selo de fornecedor do ano 2025',
      'Supplier of the year 2025 badge',
      'Sello de proveedor del año 2025',
    ),
  ),
  reward(
    'safety',
    t(
      'Selo de 1.000 dias sem acidentes',
      '1,000 days without accidents badge',
      'Sello de 1.000 días sin accidentes',
    ),
  ),
  reward(
    'catalogue',
    t(
      'Selo de catálogo técnico do ano 2026',
      'Technical catalog of the year 2026 badge',
      'Sello de catálogo técnico del año 2026',
    ),
  ),
  reward(
    'copper',
    t(
      'Selo de 62 % de cobre reciclado',
      '62 % recycled copper badge',
      'Sello de 62 % de cobre reciclado',
    ),
  ),
]
