import { t } from '../../text.ts'
import type { Text } from '../../types.ts'

export const toolAlts: Record<string, Text> = {
  fh: t(
    'Alicate de compressão de braços longos, com matrizes giratórias na cabeça',
    'Long-handled crimping tool with rotating dies in its head',
    'Pinza de compresión de brazos largos, con matrices giratorias en el cabezal',
  ),
  fi: t(
    'Alicate de catraca com pontos vermelho, azul e amarelo nas matrizes',
    'Ratchet crimper with red, blue and yellow dots on its dies',
    'Pinza de trinquete con puntos rojo, azul y amarillo en las matrices',
  ),
  fl: t(
    'Alicate para ilhós de cabeça redonda',
    'Ferrule crimper with a round head',
    'Pinza para punteras de cabezal redondo',
  ),
  fp: t(
    'Prensa hidráulica manual com cabeça em C e dois cabos longos',
    'Hand hydraulic press with a C head and two long handles',
    'Prensa hidráulica manual con cabezal en C y dos mangos largos',
  ),
  fb: t(
    'Prensa a bateria preta, com cabeça em C e matriz hexagonal',
    'Black battery press with a C head and hexagonal die',
    'Prensa a batería negra, con cabezal en C y matriz hexagonal',
  ),
  fc: t(
    'Cabeça hidráulica pesada com mangueira e alça',
    'Heavy hydraulic head with hose and handle',
    'Cabezal hidráulico pesado con manguera y asa',
  ),
  fu: t(
    'Bomba hidráulica elétrica com manômetro e mangueira',
    'Electric hydraulic pump with gauge and hose',
    'Bomba hidráulica eléctrica con manómetro y manguera',
  ),
  du: t(
    'Quatro pares de matrizes hexagonais, cada um com a faixa da sua cor',
    'Four pairs of hexagonal dies, each with a band of its color',
    'Cuatro pares de matrices hexagonales, cada uno con la banda de su color',
  ),
  do: t(
    'Dois pares de matrizes de cavidade oval, um deles fechado',
    'Two pairs of dies with an oval cavity, one of them closed',
    'Dos pares de matrices de cavidad oval, uno de ellos cerrado',
  ),
  fd: t(
    'Decapador em um cabo com parte da isolação retirada',
    'Stripper on a cable with part of its insulation removed',
    'Pelacables en un cable con parte del aislamiento retirado',
  ),
  ft: t(
    'Cortador de cabos a catraca, de lâminas curvas',
    'Ratchet cable cutter with curved blades',
    'Cortacables de trinquete, de cuchillas curvas',
  ),
  fe: t(
    'Escova de aço em V com um cabo de alumínio',
    'V-shaped steel brush with an aluminum conductor',
    'Cepillo de acero en V con un cable de aluminio',
  ),
  fz: t(
    'Torquímetro cromado com escala no punho e soquetes',
    'Chromed torque wrench with a scale on its handle, and sockets',
    'Llave dinamométrica cromada con escala en el mango, y dados',
  ),
  fg: t(
    'Calibre de aço com rasgos ao lado de um barril prensado em hexágono',
    'Slotted steel gauge beside a barrel crimped to a hexagon',
    'Calibre de acero con ranuras junto a un barril prensado en hexágono',
  ),
  rt: t(
    'Tubos termocontráteis pretos de vários diâmetros, um contraído no cabo',
    'Black heat-shrink tubes of several diameters, one shrunk on a cable',
    'Tubos termocontraíbles negros de varios diámetros, uno contraído en el cable',
  ),
  rc: t(
    'Três capuzes termocontráteis pretos e um já contraído no cabo',
    'Three black heat-shrink end caps and one already shrunk on a cable',
    'Tres capuchones termocontraíbles negros y uno ya contraído en el cable',
  ),
  rl: t(
    'Luvas pretas cujo tronco se divide em três e em quatro dedos',
    'Black boots whose trunk parts into three and into four fingers',
    'Derivadores negros cuyo tronco se divide en tres y en cuatro dedos',
  ),
  ip: t(
    'Rolos de fita isolante de várias cores',
    'Rolls of insulating tape in several colors',
    'Rollos de cinta aislante de varios colores',
  ),
  ia: t(
    'Rolo de fita de borracha preta e uma emenda enrolada com ela',
    'Roll of black rubber tape and a joint wrapped in it',
    'Rollo de cinta de goma negra y un empalme envuelto con ella',
  ),
  pc: t(
    'Bisnaga e lata de pasta antióxido ao lado de um cabo de alumínio',
    'Tube and tin of joint compound beside an aluminum conductor',
    'Pomo y lata de pasta antióxido junto a un cable de aluminio',
  ),
  kp: t(
    'Caixa isolante com dobradiça e bocas flexíveis, entreaberta',
    'Hinged insulating box with soft mouths, ajar',
    'Caja aislante con bisagra y bocas flexibles, entreabierta',
  ),
  kw: t(
    'Cobertura isolante aberta com um conector cunha dentro',
    'Open insulating cover with a wedge connector inside',
    'Cubierta aislante abierta con un conector de cuña dentro',
  ),
  nb: t(
    'Abraçadeiras de nylon brancas e pretas e um feixe de cabos amarrado',
    'White and black cable ties and a tied bundle of cables',
    'Amarras plásticas blancas y negras y un mazo de cables atado',
  ),
  pr: t(
    'Quatro prensa-cabos, de latão niquelado e de poliamida',
    'Four cable glands, of nickel-plated brass and of polyamide',
    'Cuatro prensaestopas, de latón niquelado y de poliamida',
  ),
  gr: t(
    'Grampo de bronze estanhado em pedestal de piso elevado, com cabo de cobre',
    'Tinned bronze clamp on a raised-floor pedestal, with copper cable',
    'Grapa de bronce estañado en pedestal de piso elevado, con cable de cobre',
  ),
  tr: t(
    'Terminais estanhados pequenos de dois furos, um com cabo verde-amarelo',
    'Small two-hole tinned terminals, one on green-yellow cable',
    'Terminales estañados pequeños de dos orificios, uno con cable verde-amarillo',
  ),
  jk: t(
    'Três conectores RJ45 keystone: dois metálicos e um branco',
    'Three RJ45 keystone jacks: two metal and one white',
    'Tres conectores RJ45 keystone: dos metálicos y uno blanco',
  ),
  pt: t(
    'Cordão de conexão enrolado, com dois plugues RJ45',
    'Coiled patch cord with two RJ45 plugs',
    'Cordón de conexión enrollado, con dos plugs RJ45',
  ),
  df: t(
    'Distribuidor óptico preto de 19 polegadas com doze adaptadores',
    'Black 19-inch optical panel with twelve adapters',
    'Distribuidor óptico negro de 19 pulgadas con doce adaptadores',
  ),
  de: t(
    'Bandeja de emenda com voltas de fibra e protetores, a tampa ao lado',
    'Splice tray with loops of fiber and protectors, its lid beside it',
    'Bandeja de empalme con vueltas de fibra y protectores, la tapa al lado',
  ),
  pl: t(
    'Duas extensões ópticas enroladas, amarela e azul-água',
    'Two coiled pigtails, yellow and aqua',
    'Dos pigtails enrollados, amarillo y aguamarina',
  ),
  ad: t(
    'Quatro adaptadores ópticos: azul, verde e azul-água',
    'Four fiber adapters: blue, green and aqua',
    'Cuatro adaptadores ópticos: azul, verde y aguamarina',
  ),
}
