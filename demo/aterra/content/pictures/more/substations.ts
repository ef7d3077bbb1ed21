import { t } from '../../text.ts'
import type { Text } from '../../types.ts'

export const substationAlts: Record<string, Text> = {
  xc: t(
    'Conector de alumínio abraçando um tubo, com cabo saindo a 90°',
    'Aluminum connector clamped on a tube, with a cable leaving at 90°',
    'Conector de aluminio que abraza un tubo, con cable que sale a 90°',
  ),
  xt: t(
    'Conector T de alumínio unindo dois tubos',
    'Aluminum T connector joining two tubes',
    'Conector T de aluminio que une dos tubos',
  ),
  xe: t(
    'Dois grampos de tubo ligados por lâminas flexíveis em arco',
    'Two tube clamps joined by arched flexible straps',
    'Dos grapas de tubo unidas por láminas flexibles en arco',
  ),
  xs: t(
    'Suporte de alumínio com tubo, sobre isolador de pedestal',
    'Aluminum support with its tube, on a post insulator',
    'Soporte de aluminio con tubo, sobre aislador soporte',
  ),
  er: t(
    'Terminal de alumínio com palma de quatro furos em linha com o cabo',
    'Aluminum terminal with a four-hole pad in line with the cable',
    'Terminal de aluminio con paleta de cuatro orificios en línea con el cable',
  ),
  ea: t(
    'Terminal de alumínio com o cabo a 90° da palma de quatro furos',
    'Aluminum terminal with the cable at 90° to its four-hole pad',
    'Terminal de aluminio con el cable a 90° de la paleta de cuatro orificios',
  ),
  en: t(
    'Anel bipartido de bronze estanhado em um pino vertical, com cabo a 90°',
    'Split ring of tinned bronze on a vertical stud, with cable at 90°',
    'Anillo partido de bronce estañado en un perno vertical, con cable a 90°',
  ),
  et: t(
    'Grampo de tubo em linha com palma de quatro furos',
    'Tube clamp in line with a four-hole pad',
    'Grapa de tubo en línea con paleta de cuatro orificios',
  ),
  yt: t(
    'Derivação em T de alumínio com dois cabos e oito parafusos',
    'Aluminum T tap with two cables and eight bolts',
    'Derivación en T de aluminio con dos cables y ocho pernos',
  ),
  ye: t(
    'Barra espaçadora de alumínio com dois cabos paralelos',
    'Aluminum spacer bar with two parallel conductors',
    'Barra espaciadora de aluminio con dos cables paralelos',
  ),
  yp: t(
    'Conector paralelo longo com seis parafusos e dois cabos',
    'Long parallel connector with six bolts and two cables',
    'Conector paralelo largo con seis pernos y dos cables',
  ),
  yb: t(
    'Pino com bola, estanhado, preso a um tubo',
    'Tinned ball stud clamped to a tube',
    'Perno con bola, estañado, sujeto a un tubo',
  ),
}
