import { t } from '../../content/text.ts'

/** Names of materials and parts in the notes of drawings. */
export const materials = {
  tinnedCopper: t('cobre estanhado', 'tinned copper', 'cobre estañado'),
  copper: t('cobre', 'copper', 'cobre'),
  aluminium: t('alumínio', 'aluminum', 'aluminio'),
  alloy: t('liga de alumínio', 'aluminum alloy', 'aleación de aluminio'),
  bronze: t('bronze', 'bronze', 'bronce'),
  tinnedBronze: t('bronze estanhado', 'tinned bronze', 'bronce estañado'),
  brass: t('latão estanhado', 'tinned brass', 'latón estañado'),
  steel: t('aço galvanizado', 'galvanized steel', 'acero galvanizado'),
  stainless: t('aço inoxidável', 'stainless steel', 'acero inoxidable'),
  toolSteel: t('aço-ferramenta', 'tool steel', 'acero de herramienta'),
  graphite: t('grafite', 'graphite', 'grafito'),
  polymer: t('polímero', 'polymer', 'polímero'),
  polyamide: t('poliamida', 'polyamide', 'poliamida'),
  polypropylene: t('polipropileno', 'polypropylene', 'polipropileno'),
  polyolefin: t('poliolefina', 'polyolefin', 'poliolefina'),
} as const
