import { figure, h, list, p, same, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const insulatedTerminals: Publication = {
  key: 'ilhos-e-terminais-pre-isolados',
  section: 'ferramentas-e-montagem',
  date: '2025-02-11',
  products: [
    'terminal-ilhos',
    'terminal-ilhos-duplo',
    'terminal-isolado-olhal',
    'terminal-isolado-garfo',
    'terminal-isolado-pino',
    'terminal-isolado-encaixe',
    'alicate-para-ilhos',
    'alicate-para-isolados',
  ],
  title: t(
    'Ilhós e terminais pré-isolados no painel',
    'Ferrules and pre-insulated terminals in the panel',
    'Punteras y terminales preaislados en el tablero',
  ),
  summary: t(
    'O que vai em cada tipo de borne, o que as cores dizem e por que o alicate certo é o da cor do terminal.',
    'What goes into each kind of terminal block, what the colors say, and why the right tool is the one with the color of the terminal.',
    'Qué va en cada tipo de borne, qué dicen los colores y por qué la pinza correcta es la del color del terminal.',
  ),
  text: [
    p(
      'Um painel de porte médio tem mil pontas de fio. Uma ponta mal feita em mil é um defeito por painel, e quase sempre intermitente. O cuidado está em três escolhas pequenas: a peça, o comprimento decapado e o alicate.',
      'A medium-sized board has a thousand wire ends. One bad end in a thousand is one fault per board, and nearly always an intermittent one. The care lies in three small choices: the part, the stripped length and the tool.',
      'Un tablero mediano tiene mil puntas de cable. Una punta mal hecha en mil es un defecto por tablero, y casi siempre intermitente. El cuidado está en tres elecciones pequeñas: la pieza, la longitud pelada y la pinza.',
    ),
    h('A peça segue o borne', 'The part follows the terminal block', 'La pieza sigue al borne'),
    table(
      t(
        'Que ponta vai em que borne',
        'Which end goes into which block',
        'Qué punta va en qué borne',
      ),
      [
        t('Borne', 'Terminal', 'Borne'),
        t('Cabo flexível', 'Flexible cable', 'Cable flexible'),
        t('Não use', 'Do not use', 'No use'),
      ],
      [
        [
          t('De mola', 'Spring clamp', 'De resorte'),
          t(
            'Ilhós, se o fabricante pede; cabo nu, se aceita',
            'Ferrule where the maker asks for it; bare cable where accepted',
            'Puntera si el fabricante la pide; cable desnudo si lo acepta',
          ),
          t('Pino', 'Pin', 'Espiga'),
        ],
        [
          t('De parafuso com gaiola', 'Screw cage', 'De tornillo con jaula'),
          t('Ilhós', 'Ferrule', 'Puntera'),
          t('Cabo estanhado com solda', 'Cable tinned with solder', 'Cable estañado con soldadura'),
        ],
        [
          t('De parafuso com arruela', 'Screw and washer', 'De tornillo con arandela'),
          t('Garfo ou olhal', 'Fork or ring', 'Horquilla u ojal'),
          t('Ilhós', 'Ferrule', 'Puntera'),
        ],
        [
          t(
            'De parafuso passante, com vibração',
            'Stud, with vibration',
            'De perno pasante, con vibración',
          ),
          t('Olhal', 'Ring', 'Ojal'),
          t('Garfo', 'Fork', 'Horquilla'),
        ],
        [
          t('Lâmina de 6,3 mm', '6.3 mm tab', 'Lengüeta de 6,3 mm'),
          t('Encaixe isolado', 'Insulated push-on', 'Enchufe aislado'),
          t('Encaixe reaberto', 'A receptacle that was bent open', 'Enchufe reabierto'),
        ],
      ],
    ),
    p(
      'Solda na ponta é hábito antigo e ruim: o estanho escoa sob o parafuso e a força some em meses. E onde a solda acaba, o fio rígido trinca.',
      'Solder on the end is an old, bad habit: tin creeps under the screw and the force is gone within months. And where the solder ends, the stiffened wire cracks.',
      'La soldadura en la punta es un hábito viejo y malo: el estaño fluye bajo el tornillo y la fuerza se va en meses. Y donde la soldadura termina, el hilo rígido se agrieta.',
    ),
    h(
      'As cores dos pré-isolados',
      'The colors of pre-insulated terminals',
      'Los colores de los preaislados',
    ),
    table(
      t('Faixa de cada cor', 'Range of each color', 'Rango de cada color'),
      [
        t('Cor', 'Color', 'Color'),
        t('Condutor (mm²)', 'Conductor (mm²)', 'Conductor (mm²)'),
        same('AWG'),
      ],
      [
        [t('Vermelho', 'Red', 'Rojo'), t('0,5 – 1,5', '0.5 – 1.5', '0,5 – 1,5'), '22 – 16'],
        [t('Azul', 'Blue', 'Azul'), t('1,5 – 2,5', '1.5 – 2.5', '1,5 – 2,5'), '16 – 14'],
        [t('Amarelo', 'Yellow', 'Amarillo'), '4 – 6', '12 – 10'],
      ],
    ),
    p(
      'Nos ilhós a cor também diz a seção, mas há mais de uma série de cores no mercado: a da DIN 46228-4 e outras mais antigas. Um azul de 2,5 mm² numa série é outra medida noutra. Compre de uma série só e escreva **a seção**, não a cor, na lista.',
      'On ferrules, too, color tells the section, but there is more than one color series on the market: that of DIN 46228-4 and older ones. A blue of 2.5 mm² in one series is another size in another. Buy from one series, and write **the section**, not the color, on the list.',
      'En las punteras el color también indica la sección, pero hay más de una serie de colores en el mercado: la de DIN 46228-4 y otras más antiguas. Un azul de 2,5 mm² en una serie es otra medida en otra. Compre de una sola serie y escriba **la sección**, no el color, en la lista.',
    ),
    figure(
      'application-panel',
      t(
        'Um ponto por borne; dois fios no mesmo ponto pedem ilhós duplo.',
        'One end per terminal; two wires at one point ask for a twin ferrule.',
        'Una punta por borne; dos cables en el mismo punto piden puntera doble.',
      ),
    ),
    h('Decapar', 'Stripping', 'Pelar'),
    list(
      t(
        '**Ilhós**: o fio aparece até 0,5 mm além do tubo. Mais curto, o parafuso aperta tubo vazio.',
        '**Ferrule**: the wire shows up to 0.5 mm beyond the tube. Any shorter, and the screw presses an empty tube.',
        '**Puntera**: el hilo asoma hasta 0,5 mm más allá del tubo. Más corto, el tornillo aprieta tubo vacío.',
      ),
      t(
        '**Olhal e garfo**: o fio passa do tubo e não chega à língua, para não levantar a arruela.',
        '**Ring and fork**: the wire passes the tube and stops before the tongue, so as not to lift the washer.',
        '**Ojal y horquilla**: el hilo pasa el tubo y no llega a la lengüeta, para no levantar la arandela.',
      ),
      t(
        '**Isolação**: entra no funil, nunca no tubo de metal.',
        '**Insulation**: it enters the funnel, never the metal tube.',
        '**Aislación**: entra en el embudo, nunca en el tubo metálico.',
      ),
      t(
        'Não torça os fios finos com os dedos: o suor oxida e a torção não cabe.',
        'Do not twist fine wires with your fingers: sweat oxidizes, and a twist does not fit.',
        'No tuerza los hilos finos con los dedos: el sudor oxida y la torsión no cabe.',
      ),
    ),
    h('O alicate', 'The tool', 'La pinza'),
    p(
      'O alicate de catraca só abre quando fecha o curso: é o que garante a compressão igual às quatro da tarde. O ponto de cor na matriz é o do terminal. Faz duas marcas: a do metal e a da isolação, que segura o fio na vibração. Alicate universal faz uma marca só, no lugar errado.',
      'A ratchet tool opens only when its stroke is complete: that makes the crimp the same at four in the afternoon. The color dot on the die is that of the terminal. It makes two marks: that of the metal and that of the insulation, which holds the wire against vibration. Pliers make one, in the wrong place.',
      'La pinza de trinquete solo abre cuando completa el recorrido: eso garantiza la misma compresión a las cuatro de la tarde. El punto de color de la matriz es el del terminal. Hace dos marcas: la del metal y la de la aislación, que sujeta el cable en la vibración. El alicate universal hace una sola, en el lugar equivocado.',
    ),
    h('O ensaio de bancada', 'The bench test', 'El ensayo de banco'),
    p(
      'No começo do turno, prenda uma ponta de cada seção e puxe. Valores que usamos na nossa bancada para cobre, como alerta e não como ensaio de tipo:',
      'At the start of the shift, hold one end of each section and pull. Values that we use on our bench for copper, as a warning and not as a type test:',
      'Al inicio del turno, sujete una punta de cada sección y tire. Valores que usamos en nuestro banco para cobre, como alerta y no como ensayo de tipo:',
    ),
    table(
      t(
        'Tração mínima na bancada Aterra, 60 N por mm²',
        'Minimum pull on the Aterra bench, 60 N per mm²',
        'Tracción mínima en el banco Aterra, 60 N por mm²',
      ),
      [
        t('Condutor (mm²)', 'Conductor (mm²)', 'Conductor (mm²)'),
        t('Força (N)', 'Force (N)', 'Fuerza (N)'),
      ],
      [0.5, 0.75, 1, 1.5, 2.5, 4, 6].map((s) => [
        t(String(s).replace('.', ','), String(s), String(s).replace('.', ',')),
        String(Math.round(s * 60)),
      ]),
    ),
    p(
      'Se o fio sai inteiro, a compressão falhou: troque a matriz ou a peça. Se o fio rompe fora da peça, está boa. Se rompe na boca, a lâmina de decapar está funda.',
      'If the wire comes out whole, the crimp failed: change die or part. If it breaks away from the part, it is good. If it breaks at the mouth, the stripping blade is set too deep.',
      'Si el cable sale entero, la compresión falló: cambie la matriz o la pieza. Si rompe fuera de la pieza, está bien. Si rompe en la boca, la cuchilla de pelar está profunda.',
    ),
  ],
}
