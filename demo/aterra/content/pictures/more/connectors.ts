import { t } from '../../text.ts'
import type { Text } from '../../types.ts'

export const connectorAlts: Record<string, Text> = {
  ta: t(
    'Terminal de cobre estanhado com a palma dobrada a 90° do barril',
    'Tinned copper terminal with its palm bent at 90° to the barrel',
    'Terminal de cobre estañado con la paleta doblada a 90° del barril',
  ),
  tq: t(
    'Terminal de cobre estanhado com palma larga de quatro furos',
    'Tinned copper terminal with a wide four-hole palm',
    'Terminal de cobre estañado con paleta ancha de cuatro orificios',
  ),
  tf: t(
    'Terminal estanhado de boca aberta em funil, ao lado de um cabo de fios finos',
    'Tinned terminal with a flared mouth, beside a cable of fine wires',
    'Terminal estañado de boca acampanada, junto a un cable de hilos finos',
  ),
  to: t(
    'Três terminais olhal pré-isolados: vermelho, azul e amarelo',
    'Three pre-insulated ring terminals: red, blue and yellow',
    'Tres terminales de ojal preaislados: rojo, azul y amarillo',
  ),
  tg: t(
    'Três terminais garfo pré-isolados: vermelho, azul e amarelo',
    'Three pre-insulated fork terminals: red, blue and yellow',
    'Tres terminales de horquilla preaislados: rojo, azul y amarillo',
  ),
  tp: t(
    'Três terminais pino pré-isolados: vermelho, azul e amarelo',
    'Three pre-insulated pin terminals: red, blue and yellow',
    'Tres terminales de pin preaislados: rojo, azul y amarillo',
  ),
  tl: t(
    'Cinco ilhós de tamanhos crescentes, com golas coloridas',
    'Five ferrules of growing size, with colored collars',
    'Cinco punteras de tamaño creciente, con collares de colores',
  ),
  tw: t(
    'Três ilhós duplos, com gola oval de duas entradas',
    'Three twin ferrules, with an oval collar of two entries',
    'Tres punteras dobles, con collar oval de dos entradas',
  ),
  te: t(
    'Três terminais de encaixe com corpo isolante vermelho, azul e amarelo',
    'Three push-on terminals with red, blue and yellow bodies',
    'Tres terminales de enchufe con cuerpo rojo, azul y amarillo',
  ),
  lp: t(
    'Luvas paralelas curtas de cobre estanhado, uma com dois cabos lado a lado',
    'Short tinned parallel splices, one with two cables side by side',
    'Manguitos paralelos cortos estañados, uno con dos cables lado a lado',
  ),
  li: t(
    'Três luvas de emenda pré-isoladas: vermelha, azul e amarela',
    'Three pre-insulated butt splices: red, blue and yellow',
    'Tres empalmes preaislados: rojo, azul y amarillo',
  ),
  cc: t(
    'Conector C de cobre com o cabo principal e o ramal nos seus canais',
    'Copper C connector with run and tap in its grooves',
    'Conector C de cobre con el principal y la derivación en sus canales',
  ),
  ch: t(
    'Conector H de alumínio com um cabo acima e outro abaixo',
    'Aluminum H connector with one conductor above and one below',
    'Conector H de aluminio con un cable arriba y otro abajo',
  ),
  ct: t(
    'Conector T de cobre sobre o cabo principal, com o ramal a 90°',
    'Copper T connector on the run, with the tap at 90°',
    'Conector T de cobre sobre el principal, con la derivación a 90°',
  ),
  cg: t(
    'Conector de cobre abraçando uma haste e um cabo em cruz',
    'Copper connector clasping a rod and a cable that cross',
    'Conector de cobre que abraza una jabalina y un cable en cruz',
  ),
  tz: t(
    'Terminal de bronze com palma furada e sapata de dois parafusos sobre o cabo',
    'Bronze terminal with a drilled palm and a two-bolt saddle over the cable',
    'Terminal de bronce con paleta perforada y zapata de dos tornillos sobre el cable',
  ),
  pa: t(
    'Parafuso fendido estanhado com separador entre um cabo de alumínio e um de cobre',
    'Tinned split bolt with a spacer between an aluminum and a copper cable',
    'Perno partido estañado con separador entre un cable de aluminio y uno de cobre',
  ),
  bd: t(
    'Bloco de distribuição no trilho, com tampa transparente e barra de latão',
    'Distribution block on its rail, with clear cover and brass bar',
    'Bloque de distribución en su riel, con tapa transparente y barra de latón',
  ),
  tu: t(
    'Terminal bimetálico com barril de alumínio e palma longa de cobre de dois furos',
    'Bimetallic terminal with aluminum barrel and a long two-hole copper palm',
    'Terminal bimetálico con barril de aluminio y paleta larga de cobre de dos orificios',
  ),
  ab: t(
    'Arruelas e placas com uma face de cobre e outra de alumínio',
    'Washers and plates with one copper and one aluminum face',
    'Arandelas y placas con una cara de cobre y otra de aluminio',
  ),
}
