import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/**
 * Resistivity of copper at 70 °C: 0.0172 · (1 + 0.00393 · 50) = 0.0206 Ω·mm²/m. Reactance of
 * adjacent cables: 0.08 Ω/km.
 */
const rho = 0.0172 * (1 + 0.00393 * 50)
const reactance = 0.08
/** Three-phase voltage drop in V/(A·km) for a power factor. */
const drop = (section: number, cos: number) =>
  Math.sqrt(3) * (((rho * 1000) / section) * cos + reactance * Math.sqrt(1 - cos ** 2))
const rows = [6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240].map((s) => [
  String(s),
  figures(((rho * 1000) / s).toFixed(3)),
  figures(drop(s, 0.8).toFixed(2)),
  figures(drop(s, 0.92).toFixed(2)),
])

export const voltageDrop: Publication = {
  key: 'queda-de-tensao',
  section: 'normas-e-tabelas',
  date: '2025-10-07',
  products: [
    'terminal-longo-um-furo',
    'luva-com-batente',
    'terminal-curto',
    'bloco-de-distribuicao',
  ],
  title: t(
    'Queda de tensão: a conta e a tabela',
    'Voltage drop: the formula and the table',
    'Caída de tensión: la cuenta y la tabla',
  ),
  summary: t(
    'A fórmula completa, uma tabela em V/(A·km) que se confere à mão e quanto dela é culpa da conexão.',
    'The full formula, a table in V/(A·km) that can be checked by hand, and how much of it is the connection’s fault.',
    'La fórmula completa, una tabla en V/(A·km) que se verifica a mano y cuánto de ella es culpa de la conexión.',
  ),
  text: [
    p(
      'A ampacidade dimensiona o cabo curto; a queda de tensão, o comprido. A partir de umas dezenas de metros em baixa tensão vale a pena fazer as duas contas antes de comprar o terminal, porque a segunda costuma mudar a seção.',
      'Ampacity sizes the short cable; voltage drop sizes the long one. Beyond a few dozen meters at low voltage it pays to do both sums before buying the terminal, since the second often changes the section.',
      'La capacidad de corriente dimensiona el cable corto; la caída de tensión, el largo. A partir de unas decenas de metros en baja tensión conviene hacer las dos cuentas antes de comprar el terminal, porque la segunda suele cambiar la sección.',
    ),
    h('A fórmula', 'The formula', 'La fórmula'),
    p(
      'Em circuito trifásico equilibrado, **ΔU = √3 · I · l · (r · cos φ + x · sen φ)**, com I em ampères, l em quilômetros, r e x em Ω/km. Em monofásico ou contínua, troque √3 por 2; em contínua, x some.',
      'In a balanced three-phase circuit, **ΔU = √3 · I · l · (r · cos φ + x · sin φ)**, with I in amperes, l in kilometers, r and x in Ω/km. For single-phase or DC, replace √3 by 2; for DC, x vanishes.',
      'En circuito trifásico equilibrado, **ΔU = √3 · I · l · (r · cos φ + x · sen φ)**, con I en amperios, l en kilómetros, r y x en Ω/km. En monofásico o continua, cambie √3 por 2; en continua, x desaparece.',
    ),
    p(
      'O r é o do condutor quente. O cobre recozido tem 0,0172 Ω·mm²/m a 20 °C e ganha 0,393 % por grau; a 70 °C são 0,0206. Usar o valor frio é perder um sexto da queda no papel.',
      'The r is that of the warm conductor. Annealed copper has 0.0172 Ω·mm²/m at 20 °C and gains 0.393 % per degree; at 70 °C it is 0.0206. To use the cold value is to lose a sixth of the drop on paper.',
      'El r es el del conductor caliente. El cobre recocido tiene 0,0172 Ω·mm²/m a 20 °C y gana 0,393 % por grado; a 70 °C son 0,0206. Usar el valor frío es perder un sexto de la caída en el papel.',
    ),
    h('A tabela', 'The table', 'La tabla'),
    table(
      t(
        'Cobre a 70 °C, trifásico, x = 0,08 Ω/km',
        'Copper at 70 °C, three-phase, x = 0.08 Ω/km',
        'Cobre a 70 °C, trifásico, x = 0,08 Ω/km',
      ),
      [
        t('Seção (mm²)', 'Section (mm²)', 'Sección (mm²)'),
        t('r (Ω/km)', 'r (Ω/km)', 'r (Ω/km)'),
        t('V/(A·km), cos φ 0,80', 'V/(A·km), cos φ 0.80', 'V/(A·km), cos φ 0,80'),
        t('V/(A·km), cos φ 0,92', 'V/(A·km), cos φ 0.92', 'V/(A·km), cos φ 0,92'),
      ],
      rows,
    ),
    p(
      'São valores calculados pela fórmula, com a seção nominal. O fabricante do cabo publica r e x medidos: na obra, use os dele. Note que nas seções grandes a reatância passa a pesar tanto quanto a resistência; dobrar de 120 para 240 mm² não corta a queda pela metade.',
      'The values are calculated with the formula, for the nominal section. The cable’s maker publishes measured r and x: on the job, use those. Note that in large sections reactance comes to weigh as much as resistance; doubling from 120 to 240 mm² does not halve the drop.',
      'Son valores calculados con la fórmula, con la sección nominal. El fabricante del cable publica r y x medidos: en la obra, use los suyos. Observe que en secciones grandes la reactancia llega a pesar tanto como la resistencia; duplicar de 120 a 240 mm² no reduce la caída a la mitad.',
    ),
    h('Um exemplo', 'An example', 'Un ejemplo'),
    p(
      `Bomba a 140 m do quadro, 380 V, 82 A, cos φ 0,80. Com 25 mm²: ${drop(25, 0.8).toFixed(2).replace('.', ',')} × 82 × 0,140 = ${(drop(25, 0.8) * 82 * 0.14).toFixed(1).replace('.', ',')} V, ou ${((drop(25, 0.8) * 82 * 0.14) / 3.8).toFixed(1).replace('.', ',')} %. Com 35 mm²: ${((drop(35, 0.8) * 82 * 0.14) / 3.8).toFixed(1).replace('.', ',')} %. Para uma meta de 3 % neste trecho, 35 mm². Na partida direta a corrente é seis vezes maior: confira se o motor ainda arranca.`,
      `Pump 140 m from the board, 380 V, 82 A, cos φ 0.80. With 25 mm²: ${drop(25, 0.8).toFixed(2)} × 82 × 0.140 = ${(drop(25, 0.8) * 82 * 0.14).toFixed(1)} V, or ${((drop(25, 0.8) * 82 * 0.14) / 3.8).toFixed(1)} %. With 35 mm²: ${((drop(35, 0.8) * 82 * 0.14) / 3.8).toFixed(1)} %. For a target of 3 % on this run, 35 mm². At direct starting the current is six times as high: check that the motor still starts.`,
      `Bomba a 140 m del tablero, 380 V, 82 A, cos φ 0,80. Con 25 mm²: ${drop(25, 0.8).toFixed(2).replace('.', ',')} × 82 × 0,140 = ${(drop(25, 0.8) * 82 * 0.14).toFixed(1).replace('.', ',')} V, o ${((drop(25, 0.8) * 82 * 0.14) / 3.8).toFixed(1).replace('.', ',')} %. Con 35 mm²: ${((drop(35, 0.8) * 82 * 0.14) / 3.8).toFixed(1).replace('.', ',')} %. Para una meta de 3 % en este tramo, 35 mm². En arranque directo la corriente es seis veces mayor: verifique que el motor todavía arranque.`,
    ),
    figure(
      'news-reel',
      t(
        'O comprimento da bobina entra na conta; a conexão na ponta, quase não.',
        'The length on the reel enters the sum; the connection at its end hardly does.',
        'La longitud de la bobina entra en la cuenta; la conexión en la punta, casi no.',
      ),
    ),
    h('E a conexão?', 'And the connection?', '¿Y la conexión?'),
    p(
      'Uma boa compressão tem a resistência de poucos centímetros do próprio cabo. Em 70 mm², dez centímetros valem 29 µΩ; com 150 A, a queda é de 4 mV e o calor, de 0,7 W. A queda de tensão nem a percebe. Uma compressão ruim, de 2 mΩ, também quase não aparece: 0,3 V em 380. **Mas são 45 W num ponto do tamanho de um dedo.** Conexão ruim não se acha no voltímetro do motor; acha-se pela temperatura.',
      'A good crimp has the resistance of a few centimeters of its own cable. In 70 mm², ten centimeters are worth 29 µΩ; at 150 A the drop is 4 mV and the heat 0.7 W. Voltage drop does not even notice. A bad crimp, of 2 mΩ, hardly shows either: 0.3 V in 380. **But it is 45 W in a spot the size of a finger.** A bad connection is not found with the motor’s voltmeter; it is found by its temperature.',
      'Una buena compresión tiene la resistencia de pocos centímetros del propio cable. En 70 mm², diez centímetros valen 29 µΩ; con 150 A, la caída es de 4 mV y el calor, de 0,7 W. La caída de tensión ni la percibe. Una compresión mala, de 2 mΩ, tampoco aparece casi: 0,3 V en 380. **Pero son 45 W en un punto del tamaño de un dedo.** Una mala conexión no se encuentra en el voltímetro del motor; se encuentra por la temperatura.',
    ),
    h('Antes de fechar o projeto', 'Before closing the design', 'Antes de cerrar el proyecto'),
    list(
      t(
        'Some a queda de todos os trechos, do transformador à carga, e compare com o limite da ABNT NBR 5410 para o seu caso.',
        'Add the drop of every run, from transformer to load, and compare with the limit of ABNT NBR 5410 for your case.',
        'Sume la caída de todos los tramos, del transformador a la carga, y compare con el límite de ABNT NBR 5410 para su caso.',
      ),
      t(
        'Seção maior por queda pode não caber no borne: veja o terminal antes, e o espaço para curvar o cabo.',
        'A section raised for voltage drop may not fit the terminal block: look at the lug first, and at the room to bend the cable.',
        'Una sección mayor por caída puede no caber en el borne: vea el terminal antes, y el espacio para curvar el cable.',
      ),
      t(
        'Ao reduzir a seção junto à máquina, faça a passagem com luva de redução ou bloco, e proteja o trecho menor.',
        'Where the section is reduced next to the machine, use a reducing splice or block, and protect the smaller run.',
        'Al reducir la sección junto a la máquina, use manguito de reducción o bloque, y proteja el tramo menor.',
      ),
    ),
  ],
}
