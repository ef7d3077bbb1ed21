import { figure, figures, h, list, p, same, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/** Current that a conductor withstands, kA: I = k · S / √t. */
const withstand = (k: number, section: number, seconds: number) =>
  (k * section) / Math.sqrt(seconds) / 1000
const rows = [16, 25, 35, 50, 70, 95, 120, 150, 185, 240].map((s) => [
  String(s),
  ...[115, 143, 76, 94].map((k) => figures(withstand(k, s, 1).toFixed(1))),
])

export const shortCircuitHeating: Publication = {
  key: 'aquecimento-no-curto-circuito',
  section: 'normas-e-tabelas',
  date: '2025-04-15',
  products: [
    'terminal-longo-dois-furos',
    'terminal-bimetalico',
    'luva-com-batente',
    'conector-c',
    'cordoalha-flexivel',
  ],
  title: t(
    'Aquecimento do condutor no curto-circuito',
    'Heating of a conductor in a short circuit',
    'Calentamiento del conductor en cortocircuito',
  ),
  summary: t(
    'A equação adiabática, de onde vem o k, uma tabela para um segundo e o que ela pede da conexão.',
    'The adiabatic equation, where k comes from, a table for one second, and what it asks of the connection.',
    'La ecuación adiabática, de dónde sale k, una tabla para un segundo y qué exige de la conexión.',
  ),
  text: [
    p(
      'No curto não há tempo de o calor sair. Em um segundo ou menos, quase tudo o que a corrente dissipa fica no metal e vira temperatura. Por isso a conta é **adiabática** e cabe numa linha: **I² · t = k² · S²**.',
      'In a short circuit heat has no time to leave. Within a second, nearly all that the current dissipates stays in the metal and becomes temperature. So the sum is **adiabatic** and fits on one line: **I² · t = k² · S²**.',
      'En el cortocircuito no hay tiempo de que el calor salga. En un segundo o menos, casi todo lo que la corriente disipa queda en el metal y se vuelve temperatura. Por eso la cuenta es **adiabática** y cabe en una línea: **I² · t = k² · S²**.',
    ),
    p(
      'I é a corrente eficaz em ampères, t o tempo de interrupção em segundos, S a seção em mm². A forma vale até 5 s; acima, o calor que sai já conta a favor.',
      'I is the r.m.s. current in amperes, t the clearing time in seconds, S the section in mm². It holds up to 5 s; beyond, the heat that leaves begins to help.',
      'I es la corriente eficaz en amperios, t el tiempo de interrupción en segundos, S la sección en mm². La forma vale hasta 5 s; por encima, el calor que sale ya cuenta a favor.',
    ),
    h('De onde vem o k', 'Where k comes from', 'De dónde sale k'),
    p(
      'O k junta a resistividade, o calor específico e o coeficiente de temperatura do metal com as temperaturas de início e fim. As de fim são as que a isolação suporta por poucos segundos.',
      'k gathers the resistivity, specific heat and temperature coefficient of the metal with the initial and final temperatures. The final ones are what the insulation stands for a few seconds.',
      'El k reúne la resistividad, el calor específico y el coeficiente de temperatura del metal con las temperaturas inicial y final. Las finales son las que la aislación soporta por pocos segundos.',
    ),
    table(
      t(
        'Condutores de fase isolados, até 300 mm² em PVC',
        'Insulated phase conductors, up to 300 mm² in PVC',
        'Conductores de fase aislados, hasta 300 mm² en PVC',
      ),
      [
        t('Condutor', 'Conductor', 'Conductor'),
        t('Início (°C)', 'Initial (°C)', 'Inicial (°C)'),
        t('Fim (°C)', 'Final (°C)', 'Final (°C)'),
        same('k'),
      ],
      [
        [t('Cobre, PVC', 'Copper, PVC', 'Cobre, PVC'), '70', '160', '115'],
        [t('Cobre, XLPE ou EPR', 'Copper, XLPE or EPR', 'Cobre, XLPE o EPR'), '90', '250', '143'],
        [t('Alumínio, PVC', 'Aluminum, PVC', 'Aluminio, PVC'), '70', '160', '76'],
        [
          t('Alumínio, XLPE ou EPR', 'Aluminum, XLPE or EPR', 'Aluminio, XLPE o EPR'),
          '90',
          '250',
          '94',
        ],
      ],
    ),
    h('A tabela para um segundo', 'The table for one second', 'La tabla para un segundo'),
    table(
      t(
        'Corrente que cada condutor suporta por 1 s (kA)',
        'Current that each conductor withstands for 1 s (kA)',
        'Corriente que cada conductor soporta por 1 s (kA)',
      ),
      [
        t('Seção (mm²)', 'Section (mm²)', 'Sección (mm²)'),
        t('Cu, PVC', 'Cu, PVC', 'Cu, PVC'),
        t('Cu, XLPE', 'Cu, XLPE', 'Cu, XLPE'),
        t('Al, PVC', 'Al, PVC', 'Al, PVC'),
        t('Al, XLPE', 'Al, XLPE', 'Al, XLPE'),
      ],
      rows,
    ),
    p(
      'Para outro tempo, divida por √t. Em 0,25 s o cabo suporta o dobro do valor da tabela; em 0,1 s, 3,16 vezes.',
      'For another time, divide by √t. In 0.25 s the cable withstands twice the value of the table; in 0.1 s, 3.16 times.',
      'Para otro tiempo, divida por √t. En 0,25 s el cable soporta el doble del valor de la tabla; en 0,1 s, 3,16 veces.',
    ),
    h('Um exemplo', 'An example', 'Un ejemplo'),
    p(
      'Alimentador de 380 V, cobre com XLPE, 18 kA no quadro, disjuntor que abre em 0,3 s. Seção mínima: 18.000 × √0,3 / 143 = **68,9 mm²**. O cabo de 70 mm² passa rente. Se a proteção a montante demora 0,5 s quando o disjuntor falha, são 89 mm²: 95.',
      'Feeder at 380 V, copper with XLPE, 18 kA at the board, breaker that opens in 0.3 s. Minimum section: 18,000 × √0.3 / 143 = **68.9 mm²**. The 70 mm² cable just passes. Where the upstream protection takes 0.5 s if the breaker fails, it is 89 mm²: 95.',
      'Alimentador de 380 V, cobre con XLPE, 18 kA en el tablero, interruptor que abre en 0,3 s. Sección mínima: 18.000 × √0,3 / 143 = **68,9 mm²**. El cable de 70 mm² pasa justo. Si la protección aguas arriba tarda 0,5 s cuando el interruptor falla, son 89 mm²: 95.',
    ),
    h('O que isso pede da conexão', 'What it asks of the connection', 'Qué exige de la conexión'),
    p(
      'A conexão vê a mesma corrente e, se está boa, esquenta menos que o cabo: tem mais metal. Três coisas a tiram dessa condição.',
      'The connection sees the same current and, when sound, heats less than the cable: it has more metal. Three things take it out of that condition.',
      'La conexión ve la misma corriente y, si está bien, se calienta menos que el cable: tiene más metal. Tres cosas la sacan de esa condición.',
    ),
    list(
      t(
        '**Resistência de contato alta.** O calor se concentra no ponto e o estanho funde a 232 °C, abaixo dos 250 °C que o XLPE admite.',
        '**High contact resistance.** Heat gathers at the spot, and tin melts at 232 °C, below the 250 °C that XLPE permits.',
        '**Resistencia de contacto alta.** El calor se concentra en el punto y el estaño funde a 232 °C, por debajo de los 250 °C que admite el XLPE.',
      ),
      t(
        '**Força entre condutores.** A primeira crista passa de duas vezes a corrente eficaz, e a força cresce com o quadrado. Amarre o cabo a menos de meio metro do terminal.',
        '**Force between conductors.** The first peak exceeds twice the r.m.s. current, and force grows with the square. Tie the cable within half a meter of the terminal.',
        '**Fuerza entre conductores.** La primera cresta supera dos veces la corriente eficaz, y la fuerza crece con el cuadrado. Sujete el cable a menos de medio metro del terminal.',
      ),
      t(
        '**Solda branda.** Emenda estanhada a ferro amolece antes da isolação. Em caminho de falta, só compressão, aparafusamento ou solda exotérmica.',
        '**Soft solder.** A soldered joint softens before the insulation does. In a fault path use crimps, bolts or exothermic welds alone.',
        '**Soldadura blanda.** Un empalme soldado con estaño se ablanda antes que la aislación. En camino de falla, solo compresión, tornillo o soldadura exotérmica.',
      ),
    ),
    figure(
      'application-transformer',
      t(
        'Cabos amarrados junto ao borne: é a força do primeiro pico que os arranca.',
        'Cables tied next to the bushing: it is the force of the first peak that tears them away.',
        'Cables sujetos junto al borne: es la fuerza de la primera cresta la que los arranca.',
      ),
    ),
    p(
      'É por isso que a IEC 61238-1 inclui curtos-circuitos no meio dos ciclos térmicos das conexões de classe A: o que aguenta o calor diário nem sempre aguenta o segundo que importa.',
      'That is why IEC 61238-1 places short circuits amid the heat cycles of class A connections: what stands daily heat does not always stand the second that matters.',
      'Por eso IEC 61238-1 incluye cortocircuitos en medio de los ciclos térmicos de las conexiones de clase A: lo que soporta el calor diario no siempre soporta el segundo que importa.',
    ),
  ],
}
