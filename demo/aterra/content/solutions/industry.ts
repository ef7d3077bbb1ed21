import { h, list, p, t } from '../text.ts'
import type { Application, Solution } from '../types.ts'

export const industry: Solution = {
  key: 'industria-e-paineis',
  picture: 'application-panel',
  title: t('Indústria e painéis', 'Industry and switchboards', 'Industria y tableros'),
  summary: t(
    'Da ponta de 0,5 mm² ao cabo do motor, feitos em série e iguais.',
    'From the 0.5 mm² wire end to the motor cable, made in series and alike.',
    'De la punta de 0,5 mm² al cable del motor, hechos en serie e iguales.',
  ),
  text: [
    p(
      'Quem monta painel repete o mesmo gesto milhares de vezes. A peça certa é a que sai igual na primeira e na última: alicate de catraca, cor que diz a seção, decapagem com batente. Quem mantém a fábrica encontra essas pontas anos depois, às três da manhã.',
      'Whoever builds boards repeats one gesture thousands of times. The right part is the one that comes out alike the first time and the last: ratchet tool, a color that tells the section, stripping against a stop. Whoever maintains the plant meets those ends years later, at three in the morning.',
      'Quien monta tableros repite el mismo gesto miles de veces. La pieza correcta es la que sale igual la primera y la última vez: pinza de trinquete, color que dice la sección, pelado con tope. Quien mantiene la fábrica encuentra esas puntas años después, a las tres de la mañana.',
    ),
  ],
}

