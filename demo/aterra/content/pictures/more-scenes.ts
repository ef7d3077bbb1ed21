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

/** Ten more applications, and pictures for news and knowledge base. */
export const moreScenePictures: Picture[] = [
  scene(
    'application-tower',
    t(
      'Grampo de suspensão sob uma cadeia de isoladores, com o condutor de alumínio',
      'Suspension clamp below an insulator string, with its aluminum conductor',
      'Grapa de suspensión bajo una cadena de aisladores, con el conductor de aluminio',
    ),
  ),
  scene(
    'application-tube-bus',
    t(
      'Barramento tubular de subestação sobre isoladores, com derivação para cabo',
      'Substation tube busbar on post insulators, with a tap to a cable',
      'Barra tubular de subestación sobre aisladores, con derivación a cable',
    ),
  ),
  scene(
    'application-meter',
    t(
      'Entrada de serviço: medidor na parede e ramal preso por grampo com cunha',
      'Service entrance: meter on the wall and service cable held by a wedge clamp',
      'Acometida: medidor en la pared y cable sujeto por grapa de cuña',
    ),
  ),
  scene(
    'application-solar',
    t(
      'Molduras de módulos fotovoltaicos interligadas por um condutor de cobre',
      'Frames of photovoltaic modules bonded by a copper conductor',
      'Marcos de módulos fotovoltaicos unidos por un conductor de cobre',
    ),
  ),
  scene(
    'application-down-conductor',
    t(
      'Descida em barra chata de alumínio na parede, com conector de medição',
      'Flat aluminum down conductor on a wall, with its test connector',
      'Bajante de pletina de aluminio en la pared, con conector de medición',
    ),
  ),
  scene(
    'application-panel',
    t(
      'Blocos de distribuição e terminais pré-isolados dentro de um painel',
      'Distribution blocks and pre-insulated terminals inside a switchboard',
      'Bloques de distribución y terminales preaislados dentro de un tablero',
    ),
  ),
  scene(
    'application-splice-box',
    t(
      'Três cabos emendados: um isolado com tubo termocontrátil, outro ainda aberto',
      'Three spliced cables: one insulated with heat-shrink tube, another still open',
      'Tres cables empalmados: uno aislado con tubo termocontraíble, otro aún abierto',
    ),
  ),
  scene(
    'application-motor',
    t(
      'Caixa de ligação de motor com seis bornes, pontes e terminais olhal',
      'Motor terminal box with six studs, links and ring terminals',
      'Caja de conexiones de motor con seis bornes, puentes y terminales de ojal',
    ),
  ),
  scene(
    'application-floor',
    t(
      'Pedestais de piso elevado ligados por um cabo de cobre com grampos',
      'Raised-floor pedestals bonded by a copper cable with clamps',
      'Pedestales de piso elevado unidos por un cable de cobre con grapas',
    ),
  ),
  scene(
    'application-fiber',
    t(
      'Distribuidor óptico de rack, bandeja de emenda e cordões de fibra',
      'Rack fiber distributor, splice tray and fiber cords',
      'Distribuidor óptico de rack, bandeja de empalme y cordones de fibra',
    ),
  ),
  scene(
    'news-press',
    t(
      'Prensa hidráulica manual com um terminal entre as matrizes',
      'Manual hydraulic press with a terminal between its dies',
      'Prensa hidráulica manual con un terminal entre las matrices',
    ),
  ),
  scene(
    'news-section',
    t(
      'Cortes de compressões hexagonais, com os fios prensados sem vazios, e um terminal comprimido',
      'Sections of hexagonal crimps, wires pressed without voids, and a crimped terminal',
      'Cortes de compresiones hexagonales, con los hilos prensados sin vacíos, y un terminal comprimido',
    ),
  ),
  scene(
    'news-conductors',
    t(
      'Nove cabos de cobre de seções crescentes, lado a lado',
      'Nine copper conductors of growing section, side by side',
      'Nueve cables de cobre de secciones crecientes, lado a lado',
    ),
  ),
  scene(
    'news-dies',
    t(
      'Pares de matrizes hexagonais em ordem de tamanho',
      'Pairs of hexagonal dies in order of size',
      'Pares de matrices hexagonales por orden de tamaño',
    ),
  ),
  scene(
    'news-salt',
    t(
      'Barras de cobre e de alumínio aparafusadas em uma cuba de ensaio, com um terminal bimetálico',
      'Copper and aluminum bars bolted together in a test tank, with a bimetallic terminal',
      'Barras de cobre y de aluminio atornilladas en una cuba de ensayo, con un terminal bimetálico',
    ),
  ),
  scene(
    'news-reel',
    t(
      'Bobina de madeira com cabo de cobre nu',
      'Wooden reel of bare copper cable',
      'Bobina de madera con cable de cobre desnudo',
    ),
  ),
  scene(
    'news-fair',
    t(
      'Estande com terminais e grampo sobre pedestais',
      'Fair stand with terminals and a clamp on plinths',
      'Puesto de feria con terminales y una grapa sobre pedestales',
    ),
  ),
  scene(
    'news-boxes',
    t(
      'Caixas de papelão com a marca da empresa sobre um palete',
      'Cartons with the company’s name on a pallet',
      'Cajas de cartón con la marca de la empresa sobre un palé',
    ),
  ),
]
