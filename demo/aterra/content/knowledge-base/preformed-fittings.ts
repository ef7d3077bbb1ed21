import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const preformedFittings: Publication = {
  key: 'preformados-como-funcionam',
  section: 'linhas-e-subestacoes',
  date: '2026-01-29',
  products: [
    'alca-preformada',
    'laco-preformado',
    'emenda-preformada',
    'vareta-preformada',
    'alca-para-estai',
    'manilha-sapatilha',
  ],
  title: t(
    'Preformados: como funcionam e como se aplicam',
    'Preformed fittings: how they work and how to apply them',
    'Preformados: cómo funcionan y cómo se aplican',
  ),
  summary: t(
    'Por que um punhado de arames segura uma linha, o que a cor diz e o que nunca se reaproveita.',
    'Why a handful of wires holds a line, what the color says, and what is never used twice.',
    'Por qué un puñado de alambres sujeta una línea, qué dice el color y qué nunca se reutiliza.',
  ),
  text: [
    p(
      'O preformado é uma hélice de arames com diâmetro interno um pouco menor que o do cabo. Aplicado, ele abre e abraça. Sem parafuso, sem ferramenta: a força vem do metal que quer voltar à forma e do atrito ao longo de muitas voltas.',
      'A preformed fitting is a helix of wires with an inner diameter a little smaller than that of the conductor. Applied, it opens and grips. No bolt, no tool: the force comes from metal that wants its shape back, and from friction along many turns.',
      'El preformado es una hélice de alambres con diámetro interior algo menor que el del cable. Aplicado, se abre y abraza. Sin perno, sin herramienta: la fuerza viene del metal que quiere volver a su forma y de la fricción a lo largo de muchas vueltas.',
    ),
    h('Por que segura', 'Why it holds', 'Por qué sujeta'),
    p(
      'É o princípio do cabo no cabrestante. Quando a linha puxa, a hélice se alonga, o diâmetro tende a diminuir e o aperto cresce com a carga. A pressão se espalha por meio metro ou mais, em vez de se concentrar sob um parafuso: o cabo não é esmagado, e a vibração não encontra um canto onde trincar os fios.',
      'It is the principle of a rope on a capstan. When the line pulls, the helix lengthens, its diameter tends to shrink and the grip grows with the load. Pressure spreads over half a meter or more instead of sitting under a bolt: the conductor is not crushed, and vibration finds no corner at which to crack the wires.',
      'Es el principio de la cuerda en el cabrestante. Cuando la línea tira, la hélice se alarga, el diámetro tiende a disminuir y el apriete crece con la carga. La presión se reparte en medio metro o más, en lugar de concentrarse bajo un perno: el cable no se aplasta, y la vibración no encuentra un rincón donde agrietar los hilos.',
    ),
    h('Qual para quê', 'Which for what', 'Cuál para qué'),
    table(
      t('As cinco famílias', 'The five families', 'Las cinco familias'),
      [
        t('Peça', 'Part', 'Pieza'),
        t('Trabalho', 'Job', 'Trabajo'),
        t('Segura', 'Holds', 'Sujeta'),
        t('Conduz', 'Conducts', 'Conduce'),
      ],
      [
        [
          t('Alça de distribuição', 'Distribution dead-end', 'Retención de distribución'),
          t(
            'Encabeçar o cabo na estrutura',
            'Terminate the conductor at the structure',
            'Rematar el cable en la estructura',
          ),
          t('Tração da linha', 'Line tension', 'Tracción de la línea'),
          t('Não', 'No', 'No'),
        ],
        [
          t('Laço lateral ou de topo', 'Side or top tie', 'Atadura lateral o superior'),
          t(
            'Prender ao isolador de pino',
            'Tie to the pin insulator',
            'Atar al aislador de espiga',
          ),
          t('Peso e vento', 'Weight and wind', 'Peso y viento'),
          t('Não', 'No', 'No'),
        ],
        [
          t('Emenda condutora', 'Conductor splice', 'Empalme conductor'),
          t('Unir dois trechos', 'Join two lengths', 'Unir dos tramos'),
          t('Tração da linha', 'Line tension', 'Tracción de la línea'),
          t('Sim', 'Yes', 'Sí'),
        ],
        [
          t('Armadura', 'Armour rods', 'Armadura'),
          t(
            'Proteger no ponto de suspensão',
            'Protect at the suspension point',
            'Proteger en el punto de suspensión',
          ),
          t('Não', 'No', 'No'),
          t(
            'Reparo, até o limite da tabela',
            'Repair, to the limit of the table',
            'Reparación, hasta el límite de la tabla',
          ),
        ],
        [
          t('Alça para estai', 'Guy grip', 'Retención para rienda'),
          t('Prender a cordoalha de aço', 'Hold the steel strand', 'Sujetar el cable de acero'),
          t('Tração da linha', 'Line tension', 'Tracción de la línea'),
          t('Não', 'No', 'No'),
        ],
      ],
    ),
    figure(
      'ap',
      t(
        'As duas pernas da alça começam na marca de cor.',
        'The two legs of the dead-end begin at the color mark.',
        'Las dos ramas de la retención empiezan en la marca de color.',
      ),
    ),
    h(
      'Três coisas que têm de conferir',
      'Three things that must agree',
      'Tres cosas que deben coincidir',
    ),
    list(
      t(
        '**Diâmetro.** A faixa é estreita. Folga de meio milímetro tira a força; aperto demais não fecha a última volta.',
        '**Diameter.** The range is narrow. Half a millimeter of play takes the force away; too tight, and the last turn will not close.',
        '**Diámetro.** El rango es estrecho. Medio milímetro de holgura quita la fuerza; demasiado apriete no cierra la última vuelta.',
      ),
      t(
        '**Sentido.** O da hélice é o da camada de fora do cabo: em geral à direita nos cabos de alumínio, à esquerda nas cordoalhas de estai. Ao contrário, a peça abre o cabo.',
        '**Lay.** That of the helix is that of the outer layer: as a rule right-hand on aluminum conductors, left-hand on guy strand. The other way round, the part opens the conductor.',
        '**Sentido.** El de la hélice es el de la capa exterior del cable: en general a la derecha en los cables de aluminio, a la izquierda en los de rienda. Al revés, la pieza abre el cable.',
      ),
      t(
        '**Material.** Alumínio ou aço aluminizado sobre alumínio, aço zincado sobre aço zincado. O contrário é pilha galvânica ao tempo.',
        '**Material.** Aluminum or aluminized steel on aluminum, galvanized on galvanized. Otherwise it is a galvanic cell outdoors.',
        '**Material.** Aluminio o acero aluminizado sobre aluminio, galvanizado sobre galvanizado. Lo contrario es una pila galvánica a la intemperie.',
      ),
    ),
    p(
      'A cor marca o ponto de início **e** identifica a seção. A tabela de cores é a do fabricante: confira o código na etiqueta, não só a cor.',
      'The color marks the starting point **and** identifies the size. The color code is the maker’s: check the part number on the label, not the color alone.',
      'El color marca el punto de inicio **e** identifica el calibre. El código de colores es del fabricante: verifique el código en la etiqueta, no solo el color.',
    ),
    h('Aplicar a alça', 'Applying the dead-end', 'Aplicar la retención'),
    list(
      t(
        'Limpe e escove o cabo no comprimento da peça. Na emenda condutora, aplique pasta.',
        'Clean and brush the conductor along the length of the part. On a conductor splice, apply paste.',
        'Limpie y cepille el cable en el largo de la pieza. En el empalme conductor, aplique pasta.',
      ),
      t(
        'Passe a alça pela sapatilha ou pelo isolador **antes** de enrolar.',
        'Pass the loop through the thimble or insulator **before** wrapping.',
        'Pase el lazo por el guardacabo o el aislador **antes** de enrollar.',
      ),
      t(
        'Comece a primeira perna na marca, duas voltas; depois a segunda, duas voltas, marca com marca.',
        'Start the first leg at the mark, two turns; then the second, two turns, mark to mark.',
        'Empiece la primera rama en la marca, dos vueltas; luego la segunda, dos vueltas, marca con marca.',
      ),
      t(
        'Alterne até o fim. As pontas entram no lugar com a mão ou com uma chave de fenda sem fio; nunca com alicate.',
        'Alternate to the end. The tips snap in by hand or with a blunt screwdriver; never with pliers.',
        'Alterne hasta el final. Las puntas entran con la mano o con un destornillador sin filo; nunca con alicate.',
      ),
      t(
        'Confira: nenhum arame cruzado, nenhuma ponta solta, nenhum vão entre as pernas.',
        'Check: no crossed wire, no loose tip, no gap between the legs.',
        'Verifique: ningún alambre cruzado, ninguna punta suelta, ningún hueco entre las ramas.',
      ),
    ),
    h('O que não se faz', 'What is not done', 'Lo que no se hace'),
    p(
      'Um preformado que já trabalhou não volta. O arame perdeu parte da mola e o grão abrasivo do interior já se soltou. Durante a montagem pode-se retirar e aplicar de novo até duas vezes, desde que não tenha deformado; depois da linha tracionada, peça nova. E a alça não é ponto de puxada do esticador: use o mordente.',
      'A preformed fitting that has worked is not used again. The wire has lost part of its spring and the grit inside has come off. During fitting it may be taken off and applied again up to twice, if not deformed; once the line has been tensioned, a new one. And the dead-end is not where the hoist pulls: use a come-along grip.',
      'Un preformado que ya trabajó no vuelve. El alambre perdió parte del resorte y el grano abrasivo interior ya se soltó. Durante el montaje se puede retirar y aplicar de nuevo hasta dos veces, si no se deformó; con la línea ya tensada, pieza nueva. Y la retención no es punto de tiro del tensor: use la mordaza.',
    ),
  ],
}
