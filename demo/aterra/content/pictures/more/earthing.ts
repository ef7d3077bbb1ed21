import { t } from '../../text.ts'
import type { Text } from '../../types.ts'

export const earthingAlts: Record<string, Text> = {
  gu: t(
    'Luva cônica com cunha prendendo o cabo de cobre à haste',
    'Tapered sleeve with a wedge holding copper cable to a rod',
    'Manguito cónico con cuña que sujeta el cable de cobre a la jabalina',
  ),
  ci: t(
    'Caixa de inspeção redonda com a tampa ao lado e a haste dentro',
    'Round inspection pit with its lid beside and the rod inside',
    'Cámara de inspección redonda con la tapa al lado y la jabalina dentro',
  ),
  mp: t(
    'Molde de grafite sobre chapa de aço, com cabo, e uma solda pronta ao lado',
    'Graphite mold on a steel plate, with cable, and a finished weld beside',
    'Molde de grafito sobre chapa de acero, con cable, y una soldadura terminada al lado',
  ),
  am: t(
    'Alicate de aço com pinos para molde e punhos pretos',
    'Steel handle clamp with mold pins and black grips',
    'Pinza de acero con pasadores para molde y mangos negros',
  ),
  qe: t(
    'Caixa aberta com barra de cobre sobre isoladores e cabos verde-amarelos',
    'Open box with a copper bar on insulators and green-yellow cables',
    'Caja abierta con barra de cobre sobre aisladores y cables verde-amarillos',
  ),
  cr: t(
    'Cordoalha redonda estanhada em curva, com terminal em cada ponta',
    'Round tinned braid in a curve, with a terminal at each end',
    'Trenza redonda estañada en curva, con terminal en cada extremo',
  ),
  at: t(
    'Abraçadeira de bronze em tubo de aço, com cabo de cobre',
    'Bronze clamp on a steel pipe, with copper cable',
    'Abrazadera de bronce en tubo de acero, con cable de cobre',
  ),
  fr: t(
    'Captor de quatro pontas cromado no topo de um mastro',
    'Chromed four-point air terminal on top of a mast',
    'Captador cromado de cuatro puntas en el tope de un mástil',
  ),
  ms: t(
    'Mastro galvanizado em dois diâmetros, com base e aletas',
    'Galvanized mast in two diameters, with base and gussets',
    'Mástil galvanizado en dos diámetros, con base y cartelas',
  ),
  ca: t(
    'Duas hastes de alumínio pontiagudas fixadas em uma barra chata',
    'Two pointed aluminum rods fixed to a flat bar',
    'Dos varillas de aluminio puntiagudas fijadas a una pletina',
  ),
  ba: t(
    'Barras chatas de alumínio, duas unidas por parafusos, e um rolo da mesma barra',
    'Flat aluminum bars, two of them bolted together, and a coil of the same bar',
    'Pletinas de aluminio, dos unidas con tornillos, y un rollo de la misma pletina',
  ),
  sd: t(
    'Três suportes de descida, um deles com cabo de cobre',
    'Three down-conductor supports, one with copper cable',
    'Tres soportes de bajante, uno con cable de cobre',
  ),
  cv: t(
    'Conector de bronze com quatro parafusos e ponte removível entre dois cabos',
    'Bronze connector with four bolts and a removable link between two cables',
    'Conector de bronce con cuatro tornillos y puente removible entre dos cables',
  ),
}
