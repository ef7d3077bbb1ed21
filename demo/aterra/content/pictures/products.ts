import { t } from '../text.ts'
import type { Picture, Text } from '../types.ts'

/** Alternative texts of the products' renders, which all have the same camera. */
const alts: Record<string, Text> = {
  tc: t(
    'Terminal de cobre estanhado de um furo, com a boca do barril à frente e janela de inspeção',
    'Tinned copper terminal with one hole, barrel mouth in front and inspection hole',
    'Terminal de cobre estañado de un orificio, con la boca del barril al frente y orificio de inspección',
  ),
  td: t(
    'Terminal de cobre estanhado com palma longa de dois furos',
    'Tinned copper terminal with a long two-hole palm',
    'Terminal de cobre estañado con paleta larga de dos orificios',
  ),
  tn: t(
    'Terminal de cobre nu, de um furo',
    'Bare copper terminal with one hole',
    'Terminal de cobre desnudo, de un orificio',
  ),
  tk: t(
    'Três terminais curtos estanhados, de tamanhos diferentes',
    'Three tinned short terminals of different sizes',
    'Tres terminales cortos estañados, de tamaños distintos',
  ),
  lc: t(
    'Luvas de emenda estanhadas com marcas roladas e um trecho de cabo de cobre',
    'Tinned splices with rolled marks and a length of copper conductor',
    'Manguitos estañados con marcas laminadas y un tramo de cable de cobre',
  ),
  lr: t(
    'Luva de redução estanhada, com um lado mais grosso que o outro',
    'Tinned reducing splice, one side thicker than the other',
    'Manguito de reducción estañado, un lado más grueso que el otro',
  ),
  pf: t(
    'Conector parafuso fendido de bronze com dois cabos de cobre na fenda',
    'Bronze split-bolt connector with two copper cables in its slot',
    'Conector perno partido de bronce con dos cables de cobre en la ranura',
  ),
  tm: t(
    'Terminal mecânico com dois parafusos fusíveis de latão',
    'Mechanical terminal with two brass shear bolts',
    'Terminal mecánico con dos tornillos fusibles de latón',
  ),
  lm: t(
    'Luva mecânica com quatro parafusos fusíveis em linha',
    'Mechanical splice with four shear bolts in line',
    'Manguito mecánico con cuatro tornillos fusibles en línea',
  ),
  tb: t(
    'Terminal bimetálico: barril de alumínio soldado a palma de cobre',
    'Bimetallic terminal: aluminum barrel welded to a copper palm',
    'Terminal bimetálico: barril de aluminio soldado a paleta de cobre',
  ),
  pb: t(
    'Pino bimetálico: barril de alumínio com pino maciço de cobre',
    'Bimetallic pin: aluminum barrel with a solid copper pin',
    'Pin bimetálico: barril de aluminio con pin macizo de cobre',
  ),
  lb: t(
    'Luva bimetálica: alumínio de um lado, cobre mais fino do outro',
    'Bimetallic splice: aluminum one side, thinner copper the other',
    'Manguito bimetálico: aluminio de un lado, cobre más fino del otro',
  ),
  gp: t(
    'Grampo paralelo de alumínio com dois parafusos e dois cabos',
    'Aluminum parallel-groove clamp with two bolts and two conductors',
    'Grapa paralela de aluminio con dos tornillos y dos cables',
  ),
  gb: t(
    'Grampo paralelo com um cabo de alumínio e um de cobre',
    'Parallel-groove clamp with one aluminum and one copper conductor',
    'Grapa paralela con un cable de aluminio y uno de cobre',
  ),
  cd: t(
    'Conector cunha em C com a cunha entre dois cabos de alumínio',
    'C-shaped wedge connector with its wedge between two aluminum conductors',
    'Conector de cuña en C con la cuña entre dos cables de aluminio',
  ),
  cp: t(
    'Conector perfurante preto sobre dois cabos isolados',
    'Black insulation-piercing connector on two insulated cables',
    'Conector de perforación negro sobre dos cables aislados',
  ),
  ha: t(
    'Quatro hastes de aço cobreado, empilhadas, com as pontas à frente',
    'Four copper-bonded rods, stacked, points to the front',
    'Cuatro jabalinas cobreadas, apiladas, con las puntas al frente',
  ),
  hr: t(
    'Duas hastes com rosca e uma luva de bronze',
    'Two threaded rods and a bronze coupler',
    'Dos jabalinas roscadas y un manguito de bronce',
  ),
  lh: t(
    'Luvas de bronze, ponta roscada de haste e cabeça de cravação de aço',
    'Bronze couplers, the threaded end of a rod and a steel driving head',
    'Manguitos de bronce, extremo roscado de jabalina y cabeza de hincado de acero',
  ),
  gh: t(
    'Grampo de bronze prendendo cabo de cobre à haste',
    'Bronze clamp holding a copper cable to a rod',
    'Grapa de bronce que sujeta un cable de cobre a la jabalina',
  ),
  mx: t(
    'Molde de grafite com tampa aberta, alicate e dois cabos de cobre',
    'Graphite mold with open lid, handle clamp and two copper cables',
    'Molde de grafito con tapa abierta, pinza y dos cables de cobre',
  ),
  mh: t(
    'Molde de grafite ao lado de uma solda pronta entre cabo e haste',
    'Graphite mold beside a finished weld of cable and rod',
    'Molde de grafito junto a una soldadura terminada de cable y jabalina',
  ),
  cx: t(
    'Quatro copos de solda exotérmica e um disco de aço',
    'Four exothermic welding cups and a steel disc',
    'Cuatro vasos de soldadura exotérmica y un disco de acero',
  ),
  be: t(
    'Barra de cobre furada sobre dois isoladores vermelhos',
    'Drilled copper bar on two red insulators',
    'Barra de cobre perforada sobre dos aisladores rojos',
  ),
  cf: t(
    'Cordoalha chata estanhada em arco, com um terminal em cada ponta',
    'Flat tinned braid in an arch, with a terminal at each end',
    'Trenza plana estañada en arco, con un terminal en cada extremo',
  ),
  ge: t(
    'Grampo de bronze prendendo cabo de cobre a uma eletrocalha aramada',
    'Bronze clamp holding a copper cable to wire-mesh tray',
    'Grapa de bronce que sujeta un cable de cobre a una bandeja de alambre',
  ),
  br: t(
    'Barra de cobre de 19 polegadas com parafusos, sobre isoladores',
    '19-inch copper bar with screws, on insulators',
    'Barra de cobre de 19 pulgadas con tornillos, sobre aisladores',
  ),
  kr: t(
    'Cordão verde-amarelo com terminais estanhados nas pontas',
    'Green-and-yellow jumper with tinned terminals at its ends',
    'Puente verde-amarillo con terminales estañados en los extremos',
  ),
  pp: t(
    'Painel de conexão de 19 polegadas com 24 aberturas e barra traseira',
    '19-inch patch panel with 24 openings and rear bar',
    'Panel de conexión de 19 pulgadas con 24 aberturas y barra trasera',
  ),
  oc: t(
    'Organizador horizontal de 19 polegadas com cinco anéis e cabos',
    '19-inch horizontal manager with five rings and cables',
    'Organizador horizontal de 19 pulgadas con cinco anillos y cables',
  ),
}

export const productPictures: Picture[] = Object.entries(alts).map(([key, alt]) => ({
  key,
  file: `${key}.jpg`,
  width: 1200,
  height: 900,
  alt,
  focalX: 50,
  focalY: 50,
}))