export const industryApplications: Application[] = [
  {
    key: 'fiacao-de-paineis',
    solution: 'industria-e-paineis',
    picture: 'application-panel',
    title: t('Fiação de painéis', 'Panel wiring', 'Cableado de tableros'),
    summary: t(
      'Ilhós, terminais isolados e bloco de distribuição numa montagem que se confere com os olhos.',
      'Ferrules, insulated terminals and a distribution block, in work that the eye can check.',
      'Punteras, terminales aislados y bloque de distribución en un montaje que se verifica con la vista.',
    ),
    text: [
      p(
        'Cada borne pede a sua ponta: mola e gaiola, ilhós; parafuso com arruela, garfo ou olhal; lâmina, encaixe. A cor diz a seção e o alicate tem o mesmo ponto de cor. Dois fios no mesmo borne, só em ilhós duplo.',
        'Each terminal asks for its own end: spring and cage, a ferrule; screw with washer, a fork or ring; tab, a push-on. Color tells the section, and the tool bears the same dot. Two wires in one terminal, only in a twin ferrule.',
        'Cada borne pide su punta: resorte y jaula, puntera; tornillo con arandela, horquilla u ojal; lengüeta, enchufe. El color dice la sección y la pinza tiene el mismo punto de color. Dos cables en un borne, solo en puntera doble.',
      ),
      h('Distribuir sem ponte', 'Distributing without jumpers', 'Distribuir sin puentes'),
      p(
        'O bloco de distribuição substitui a fila de pontes no topo dos disjuntores: uma entrada, várias saídas, tampa que fecha. Aperte a entrada com torquímetro e as saídas com ilhós do comprimento do furo.',
        'A distribution block replaces the row of jumpers on top of the breakers: one way in, several out, a lid that shuts. Tighten the input with a torque wrench, and give the outputs ferrules of the length of the hole.',
        'El bloque de distribución reemplaza la fila de puentes sobre los interruptores: una entrada, varias salidas, tapa que cierra. Apriete la entrada con torquímetro y dé a las salidas punteras del largo del orificio.',
      ),
      list(
        t(
          'Terminal curto no disjuntor geral, com a mesma matriz do longo.',
          'Short lug on the main breaker, with the die of the long one.',
          'Terminal corto en el interruptor general, con la matriz del largo.',
        ),
        t(
          'Prensa-cabo na entrada: a placa não segura o cabo.',
          'Cable gland at the entry: the plate does not hold the cable.',
          'Prensaestopa en la entrada: la placa no sujeta el cable.',
        ),
        t(
          'Puxe uma ponta de cada seção por turno e anote.',
          'Pull one end of each section per shift, and note it.',
          'Tire de una punta de cada sección por turno y anote.',
        ),
      ),
    ],
    products: [
      { product: 'terminal-ilhos' },
      { product: 'terminal-ilhos-duplo' },
      { product: 'terminal-isolado-garfo' },
      { product: 'bloco-de-distribuicao' },
      { product: 'terminal-curto' },
      { product: 'alicate-para-ilhos' },
      { product: 'prensa-cabo' },
      { product: 'luva-paralela' },
    ],
  },
  {
    key: 'caixa-de-ligacao-de-motor',
    solution: 'industria-e-paineis',
    picture: 'application-motor',
    title: t('Caixa de ligação de motor', 'Motor terminal box', 'Caja de conexión de motor'),
    summary: t(
      'Seis bornes, vibração e pouco espaço: olhal, barril longo e porca que não anda.',
      'Six studs, vibration and little room: ring, long barrel, and a nut that does not creep.',
      'Seis bornes, vibración y poco espacio: ojal, barril largo y tuerca que no se mueve.',
    ),
    text: [
      p(
        'O motor treme por toda a vida. O terminal é de olhal, para não escapar se a porca afrouxa; de barril longo, para segurar o cabo; e em ângulo de 90° onde a caixa é rasa, para que a curva não force o borne.',
        'A motor shakes all its life. The lug is a ring, so as not to slip off should the nut loosen; long-barrelled, to hold the cable; and at 90° where the box is shallow, so that the bend does not strain the stud.',
        'El motor vibra toda su vida. El terminal es de ojal, para no escapar si la tuerca se afloja; de barril largo, para sujetar el cable; y en ángulo de 90° donde la caja es poco profunda, para que la curva no fuerce el borne.',
      ),
      h('Empilhar na ordem', 'Stack in order', 'Apilar en orden'),
      list(
        t(
          'Chapinha de fechamento embaixo, terminal em cima, arruela lisa, arruela de pressão, porca.',
          'Link below, lug above, flat washer, spring washer, nut.',
          'Puente de cierre abajo, terminal arriba, arandela plana, arandela de presión, tuerca.',
        ),
        t(
          'Segure a porca de baixo com outra chave: o borne gira e rompe o fio do enrolamento.',
          'Hold the lower nut with another wrench: the stud turns and breaks the winding lead.',
          'Sujete la tuerca inferior con otra llave: el borne gira y rompe el hilo del bobinado.',
        ),
        t(
          'Terra no parafuso próprio da carcaça, com olhal, nunca no da tampa.',
          'Ground on the frame’s own screw, with a ring, never on that of the lid.',
          'Tierra en el tornillo propio de la carcasa, con ojal, nunca en el de la tapa.',
        ),
      ),
      p(
        'A entrada do cabo se faz por prensa-cabo com a vedação do grau de proteção da caixa: água que entra pelo cabo chega ao borne. Em cabo grosso e motor alto, um suporte a meio metro tira o peso da caixa.',
        'Cable enters by a gland whose seal keeps the box’s degree of protection: water that comes in along the cable reaches the stud. With a thick cable and a tall motor, a support half a meter away takes the weight off the box.',
        'El cable entra por prensaestopa con el sello del grado de protección de la caja: el agua que entra por el cable llega al borne. Con cable grueso y motor alto, un soporte a medio metro quita el peso de la caja.',
      ),
    ],
    products: [
      { product: 'terminal-isolado-olhal' },
      { product: 'terminal-longo-um-furo' },
      { product: 'terminal-angular' },
      { product: 'terminal-boca-larga' },
      { product: 'prensa-cabo' },
      { product: 'tubo-termocontratil' },
    ],
  },
]
