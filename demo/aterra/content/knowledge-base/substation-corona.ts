import { torqueTable } from '../catalogue/documents.ts'
import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const substationCorona: Publication = {
  key: 'conectores-de-subestacao-e-corona',
  section: 'linhas-e-subestacoes',
  date: '2026-09-01',
  documents: [torqueTable],
  products: [
    'conector-tubo-cabo',
    'conector-tubo-tubo-t',
    'terminal-de-equipamento-reto',
    'terminal-de-equipamento-angular',
    'derivacao-t-cabo',
    'espacador-de-cabos',
    'terminal-para-pino',
    'conector-paralelo-subestacao',
  ],
  title: t(
    'Conectores de subestação e o efeito corona',
    'Substation connectors and corona',
    'Conectores de subestación y el efecto corona',
  ),
  summary: t(
    'Como se especifica um conector de pátio: corrente, força, campo elétrico e a conta do gradiente.',
    'How to specify an outdoor substation connector: current, force, electric field, and the sum of the gradient.',
    'Cómo se especifica un conector de patio: corriente, fuerza, campo eléctrico y la cuenta del gradiente.',
  ),
  text: [
    p(
      'Um conector de subestação faz três trabalhos: conduz, segura e não faíscha. O primeiro se mede em ampères e graus, o segundo em newtons, o terceiro em microvolts de rádio. Especificar só pela seção do cabo deixa dois deles por conta da sorte.',
      'A substation connector does three jobs: it conducts, it holds and it does not spark. The first is measured in amperes and degrees, the second in newtons, the third in microvolts of radio noise. To specify by cable size alone leaves two of them to luck.',
      'Un conector de subestación hace tres trabajos: conduce, sujeta y no chispea. El primero se mide en amperios y grados, el segundo en newtons, el tercero en microvoltios de radio. Especificar solo por el calibre del cable deja dos de ellos a la suerte.',
    ),
    h('Corrente e temperatura', 'Current and temperature', 'Corriente y temperatura'),
    p(
      'A regra de projeto é simples: em qualquer corrente, o conector fica **mais frio que o condutor**. Ele tem mais metal e mais superfície. Se a termografia mostra o conector mais quente que o cabo dos dois lados, há defeito, seja qual for o valor em graus.',
      'The design rule is simple: at any current the connector stays **cooler than the conductor**. It has more metal and more surface. If thermography shows it warmer than the cable on either side, there is a defect, whatever the figure in degrees.',
      'La regla de diseño es simple: a cualquier corriente, el conector queda **más frío que el conductor**. Tiene más metal y más superficie. Si la termografía lo muestra más caliente que el cable a ambos lados, hay defecto, cualquiera sea el valor en grados.',
    ),
    h('Força', 'Force', 'Fuerza'),
    list(
      t(
        '**Curto-circuito**: o esforço entre fases cresce com o quadrado da corrente e dobra o tubo entre apoios.',
        '**Short circuit**: the force between phases grows with the square of the current, and bends the tube between supports.',
        '**Cortocircuito**: el esfuerzo entre fases crece con el cuadrado de la corriente y dobla el tubo entre apoyos.',
      ),
      t(
        '**Dilatação**: o tubo cresce todo dia. Um conector rígido passa o esforço à porcelana; o de expansão, não.',
        '**Expansion**: the tube grows every day. A rigid connector passes the strain to the porcelain; an expansion one does not.',
        '**Dilatación**: el tubo crece cada día. Un conector rígido pasa el esfuerzo a la porcelana; el de expansión, no.',
      ),
      t(
        '**Vento e peso do cabo**: o terminal de equipamento não é ponto de ancoragem. Deixe flecha.',
        '**Wind and weight of the cable**: an equipment terminal is not an anchor. Leave some sag.',
        '**Viento y peso del cable**: el terminal de equipo no es punto de anclaje. Deje flecha.',
      ),
    ),
    h('Corona', 'Corona', 'Corona'),
    p(
      'Quando o campo na superfície do metal passa do que o ar aguenta, o ar ioniza: chia, brilha de noite, gasta energia, atrapalha o rádio. Começa sempre onde o raio de curvatura é pequeno: a ponta de um parafuso, a aresta de um grampo, um fio solto.',
      'When the field at the metal’s surface exceeds what air can stand, air ionises: it hisses, glows at night, wastes energy and disturbs radio. It always begins where the radius of curvature is small: the end of a bolt, the edge of a clamp, a loose wire.',
      'Cuando el campo en la superficie del metal supera lo que el aire soporta, el aire se ioniza: silba, brilla de noche, gasta energía, perturba la radio. Empieza siempre donde el radio de curvatura es pequeño: la punta de un perno, la arista de una grapa, un hilo suelto.',
    ),
    p(
      'Para um condutor liso de raio r, a uma altura h do solo, o campo na superfície é perto de **E = U / [r · ln(2h / r)]**, com U da fase à terra. A 230 kV, U = 133 kV eficazes. Com h = 6 m:',
      'For a smooth conductor of radius r at a height h above ground, the field at its surface is near **E = U / [r · ln(2h / r)]**, with U from phase to ground. At 230 kV, U = 133 kV r.m.s. With h = 6 m:',
      'Para un conductor liso de radio r, a una altura h del suelo, el campo en la superficie es cerca de **E = U / [r · ln(2h / r)]**, con U de fase a tierra. A 230 kV, U = 133 kV eficaces. Con h = 6 m:',
    ),
    table(
      t(
        'Campo na superfície de um condutor isolado dos demais, 230 kV',
        'Field at the surface of a single conductor, 230 kV',
        'Campo en la superficie de un conductor aislado de los demás, 230 kV',
      ),
      [
        t('Condutor', 'Conductor', 'Conductor'),
        t('Diâmetro (mm)', 'Diameter (mm)', 'Diámetro (mm)'),
        t('E (kV/cm, eficaz)', 'E (kV/cm, r.m.s.)', 'E (kV/cm, eficaz)'),
      ],
      (
        [
          [t('Cabo', 'Cable', 'Cable'), 20],
          [t('Cabo', 'Cable', 'Cable'), 28],
          [t('Tubo', 'Tube', 'Tubo'), 60],
          [t('Tubo', 'Tube', 'Tubo'), 80],
        ] as const
      ).map(([kind, d]) => {
        const r = d / 20
        const E = 132.8 / (r * Math.log(1200 / r))
        return [
          kind,
          String(d),
          t(E.toFixed(1).replace('.', ','), E.toFixed(1), E.toFixed(1).replace('.', ',')),
        ]
      }),
    ),
    p(
      'O ar limpo, ao nível do mar, ioniza perto de 21 kV/cm eficazes (30 de crista); com superfície áspera, chuva e altitude, bem antes. O cabo de 20 mm já está perto do limite e um parafuso sobre ele passa. É por isso que, nas tensões altas, o conector tem cantos de raio grande, parafuso embutido e nenhuma ponta.',
      'Clean air at sea level ionises near 21 kV/cm r.m.s. (30 at the peak); with a rough surface, rain and altitude, well before. The 20 mm cable is already near the limit, and a bolt on it goes beyond. That is why, at high voltages, a connector has large radii, recessed bolts and no points.',
      'El aire limpio, al nivel del mar, ioniza cerca de 21 kV/cm eficaces (30 de cresta); con superficie áspera, lluvia y altitud, bastante antes. El cable de 20 mm ya está cerca del límite y un perno sobre él lo supera. Por eso, en tensiones altas, el conector tiene radios grandes, perno embutido y ninguna punta.',
    ),
    figure(
      'application-tube-bus',
      t(
        'Barramento tubular: o diâmetro do tubo baixa o campo antes de o conector entrar na conta.',
        'Tube bus: the diameter of the tube lowers the field before the connector enters the sum.',
        'Barra tubular: el diámetro del tubo baja el campo antes de que el conector entre en la cuenta.',
      ),
    ),
    h('O que escrever no pedido', 'What to write in the order', 'Qué escribir en el pedido'),
    list(
      t(
        'Os dois lados da ligação: cabo com diâmetro e tipo, tubo com diâmetro externo, borne com material, furação e espessura.',
        'Both sides of the connection: cable with diameter and type, tube with outside diameter, pad with material, drilling and thickness.',
        'Los dos lados de la unión: cable con diámetro y tipo, tubo con diámetro exterior, borne con material, perforación y espesor.',
      ),
      t(
        'Corrente nominal e de curto, com duração; tensão do sistema e altitude.',
        'Rated and short-circuit current, with duration; system voltage and altitude.',
        'Corriente nominal y de cortocircuito, con duración; tensión del sistema y altitud.',
      ),
      t(
        'Borne de cobre com conector de alumínio: peça a placa bimetálica junto.',
        'Copper pad with an aluminum connector: order the bimetallic plate with it.',
        'Borne de cobre con conector de aluminio: pida la placa bimetálica junto.',
      ),
      t(
        'Se a tensão pede ensaio de corona e de radiointerferência, diga o nível de aceitação do projeto.',
        'If the voltage calls for corona and radio-interference tests, state the acceptance level of the design.',
        'Si la tensión exige ensayo de corona y de radiointerferencia, indique el nivel de aceptación del proyecto.',
      ),
    ),
    h('Na montagem', 'When fitting', 'En el montaje'),
    p(
      'Escove as faces sob pasta, aperte em cruz com torquímetro, em duas passadas, e limpe o excesso: pasta escorrida acumula pó e vira ponta. Lime as marcas de ferramenta nas partes sob tensão. Depois da primeira semana de carga, termografia.',
      'Brush the faces under paste, tighten crosswise with a torque wrench, in two passes, and wipe off the excess: paste that has run gathers dust and becomes a point. File away tool marks on live parts. After the first week of load, thermography.',
      'Cepille las caras bajo pasta, apriete en cruz con torquímetro, en dos pasadas, y limpie el exceso: la pasta escurrida junta polvo y se vuelve punta. Lime las marcas de herramienta en las partes con tensión. Tras la primera semana de carga, termografía.',
    ),
  ],
}
