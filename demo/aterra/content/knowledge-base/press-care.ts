import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/** Force of a ram at 700 bar: F = p · π · d² / 4, in kN. */
const rams = [38, 46, 60, 90].map((d) => {
  const kN = (70 * Math.PI * d ** 2) / 4000
  return [String(d), figures(kN.toFixed(0)), figures((kN / 9.81).toFixed(1))]
})

export const pressCare: Publication = {
  key: 'cuidados-com-a-prensa-hidraulica',
  section: 'ferramentas-e-montagem',
  date: '2026-04-09',
  video: 'Pr3nsa-12t_',
  poster: 'news-press',
  products: [
    'prensa-manual-12t',
    'prensa-a-bateria',
    'cabeca-hidraulica-45t',
    'bomba-hidraulica',
    'matriz-hexagonal',
    'calibre-de-compressao',
    'matriz-oval',
  ],
  title: t(
    'Cuidados com a prensa hidráulica',
    'Caring for the hydraulic press',
    'Cuidados de la prensa hidráulica',
  ),
  summary: t(
    'De onde vêm as toneladas, o que se confere todo dia e por que uma prensa fraca faz peças que parecem boas.',
    'Where the tonnes come from, what is checked daily, and why a weak press makes parts that look good.',
    'De dónde vienen las toneladas, qué se verifica cada día y por qué una prensa débil hace piezas que parecen buenas.',
  ),
  text: [
    p(
      'A compressão é boa quando a matriz fecha por inteiro. Uma prensa que perdeu pressão para a um milímetro do fim e deixa um hexágono bonito, com o índice gravado pela metade e vazios entre os fios. A peça passa na inspeção apressada e aquece no ano seguinte.',
      'A crimp is good when the die closes fully. A press that has lost pressure stops a millimeter short and leaves a handsome hexagon, with half an index stamped and voids between the wires. The part passes a hasty inspection, and heats the year after.',
      'La compresión es buena cuando la matriz cierra por completo. Una prensa que perdió presión se detiene a un milímetro del final y deja un hexágono bonito, con el índice a medias y vacíos entre los hilos. La pieza pasa una inspección apurada y se calienta al año siguiente.',
    ),
    h('De onde vêm as toneladas', 'Where the tonnes come from', 'De dónde vienen las toneladas'),
    p(
      'A força é pressão vezes área: **F = p · π · d² / 4**. A 700 bar, ou 70 N/mm², o diâmetro do êmbolo diz o resto:',
      'Force is pressure times area: **F = p · π · d² / 4**. At 700 bar, or 70 N/mm², the diameter of the ram says the rest:',
      'La fuerza es presión por área: **F = p · π · d² / 4**. A 700 bar, o 70 N/mm², el diámetro del émbolo dice el resto:',
    ),
    table(
      t(
        'Força ideal a 700 bar, sem atrito',
        'Ideal force at 700 bar, without friction',
        'Fuerza ideal a 700 bar, sin fricción',
      ),
      [
        t('Êmbolo (mm)', 'Ram (mm)', 'Émbolo (mm)'),
        t('Força (kN)', 'Force (kN)', 'Fuerza (kN)'),
        t('Toneladas-força', 'Tonnes-force', 'Toneladas-fuerza'),
      ],
      rams,
    ),
    p(
      'A força cai na mesma proporção da pressão. Uma válvula que abre a 600 bar entrega 86 % da força, e a mesma alavanca, com o mesmo clique, não avisa.',
      'Force falls in proportion with pressure. A valve that opens at 600 bar delivers 86 % of the force, and the same lever, with the same click, does not tell.',
      'La fuerza cae en la misma proporción que la presión. Una válvula que abre a 600 bar entrega el 86 % de la fuerza, y la misma palanca, con el mismo clic, no avisa.',
    ),
    h(
      'Todo dia, antes da primeira peça',
      'Every day, before the first part',
      'Cada día, antes de la primera pieza',
    ),
    list(
      t(
        'Limpe o assento das matrizes: areia entre matriz e cabeça muda a medida e marca o aço.',
        'Clean the die seats: sand between die and head changes the size and marks the steel.',
        'Limpie el asiento de las matrices: la arena entre matriz y cabeza cambia la medida y marca el acero.',
      ),
      t(
        'Veja se a matriz trava dos dois lados e se as duas metades têm o mesmo índice.',
        'See that the die locks on both sides and that both halves bear the same index.',
        'Verifique que la matriz trabe de ambos lados y que las dos mitades tengan el mismo índice.',
      ),
      t(
        'Avance sem peça até a válvula abrir. O som e o número de bombadas são os de ontem?',
        'Advance without a part until the valve opens. Are the sound and the number of strokes those of yesterday?',
        'Avance sin pieza hasta que abra la válvula. ¿El sonido y el número de bombeos son los de ayer?',
      ),
      t(
        'Procure óleo: no êmbolo, na mangueira, no engate rápido. **Nunca com a mão**: jato a 700 bar atravessa a pele.',
        'Look for oil: on the ram, the hose, the coupler. **Never by hand**: a jet at 700 bar goes through skin.',
        'Busque aceite: en el vástago, la manguera, el acople. **Nunca con la mano**: un chorro a 700 bar atraviesa la piel.',
      ),
      t(
        'Comprima um corpo de prova e passe o calibre.',
        'Crimp a sample and gauge it.',
        'Comprima una probeta y pase el calibre.',
      ),
    ),
    figure(
      'news-press',
      t(
        'A matriz fecha de face a face: é isso, e não a força da mão, que define a compressão.',
        'The die closes face to face: that, and not the strength of the hand, defines the crimp.',
        'La matriz cierra cara con cara: eso, y no la fuerza de la mano, define la compresión.',
      ),
    ),
    h('O calibre', 'The gauge', 'El calibre'),
    p(
      'Meça o hexágono entre faces, nas três direções, com o calibre passa–não passa da matriz. Se não passa, a matriz não fechou: pressão baixa, assento sujo ou peça errada. Se passa com folga dos dois lados, a matriz está gasta. Um paquímetro serve, com o valor da tabela da matriz à vista.',
      'Measure the hexagon across flats, in all three directions, with the go/no-go gauge of the die. If it does not go, the die did not close: low pressure, dirty seat or wrong part. If it goes with play on both sides, the die is worn. A caliper will do, with the die table in sight.',
      'Mida el hexágono entre caras, en las tres direcciones, con el calibre pasa–no pasa de la matriz. Si no pasa, la matriz no cerró: presión baja, asiento sucio o pieza equivocada. Si pasa con holgura de ambos lados, la matriz está gastada. Un calibrador sirve, con el valor de la tabla de la matriz a la vista.',
    ),
    h('O que fazer e quando', 'What to do and when', 'Qué hacer y cuándo'),
    table(
      t(
        'Plano de manutenção das prensas Aterra',
        'Maintenance plan for Aterra presses',
        'Plan de mantenimiento de las prensas Aterra',
      ),
      [t('Quando', 'When', 'Cuándo'), t('O quê', 'What', 'Qué')],
      [
        [
          t('Todo dia', 'Daily', 'Cada día'),
          t(
            'Limpar, olhar, corpo de prova',
            'Clean, look, sample crimp',
            'Limpiar, mirar, probeta',
          ),
        ],
        [
          t('Todo mês', 'Monthly', 'Cada mes'),
          t(
            'Nível do óleo com o êmbolo recolhido; lubrificar articulações',
            'Oil level with the ram back; grease the joints',
            'Nivel de aceite con el émbolo recogido; lubricar articulaciones',
          ),
        ],
        [
          t('12 meses ou 10.000 ciclos', '12 months or 10,000 cycles', '12 meses o 10.000 ciclos'),
          t(
            'Aferir a pressão de abertura, trocar óleo e vedações',
            'Check the opening pressure, change oil and seals',
            'Verificar la presión de apertura, cambiar aceite y sellos',
          ),
        ],
        [
          t('Depois de queda', 'After a fall', 'Después de una caída'),
          t(
            'Parar: trinca na cabeça não se vê a olho nu',
            'Stop: a crack in the head cannot be seen with the naked eye',
            'Parar: una grieta en la cabeza no se ve a simple vista',
          ),
        ],
      ],
    ),
    h('A bateria', 'Battery tools', 'A batería'),
    p(
      'A prensa a bateria avisa por luz quando a pressão não foi atingida. Não repita por cima: a segunda compressão, no metal já encruado, não recupera a primeira. Corte e refaça. Guarde a bateria com carga pela metade e fora do sol; frio abaixo de 0 °C tira ciclos, não força.',
      'A battery press shows by a light when pressure was not reached. Do not crimp again on top: a second stroke, on metal already hardened, does not redeem the first. Cut and redo. Keep the battery half charged and out of the sun; below 0 °C cold takes cycles away, not force.',
      'La prensa a batería avisa con una luz cuando no se alcanzó la presión. No repita encima: la segunda compresión, en el metal ya endurecido, no recupera la primera. Corte y rehaga. Guarde la batería con media carga y fuera del sol; por debajo de 0 °C el frío quita ciclos, no fuerza.',
    ),
    h('O que registrar', 'What to record', 'Qué registrar'),
    p(
      'Número de série da prensa, data da aferição, valor lido e quem fez. Escreva o número da prensa na folha da obra: se uma aferição mostra pressão baixa, você sabe que peças rever, e só elas.',
      'Serial number of the press, date of the check, value read and by whom. Write the number of the press on the job sheet: if a check shows low pressure, you know which parts to look at again, and only those.',
      'Número de serie de la prensa, fecha de la verificación, valor leído y quién la hizo. Escriba el número de la prensa en la hoja de obra: si una verificación muestra presión baja, sabe qué piezas revisar, y solo esas.',
    ),
  ],
}
