import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/** Readings of an example with their resistivity, ρ = 2πaR. */
const readings = (
  [
    [1, 47.7],
    [2, 21.1],
    [4, 7.76],
    [8, 2.59],
    [16, 1.05],
  ] as const
).map(([a, R]) => [String(a), figures(R.toPrecision(3)), (2 * Math.PI * a * R).toFixed(0)])

export const soilResistivity: Publication = {
  key: 'medir-a-resistividade-do-solo',
  section: 'aterramento',
  date: '2025-09-09',
  products: ['haste-cobreada', 'haste-prolongavel', 'caixa-de-inspecao', 'grampo-haste-cabo'],
  title: t(
    'Medir a resistividade do solo',
    'Measuring soil resistivity',
    'Medir la resistividad del suelo',
  ),
  summary: t(
    'O arranjo de Wenner no campo, as contas e os erros que estragam um projeto antes de ele começar.',
    'The Wenner array in the field, the sums, and the errors that spoil a design before it begins.',
    'El arreglo de Wenner en el campo, las cuentas y los errores que arruinan un proyecto antes de empezar.',
  ),
  text: [
    p(
      'Todo cálculo de aterramento começa por ρ, em Ω·m. Um erro de duas vezes em ρ é um erro de duas vezes em tudo que vem depois. Medir leva uma manhã; refazer a malha leva um mês.',
      'Every grounding calculation begins with ρ, in Ω·m. An error of two in ρ is an error of two in all that follows. Measuring takes a morning; redoing the grid takes a month.',
      'Todo cálculo de puesta a tierra empieza por ρ, en Ω·m. Un error de dos veces en ρ es un error de dos veces en todo lo que sigue. Medir lleva una mañana; rehacer la malla lleva un mes.',
    ),
    h('O arranjo', 'The array', 'El arreglo'),
    p(
      'Quatro hastes curtas em linha, a distâncias iguais **a**, cravadas a uma profundidade **b** que não passe de um décimo de **a**. O aparelho injeta corrente pelas de fora e lê a tensão entre as de dentro. Com a leitura R, em ohms, a resistividade aparente é **ρ = 2πaR**.',
      'Four short pins in line, at equal distances **a**, driven to a depth **b** of no more than a tenth of **a**. The instrument injects current through the outer pair and reads the voltage between the inner pair. With the reading R, in ohms, apparent resistivity is **ρ = 2πaR**.',
      'Cuatro electrodos cortos en línea, a distancias iguales **a**, clavados a una profundidad **b** que no pase de un décimo de **a**. El instrumento inyecta corriente por los de afuera y lee la tensión entre los de adentro. Con la lectura R, en ohmios, la resistividad aparente es **ρ = 2πaR**.',
    ),
    p(
      'A leitura com espaçamento **a** fala do solo até uma profundidade dessa ordem. Por isso se repete: 1, 2, 4, 8, 16 e, para subestações grandes, 32 m.',
      'A reading at spacing **a** speaks of the soil to a depth of that order. So it is repeated: 1, 2, 4, 8, 16 and, for large substations, 32 m.',
      'La lectura con separación **a** habla del suelo hasta una profundidad de ese orden. Por eso se repite: 1, 2, 4, 8, 16 y, para subestaciones grandes, 32 m.',
    ),
    table(
      t(
        'Uma linha medida: a resistividade cai com a profundidade',
        'One measured line: resistivity falls with depth',
        'Una línea medida: la resistividad baja con la profundidad',
      ),
      [
        t('a (m)', 'a (m)', 'a (m)'),
        t('R lida (Ω)', 'R read (Ω)', 'R leída (Ω)'),
        t('ρ (Ω·m)', 'ρ (Ω·m)', 'ρ (Ω·m)'),
      ],
      readings,
    ),
    p(
      'A curva desce de 300 para cerca de 100 Ω·m: solo superficial seco sobre camada úmida. Aqui uma haste profunda vale mais que uma malha rasa. Se a curva subisse, com rocha embaixo, seria o contrário: área, e não profundidade.',
      'The curve falls from 300 to about 100 Ω·m: dry topsoil over a moist layer. Here a deep rod is worth more than a shallow grid. Were the curve to rise, with rock below, it would be the reverse: area, not depth.',
      'La curva baja de 300 a cerca de 100 Ω·m: suelo superficial seco sobre capa húmeda. Aquí una jabalina profunda vale más que una malla somera. Si la curva subiera, con roca abajo, sería lo contrario: área, y no profundidad.',
    ),
    h('Ordem de grandeza', 'Order of magnitude', 'Orden de magnitud'),
    table(
      t(
        'Faixas usuais; o terreno decide, não a tabela',
        'Usual ranges; the ground decides, not the table',
        'Rangos usuales; decide el terreno, no la tabla',
      ),
      [t('Solo', 'Soil', 'Suelo'), t('ρ (Ω·m)', 'ρ (Ω·m)', 'ρ (Ω·m)')],
      [
        [t('Alagado, lodo', 'Marsh, silt', 'Pantanoso, lodo'), '10 – 100'],
        [t('Argila', 'Clay', 'Arcilla'), '50 – 300'],
        [t('Argila com areia', 'Sandy clay', 'Arcilla con arena'), '100 – 500'],
        [t('Areia úmida', 'Moist sand', 'Arena húmeda'), '200 – 1000'],
        [t('Areia seca', 'Dry sand', 'Arena seca'), '1000 – 3000'],
        [t('Rocha', 'Rock', 'Roca'), t('acima de 1000', 'above 1000', 'más de 1000')],
      ],
    ),
    figure(
      'gh',
      t(
        'A conexão da haste fica à vista: o eletrodo que se projeta é o que se mede depois.',
        'The connection to the rod stays in sight: the electrode designed is the one measured later.',
        'La conexión de la jabalina queda a la vista: el electrodo que se proyecta es el que se mide después.',
      ),
    ),
    h('Quantas linhas', 'How many lines', 'Cuántas líneas'),
    p(
      'Pelo menos duas, cruzadas, sobre a área da obra; mais em terreno grande ou com corte e aterro. A ABNT NBR 7117-1 trata do número de linhas, dos métodos e da modelagem em camadas. Meça antes da terraplenagem e, se ela mexer no solo, depois também.',
      'Two at least, crossing, over the area of the site; more on large sites or where there is cut and fill. ABNT NBR 7117-1 deals with the number of lines, the methods and the layered model. Measure before the earthworks and, if they disturb the soil, afterwards too.',
      'Al menos dos, cruzadas, sobre el área de la obra; más en terreno grande o con corte y relleno. ABNT NBR 7117-1 trata del número de líneas, los métodos y el modelo en capas. Mida antes del movimiento de suelos y, si este lo altera, también después.',
    ),
    h('O que estraga a medida', 'What spoils a measurement', 'Qué arruina la medida'),
    list(
      t(
        '**Metal enterrado paralelo à linha**: tubo, trilho, malha velha. A leitura despenca com a distância. Gire a linha 90° e compare.',
        '**Buried metal along the line**: pipe, rail, an old grid. Readings collapse with distance. Turn the line by 90° and compare.',
        '**Metal enterrado paralelo a la línea**: tubo, riel, malla vieja. La lectura se desploma con la distancia. Gire la línea 90° y compare.',
      ),
      t(
        '**Haste mal cravada em solo seco.** Molhe o pé da haste de corrente; não molhe a linha toda.',
        '**A pin loose in dry soil.** Wet the foot of the current pin; do not wet the whole line.',
        '**Electrodo mal clavado en suelo seco.** Moje el pie del electrodo de corriente; no moje toda la línea.',
      ),
      t(
        '**Cabos de corrente e tensão juntos** no mesmo carretel: em espaçamento grande, um induz no outro.',
        '**Current and voltage leads together** on one reel: at wide spacing, one induces in the other.',
        '**Cables de corriente y tensión juntos** en el mismo carrete: con separación grande, uno induce en el otro.',
      ),
      t(
        '**Tensões parasitas** perto de linhas em operação: use aparelho que mude a frequência e confira a repetição.',
        '**Stray voltages** near lines in service: use an instrument that changes frequency, and check that it repeats.',
        '**Tensiones parásitas** cerca de líneas en servicio: use un instrumento que cambie la frecuencia y verifique la repetición.',
      ),
      t(
        '**Chuva na véspera**: anote. A camada de cima mede menos que no estio, e o projeto é para o pior mês.',
        '**Rain the day before**: write it down. The top layer reads lower than in the dry season, and design is for the worst month.',
        '**Lluvia la víspera**: anótelo. La capa superior mide menos que en la estación seca, y el proyecto es para el peor mes.',
      ),
    ),
    h('O que entregar', 'What to hand over', 'Qué entregar'),
    p(
      'Planta com as linhas, data, clima da semana, aparelho e sua calibração, tabela de a e R (não só de ρ) e fotos. Quem projeta refaz a conta; quem mede não decide o modelo.',
      'A plan with the lines, date, weather of the week, instrument and its calibration, a table of a and R (not of ρ alone), and pictures. The designer does the sums again; whoever measures does not choose the model.',
      'Plano con las líneas, fecha, clima de la semana, instrumento y su calibración, tabla de a y R (no solo de ρ) y fotos. Quien proyecta rehace la cuenta; quien mide no decide el modelo.',
    ),
    p(
      'Guarde o relatório com o do aterramento pronto. A comparação entre o calculado e o medido, obra após obra, é o que ensina a confiar, ou não, no modelo.',
      'File the report with that of the finished grounding. The comparison of calculated and measured, job after job, is what teaches one to trust the model, or not.',
      'Guarde el informe con el de la puesta a tierra terminada. La comparación entre lo calculado y lo medido, obra tras obra, es lo que enseña a confiar, o no, en el modelo.',
    ),
  ],
}
