import { t } from '../text.ts'
import type { Picture } from '../types.ts'

const scene = (key: string, alt: Picture['alt'], focalX = 50, focalY = 50): Picture => ({
  key,
  file: `${key}.jpg`,
  width: 1200,
  height: 900,
  alt,
  focalX,
  focalY,
})

export const scenePictures: Picture[] = [
  {
    key: 'hero',
    file: 'hero.jpg',
    width: 1600,
    height: 1100,
    focalX: 52,
    focalY: 48,
    alt: t(
      'Três terminais: um de cobre estanhado, um de cobre nu e um bimetálico',
      'Three terminals: tinned copper, bare copper and bimetallic',
      'Tres terminales: de cobre estañado, de cobre desnudo y bimetálico',
    ),
  },
  scene(
    'application-busbar',
    t(
      'Cinco cabos de alumínio ligados a uma barra de cobre por terminais bimetálicos',
      'Five aluminum cables on a copper bar through bimetallic terminals',
      'Cinco cables de aluminio unidos a una barra de cobre con terminales bimetálicos',
    ),
    62,
    42,
  ),
  scene(
    'application-grid',
    t(
      'Malha de cabos de cobre com solda em cada cruzamento',
      'Grid of copper cables, welded at each crossing',
      'Malla de cables de cobre con soldadura en cada cruce',
    ),
  ),
  {
    ...scene(
      'application-transformer',
      t(
        'Cabos com terminais de dois furos sobre isoladores de transformador',
        'Cables with two-hole terminals on transformer insulators',
        'Cables con terminales de dos orificios sobre aisladores de transformador',
      ),
      64,
      34,
    ),
    width: 1000,
    height: 750,
  },
  scene(
    'application-tap',
    t(
      'Conector cunha entre dois cabos de alumínio',
      'Wedge connector between two aluminum conductors',
      'Conector de cuña entre dos cables de aluminio',
    ),
  ),
  scene(
    'application-service',
    t(
      'Conector perfurante ligando um ramal a um cabo isolado',
      'Piercing connector joining a tap to an insulated cable',
      'Conector de perforación que une una derivación a un cable aislado',
    ),
  ),
  scene(
    'application-roof',
    t(
      'Cordoalha chata em arco, com furo em cada ponta',
      'Flat braid in an arch, with a hole at each end',
      'Trenza plana en arco, con orificio en cada extremo',
    ),
  ),
  scene(
    'application-rack',
    t(
      'Rack com painéis e organizadores e a barra de aterramento embaixo',
      'Rack with panels and managers and the grounding bar below',
      'Rack con paneles y organizadores y la barra de tierra abajo',
    ),
  ),
  scene(
    'application-tray',
    t(
      'Eletrocalha aramada com cabo de terra preso por grampo de bronze',
      'Wire-mesh tray with its ground cable held by a bronze clamp',
      'Bandeja de alambre con cable de tierra sujeto por grapa de bronce',
    ),
    58,
    36,
  ),
]
