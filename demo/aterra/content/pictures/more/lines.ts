import { t } from '../../text.ts'
import type { Text } from '../../types.ts'

export const lineAlts: Record<string, Text> = {
  gl: t(
    'Grampo em gancho pendurado no cabo, com parafuso-olhal por baixo',
    'Hooked clamp hanging on the conductor, with an eye screw below',
    'Grapa en gancho colgada del cable, con tornillo de ojo debajo',
  ),
  eb: t(
    'Laço de cobre em U sob um grampo de dois parafusos no cabo de alumínio',
    'U-shaped copper loop under a two-bolt clamp on aluminum conductor',
    'Lazo de cobre en U bajo una grapa de dos pernos en el cable de aluminio',
  ),
  ec: t(
    'Conector cunha em C do qual sai um estribo de cobre',
    'C-shaped wedge connector with a copper bail',
    'Conector de cuña en C del que sale un estribo de cobre',
  ),
  ap: t(
    'Alça de varetas em hélice, em parte enrolada em cabo de alumínio',
    'Grip of helical rods, partly wrapped on aluminum conductor',
    'Retención de varillas helicoidales, en parte enrollada en cable de aluminio',
  ),
  lx: t(
    'Laço preformado no pescoço de um isolador, com as pernas no cabo',
    'Preformed tie on the neck of an insulator, its legs on the conductor',
    'Amarre preformado en el cuello de un aislador, con las piernas en el cable',
  ),
  ep: t(
    'Varetas em hélice cobrindo a emenda de um cabo, com marca no meio',
    'Helical rods over a conductor joint, with a mark at the middle',
    'Varillas helicoidales sobre el empalme de un cable, con marca en el medio',
  ),
  vp: t(
    'Varetas em hélice soltas e um jogo aplicado no cabo',
    'Loose helical rods and one set applied to a conductor',
    'Varillas helicoidales sueltas y un juego aplicado en el cable',
  ),
  ae: t(
    'Alça de aço com laço em sapatilha, sobre cordoalha galvanizada',
    'Steel grip with its loop in a thimble, on galvanized strand',
    'Retención de acero con lazo en guardacabo, sobre cable galvanizado',
  ),
  pm: t(
    'Dois parafusos galvanizados de cabeça e porca quadradas, com arruela',
    'Two galvanized bolts with square head and nut, and a washer',
    'Dos pernos galvanizados de cabeza y tuerca cuadradas, con arandela',
  ),
  po: t(
    'Porca-olhal galvanizada na ponta de um parafuso',
    'Galvanized eye nut on the end of a bolt',
    'Tuerca de ojo galvanizada en la punta de un perno',
  ),
  mo: t(
    'Manilha galvanizada em U com pino e contrapino',
    'Galvanized U shackle with pin and cotter',
    'Grillete galvanizado en U con pasador y chaveta',
  ),
  sp: t(
    'Sapatilha galvanizada com canal para o laço e pino',
    'Galvanized thimble clevis with a groove for the loop, and a pin',
    'Horquilla guardacabo galvanizada con canal para el lazo y pasador',
  ),
  go: t(
    'Gancho galvanizado com olhal na outra ponta, a 90°',
    'Galvanized hook with an eye at the other end, at 90°',
    'Gancho galvanizado con ojo en el otro extremo, a 90°',
  ),
  ob: t(
    'Ferragem galvanizada com olhal em uma ponta e bola na outra',
    'Galvanized fitting with an eye at one end and a ball at the other',
    'Herraje galvanizado con ojo en un extremo y bola en el otro',
  ),
  gs: t(
    'Grampo de alumínio em forma de canoa, com dois estribos, segurando o cabo',
    'Boat-shaped aluminum clamp with two U-bolts, holding the conductor',
    'Grapa de aluminio en forma de canoa, con dos estribos, sosteniendo el cable',
  ),
  gt: t(
    'Grampo curvo de alumínio com três estribos sobre o cabo e pino na ponta',
    'Curved aluminum clamp with three U-bolts over the conductor and a pin at its end',
    'Grapa curva de aluminio con tres estribos sobre el cable y pasador en la punta',
  ),
  gc: t(
    'Grampo plástico preto com duas cunhas no cabo e alça de aço inox',
    'Black plastic clamp with two wedges on the cable and a stainless bail',
    'Pinza plástica negra con dos cuñas en el cable y asa de acero inoxidable',
  ),
  su: t(
    'Grampo plástico preto em gancho galvanizado, com feixe de cabos abaixo',
    'Black plastic clamp on a galvanized hook, with bundled cables below',
    'Pinza plástica negra en gancho galvanizado, con haz de cables debajo',
  ),
  gz: t(
    'Tubo de alumínio com olhal de aço e palma lateral de quatro furos',
    'Aluminum tube with a steel eye and a four-hole pad at its side',
    'Tubo de aluminio con ojo de acero y paleta lateral de cuatro orificios',
  ),
}
