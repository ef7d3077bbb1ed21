import { studTorque } from '../catalogue/conductors.ts'
import { crimping, torqueTable } from '../catalogue/documents.ts'
import { figure, h, list, p, same, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const connectionGuides: Publication[] = [
  {
    key: 'como-inspecionar-uma-compressao',
    section: 'conexoes',
    date: '2026-08-12',
    products: [
      'terminal-longo-um-furo',
      'luva-com-batente',
      'matriz-hexagonal',
      'calibre-de-compressao',
    ],
    documents: [crimping],
    video: 'Cr1mp-1nsp_',
    poster: 'news-dies',
    title: t(
      'Como inspecionar uma compressão',
      'How to inspect a crimp',
      'Cómo inspeccionar una compresión',
    ),
    summary: t(
      'Sete pontos que se veem sem cortar a peça, e o que fazer com cada defeito.',
      'Seven points that can be seen without cutting, and what to do about each defect.',
      'Siete puntos que se ven sin cortar la pieza, y qué hacer con cada defecto.',
    ),
    text: [
      p(
        'A boa compressão deforma o tubo e o condutor até virarem um só metal, sem vazios. A inspeção visual pega a maior parte dos erros, se feita com método e boa luz.',
        'A good crimp deforms tube and conductor into one metal, without voids. Visual inspection catches most errors, if done with method and good light.',
        'Una buena compresión deforma el tubo y el conductor hasta formar un solo metal, sin vacíos. La inspección visual detecta la mayoría de los errores, si se hace con método y buena luz.',
      ),
      figure(
        'tc',
        t(
          'Terminal longo: a janela junto ao pescoço mostra o condutor no fundo.',
          'Long terminal: the hole by the neck shows the conductor fully home.',
          'Terminal largo: el orificio junto al cuello muestra el conductor en el fondo.',
        ),
      ),
      h('O que olhar', 'What to look at', 'Qué mirar'),
      table(
        t('Defeitos e providências', 'Defects and action', 'Defectos y acciones'),
        [
          t('Sinal', 'Sign', 'Señal'),
          t('Causa provável', 'Likely cause', 'Causa probable'),
          t('Providência', 'Action', 'Acción'),
        ],
        [
          [
            t('Índice da matriz ilegível', 'Die index not legible', 'Índice de matriz ilegible'),
            t(
              'Matriz gasta ou ciclo incompleto',
              'Worn die or incomplete cycle',
              'Matriz gastada o ciclo incompleto',
            ),
            t('Refazer com peça nova', 'Redo with a new part', 'Rehacer con pieza nueva'),
          ],
          [
            t('Rebarba dos dois lados', 'Flash on both sides', 'Rebaba en ambos lados'),
            t(
              'Matriz menor que a indicada',
              'Die smaller than stated',
              'Matriz menor que la indicada',
            ),
            t(
              'Refazer; a rebarba não se lima',
              'Redo; do not file the flash',
              'Rehacer; la rebaba no se lima',
            ),
          ],
          [
            t(
              'Condutor fora da janela',
              'Conductor short of the hole',
              'Conductor fuera del orificio',
            ),
            t('Inserção curta', 'Short insertion', 'Inserción corta'),
            t('Refazer', 'Redo', 'Rehacer'),
          ],
          [
            t('Terminal torto', 'Bent terminal', 'Terminal torcido'),
            t(
              'Compressões no mesmo plano',
              'Crimps in one plane',
              'Compresiones en el mismo plano',
            ),
            t(
              'Aceitar até 2°; girar a ferramenta na próxima',
              'Accept up to 2°; turn the tool next time',
              'Aceptar hasta 2°; girar la herramienta en la próxima',
            ),
          ],
          [
            t('Fios cortados na boca', 'Wires cut at the mouth', 'Hilos cortados en la boca'),
            t(
              'Decapagem com lâmina funda',
              'Stripped with the blade too deep',
              'Pelado con cuchilla profunda',
            ),
            t('Cortar e decapar de novo', 'Cut back and strip again', 'Cortar y pelar de nuevo'),
          ],
        ],
      ),
      h('Antes de começar', 'Before you begin', 'Antes de empezar'),
      list(
        t(
          'Limpe a peça. Graxa e poeira escondem o índice gravado.',
          'Clean the part. Grease and dust hide the die index.',
          'Limpie la pieza. La grasa y el polvo esconden el índice grabado.',
        ),
        t(
          'Use luz rasante, de lado: ela mostra a rebarba e o desvio do plano.',
          'Light it from the side, at a low angle: it shows flash and misalignment.',
          'Use luz rasante, de lado: muestra la rebaba y la desviación del plano.',
        ),
        t(
          'Tenha à mão a tabela do produto: matriz, número de compressões, comprimento decapado.',
          'Keep the product table at hand: die, number of crimps, stripped length.',
          'Tenga a mano la tabla del producto: matriz, número de compresiones, longitud pelada.',
        ),
      ),
      p(
        'Se a peça está energizada, não se inspeciona com a mão: termografia e binóculo, a distância, e a inspeção de perto fica para o desligamento.',
        'A live part is not inspected by hand: use thermography and binoculars from a distance, and leave the close look for the outage.',
        'Una pieza energizada no se inspecciona con la mano: termografía y binoculares, a distancia, y la inspección de cerca queda para la desconexión.',
      ),
      h('O que o corte confirma', 'What a cut confirms', 'Qué confirma el corte'),
      p(
        'Para liberar uma ferramenta ou uma equipe, corte a primeira peça de cada seção ao meio da compressão, lixe e olhe com lupa. Os fios viram polígonos encostados, sem luz entre eles, e a parede do tubo é contínua. Fios ainda redondos dizem que faltou força ou que o barril é grande; tubo trincado, que a matriz é pequena.',
        'To release a tool or a crew, cut the first part of each size through the middle of a crimp, grind it and look with a lens. The wires become polygons that touch, with no light between them, and the wall of the tube is unbroken. Wires still round say that force was short or the barrel large; a cracked tube, that the die is small.',
        'Para liberar una herramienta o un equipo, corte la primera pieza de cada sección por el medio de la compresión, líjela y mire con lupa. Los hilos se vuelven polígonos en contacto, sin luz entre ellos, y la pared del tubo es continua. Hilos todavía redondos dicen que faltó fuerza o que el barril es grande; tubo agrietado, que la matriz es pequeña.',
      ),
      figure(
        'news-section',
        t(
          'Corte de uma compressão hexagonal: nenhum vazio entre os fios.',
          'Section of a hexagonal crimp: no void between the wires.',
          'Corte de una compresión hexagonal: ningún vacío entre los hilos.',
        ),
      ),
      p(
        'Com micro-ohmímetro a quatro fios, compare a queda de tensão na peça com a de um trecho de cabo do mesmo comprimento. A peça boa mede menos. Compare entre as três fases: a que difere é a que se refaz.',
        'With a four-wire micro-ohmmeter, compare the drop over the part with that over the same length of cable. A good part reads less. Compare the three phases: the one that differs is the one to redo.',
        'Con microóhmetro a cuatro hilos, compare la caída en la pieza con la de un tramo de cable de la misma longitud. La pieza buena mide menos. Compare entre las tres fases: la que difiere es la que se rehace.',
      ),
      h('O que registrar', 'What to record', 'Qué registrar'),
      p(
        'Data, quem comprimiu, ferramenta, matriz e lote da peça. Uma foto do índice gravado, com o código visível, resolve a maior parte das dúvidas anos depois.',
        'Date, who crimped, tool, die and lot of the part. A picture of the stamped index, with the part number in view, settles most questions years later.',
        'Fecha, quién comprimió, herramienta, matriz y lote de la pieza. Una foto del índice grabado, con el código visible, resuelve la mayoría de las dudas años después.',
      ),
      h('Compressões por seção', 'Crimps by section', 'Compresiones por sección'),
      table(
        t(
          'Número de compressões com matriz hexagonal estreita, peças Aterra',
          'Number of crimps with a narrow hexagonal die, Aterra parts',
          'Número de compresiones con matriz hexagonal estrecha, piezas Aterra',
        ),
        [
          t('Condutor (mm²)', 'Conductor (mm²)', 'Conductor (mm²)'),
          t('Terminal curto', 'Short terminal', 'Terminal corto'),
          t('Terminal longo', 'Long terminal', 'Terminal largo'),
          t('Luva, por lado', 'Splice, per side', 'Manguito, por lado'),
        ],
        [
          ['6 – 35', '1', '2', '2'],
          ['50 – 120', '1', '2', '2'],
          ['150 – 240', '2', '3', '3'],
          ['300 – 630', '—', '4', '4'],
        ],
      ),
      h('Quantas inspecionar', 'How many to inspect', 'Cuántas inspeccionar'),
      p(
        'Em painel, todas: leva menos tempo que discutir uma. Em obra grande, todas as primeiras vinte de cada equipe, ferramenta e seção; sem defeito, uma em cada cinco. Um só defeito de matriz ou de inserção volta a contagem ao começo e manda rever as da mesma ferramenta desde a última inspeção boa.',
        'In a switchboard, all of them: it takes less time than arguing about one. On a large job, all of the first twenty of each crew, tool and size; with no defect, one in five. A single defect of die or insertion sends the count back to the start, and calls for a review of those made with that tool since the last good inspection.',
        'En tablero, todas: lleva menos tiempo que discutir una. En obra grande, las primeras veinte de cada equipo, herramienta y sección; sin defecto, una de cada cinco. Un solo defecto de matriz o de inserción devuelve la cuenta al comienzo y obliga a revisar las de la misma herramienta desde la última inspección buena.',
      ),
    ],
  },
  {
    key: 'torque-de-aperto',
    section: 'conexoes',
    date: '2026-06-03',
    products: [
      'terminal-longo-dois-furos',
      'barra-de-equipotencializacao',
      'torquimetro',
      'terminal-mecanico',
    ],
    documents: [torqueTable],
    title: t(
      'Torque de aperto em conexões aparafusadas',
      'Tightening torque of bolted connections',
      'Par de apriete en conexiones atornilladas',
    ),
    summary: t(
      'Por que o torque importa, quanto aplicar e quando reapertar.',
      'Why torque matters, how much to apply and when to retighten.',
      'Por qué importa el par, cuánto aplicar y cuándo reapretar.',
    ),
    text: [
      p(
        'Quem conduz não é o parafuso: é a face de contato que ele aperta. Pouca força, poucos pontos de contato, calor. Força demais, o cobre cede e a força some.',
        'It is not the bolt that conducts: it is the face it presses. Too little force, few contact spots, heat. Too much, the copper yields and the force is gone.',
        'No es el tornillo el que conduce: es la cara que aprieta. Poca fuerza, pocos puntos de contacto, calor. Demasiada, el cobre cede y la fuerza desaparece.',
      ),
      table(
        t(
          'Parafusos de aço classe 8.8, rosca limpa e seca, valores orientativos',
          'Class 8.8 steel bolts, clean dry thread, guidance values',
          'Tornillos de acero clase 8.8, rosca limpia y seca, valores orientativos',
        ),
        [
          t('Parafuso', 'Bolt', 'Tornillo'),
          t('Furo (mm)', 'Hole (mm)', 'Orificio (mm)'),
          t('Torque (N·m)', 'Torque (N·m)', 'Par (N·m)'),
        ],
        [
          ['M5', t('5,5', '5.5', '5,5'), String(studTorque[5])],
          ['M6', t('6,6', '6.6', '6,6'), String(studTorque[6])],
          ['M8', '9', String(studTorque[8])],
          ['M10', '11', String(studTorque[10])],
          ['M12', t('13,5', '13.5', '13,5'), String(studTorque[12])],
          ['M16', t('17,5', '17.5', '17,5'), String(studTorque[16])],
          ['M20', '22', String(studTorque[20])],
        ],
      ),
      list(
        t(
          'Arruela cônica sob a porca compensa a acomodação do metal.',
          'A conical washer under the nut makes up for settling.',
          'La arandela cónica bajo la tuerca compensa el asentamiento.',
        ),
        t(
          'Inox sem lubrificante engripa antes do torque: use pasta e aplique cerca de 20 % menos.',
          'Dry stainless seizes before torque: use paste and apply about 20 % less.',
          'El inoxidable seco se agarrota antes del par: use pasta y aplique cerca de 20 % menos.',
        ),
        t(
          'Marque a porca. Na inspeção, a marca diz se girou.',
          'Mark the nut. At inspection the mark tells whether it turned.',
          'Marque la tuerca. En la inspección, la marca dice si giró.',
        ),
      ),
      h('Do torque à força', 'From torque to force', 'Del par a la fuerza'),
      p(
        'Em rosca seca, a força de aperto é perto de **F = T / (0,2 · d)**, com d o diâmetro do parafuso. Um M12 a 75 N·m dá 31 kN: três toneladas sobre a face. Com graxa, o 0,2 cai para uns 0,15 e o mesmo torque dá um terço a mais de força. É por isso que a tabela diz "limpa e seca" e que lubrificar muda o valor.',
        'On a dry thread, the clamping force is near **F = T / (0.2 · d)**, where d is the bolt diameter. An M12 at 75 N·m gives 31 kN: three tonnes on the face. With grease the 0.2 falls to some 0.15, and the same torque gives a third more force. That is why the table says “clean, dry”, and why lubricating changes the value.',
        'En rosca seca, la fuerza de apriete es cerca de **F = T / (0,2 · d)**, con d el diámetro del tornillo. Un M12 a 75 N·m da 31 kN: tres toneladas sobre la cara. Con grasa, el 0,2 baja a unos 0,15 y el mismo par da un tercio más de fuerza. Por eso la tabla dice "limpia y seca" y por eso lubricar cambia el valor.',
      ),
      h('Na ordem certa', 'In the right order', 'En el orden correcto'),
      list(
        t(
          'Limpe as duas faces. Cobre oxidado: lixa fina até brilhar. Estanhado ou prateado: só pano.',
          'Clean both faces. Oxidized copper: fine abrasive until bright. Tinned or silver-plated: cloth only.',
          'Limpie las dos caras. Cobre oxidado: lija fina hasta que brille. Estañado o plateado: solo paño.',
        ),
        t(
          'Cabeça, arruela lisa, palma, barra, arruela lisa, arruela cônica, porca. A cônica com a boca virada para a barra.',
          'Head, flat washer, palm, bar, flat washer, conical washer, nut. The conical one with its hollow to the bar.',
          'Cabeza, arandela plana, paleta, barra, arandela plana, arandela cónica, tuerca. La cónica con su hueco hacia la barra.',
        ),
        t(
          'Encoste com a mão, alinhe o cabo, e só então use o torquímetro, num movimento contínuo.',
          'Run up by hand, align the cable, and only then use the torque wrench, in one steady pull.',
          'Arrime a mano, alinee el cable, y solo entonces use el torquímetro, en un movimiento continuo.',
        ),
        t(
          'Dois ou quatro parafusos: metade do torque em cruz, depois o torque cheio em cruz.',
          'Two or four bolts: half the torque crosswise, then full torque crosswise.',
          'Dos o cuatro tornillos: mitad del par en cruz, después el par completo en cruz.',
        ),
      ),
      figure(
        'be',
        t(
          'Barra com furos a cada 25 mm: um parafuso por terminal, nunca dois terminais de cabo no mesmo lado da barra.',
          'Bar drilled every 25 mm: one bolt per terminal, never two cable lugs on one side of the bar.',
          'Barra con orificios cada 25 mm: un tornillo por terminal, nunca dos terminales en el mismo lado de la barra.',
        ),
      ),
      h('Reapertar?', 'Retighten?', '¿Reapretar?'),
      p(
        'Reaperto por calendário faz mais mal do que bem: cada volta a mais esmaga o metal já acomodado. Reaperte **uma vez**, depois das primeiras 24 horas ou do primeiro ciclo térmico, quando a junta leva alumínio ou metal macio. Depois disso, inspecione: marca de tinta, termografia e, em desligamento, torque de verificação a 90 % do valor. Se a porca anda a 90 %, procure a causa antes de apertar.',
        'Retightening by the calendar does more harm than good: each extra turn crushes metal that has settled. Retighten **once**, after the first 24 hours or the first thermal cycle, where the joint has aluminum or soft metal. From then on inspect: paint mark, thermography and, in an outage, a check at 90 % of the torque. If the nut moves at 90 %, look for the cause before tightening.',
        'Reapretar por calendario hace más mal que bien: cada vuelta de más aplasta el metal ya asentado. Reapriete **una vez**, tras las primeras 24 horas o el primer ciclo térmico, cuando la unión lleva aluminio o metal blando. Después, inspeccione: marca de pintura, termografía y, con el equipo desconectado, par de verificación al 90 % del valor. Si la tuerca gira al 90 %, busque la causa antes de apretar.',
      ),
      h('O parafuso fusível', 'The shear bolt', 'El tornillo fusible'),
      p(
        'Nos terminais e luvas mecânicas a cabeça do parafuso rompe no torque de projeto. Não há o que regular nem o que conferir com chave: cabeça no chão é torque aplicado. Use a chave hexagonal sem extensão e apoie a peça, para que o esforço não dobre o cabo.',
        'On mechanical terminals and splices the bolt head breaks at the design torque. There is nothing to set and nothing to check with a wrench: a head on the floor is torque applied. Use the hex key without an extension and support the part, so that the effort does not bend the cable.',
        'En los terminales y manguitos mecánicos la cabeza del tornillo rompe al par de diseño. No hay nada que regular ni que verificar con llave: cabeza en el suelo es par aplicado. Use la llave hexagonal sin extensión y apoye la pieza, para que el esfuerzo no doble el cable.',
      ),
      p(
        'Há tabelas para rosca seca, rosca lubrificada, classe 5.8 e inox. Misturá-las é o erro mais comum que vemos em relatórios de obra: anote na folha **que tabela** foi usada, com o número e a revisão, e o número do torquímetro.',
        'There are tables for dry thread, lubricated thread, class 5.8 and stainless. Mixing them is the commonest error that we see in site reports: note on the sheet **which table** was used, with number and revision, and the number of the wrench.',
        'Hay tablas para rosca seca, rosca lubricada, clase 5.8 e inoxidable. Mezclarlas es el error más común que vemos en informes de obra: anote en la hoja **qué tabla** se usó, con número y revisión, y el número del torquímetro.',
      ),
      p(
        'Use o torque do equipamento quando o fabricante dele indicar outro: **o valor menor manda**.',
        'Use the equipment torque where its maker states another: **the lower value rules**.',
        'Use el par del equipo cuando su fabricante indique otro: **manda el valor menor**.',
      ),
    ],
  },
  {
    key: 'aluminio-com-cobre',
    section: 'conexoes',
    date: '2026-03-18',
    products: [
      'terminal-bimetalico',
      'grampo-paralelo-bimetalico',
      'luva-bimetalica',
      'pino-bimetalico',
      'conector-cunha',
    ],
    documents: [crimping],
    title: t(
      'Alumínio com cobre: onde está o risco',
      'Aluminum to copper: where the risk lies',
      'Aluminio con cobre: dónde está el riesgo',
    ),
    summary: t(
      'Três mecanismos de falha e a peça que resolve cada um.',
      'Three failure mechanisms and the part that settles each.',
      'Tres mecanismos de falla y la pieza que resuelve cada uno.',
    ),
    text: [
      h('Óxido', 'Oxide', 'Óxido'),
      p(
        'O alumínio se cobre de óxido isolante em minutos. Escova de aço limpa e pasta inibidora, aplicadas na sequência, mantêm o metal exposto até a compressão.',
        'Aluminum covers itself with insulating oxide within minutes. A clean steel brush, then inhibitor paste at once, keep metal exposed until the crimp.',
        'El aluminio se cubre de óxido aislante en minutos. Cepillo de acero limpio y pasta inhibidora, seguidos, mantienen el metal expuesto hasta la compresión.',
      ),
      h('Pilha galvânica', 'Galvanic cell', 'Pila galvánica'),
      p(
        'Com umidade, o alumínio se gasta e o cobre não. A solda por fricção tira a umidade da fronteira; a montagem com o cobre embaixo tira o cobre dissolvido do alumínio.',
        'With moisture, aluminum is consumed and copper is not. Friction welding keeps moisture from the boundary; mounting copper below keeps dissolved copper off the aluminum.',
        'Con humedad, el aluminio se consume y el cobre no. La soldadura por fricción aleja la humedad de la frontera; montar el cobre abajo aleja el cobre disuelto del aluminio.',
      ),
      h('Dilatação', 'Expansion', 'Dilatación'),
      p(
        'O alumínio dilata cerca de 40 % mais que o cobre. A cada ciclo, a junta rígida perde força. Por isso a mola da cunha e a arruela cônica.',
        'Aluminum expands about 40 % more than copper. At each cycle a stiff joint loses force. Hence the spring of the wedge and the conical washer.',
        'El aluminio se dilata cerca de 40 % más que el cobre. En cada ciclo, la unión rígida pierde fuerza. De ahí el resorte de la cuña y la arandela cónica.',
      ),
      h('Quanto a junta se move', 'How much the joint moves', 'Cuánto se mueve la unión'),
      p(
        'Um conjunto de 40 mm apertado a 20 °C, que trabalha a 90 °C, ganha 64 µm se é de alumínio e 48 µm se é de cobre; o parafuso de aço, de 12 · 10⁻⁶/K, ganha 34 µm. A diferença esmaga o alumínio, que escoa. Na volta ao frio, falta espessura e falta força. Uma arruela cônica com 0,3 mm de curso engole esse ciclo milhares de vezes.',
        'A 40 mm stack tightened at 20 °C and working at 90 °C gains 64 µm if it is aluminum and 48 µm if copper; a steel bolt, at 12 · 10⁻⁶/K, gains 34 µm. The difference crushes the aluminum, which yields. Back in the cold, thickness is short and so is force. A conical washer with 0.3 mm of travel swallows that cycle thousands of times.',
        'Un conjunto de 40 mm apretado a 20 °C, que trabaja a 90 °C, gana 64 µm si es de aluminio y 48 µm si es de cobre; el tornillo de acero, de 12 · 10⁻⁶/K, gana 34 µm. La diferencia aplasta el aluminio, que fluye. De vuelta al frío, falta espesor y falta fuerza. Una arandela cónica con 0,3 mm de recorrido absorbe ese ciclo miles de veces.',
      ),
      h(
        'Trocar cobre por alumínio',
        'Replacing copper with aluminum',
        'Cambiar cobre por aluminio',
      ),
      p(
        'Para a mesma resistência, a seção de alumínio é 2,82 / 1,72 = **1,64 vez** a de cobre. Na prática sobe-se duas ou três posições na série: 95 mm² de cobre pedem 156 de alumínio, ou seja, 185. O cabo pesa metade e ocupa mais: confira o borne, o raio de curva e a caixa antes da compra.',
        'For the same resistance, the aluminum section is 2.82 / 1.72 = **1.64 times** that of copper. In practice one goes two or three steps up the series: 95 mm² of copper ask for 156 of aluminum, that is, 185. The cable weighs half and takes more room: check the terminal block, the bending radius and the box before buying.',
        'Para la misma resistencia, la sección de aluminio es 2,82 / 1,72 = **1,64 veces** la de cobre. En la práctica se sube dos o tres posiciones en la serie: 95 mm² de cobre piden 156 de aluminio, es decir, 185. El cable pesa la mitad y ocupa más: verifique el borne, el radio de curva y la caja antes de comprar.',
      ),
      figure(
        'hero',
        t(
          'Cobre estanhado, cobre nu e bimetálico: três respostas a três condutores.',
          'Tinned copper, bare copper and bimetallic: three answers to three conductors.',
          'Cobre estañado, cobre desnudo y bimetálico: tres respuestas a tres conductores.',
        ),
      ),
      h('A sequência que funciona', 'The sequence that works', 'La secuencia que funciona'),
      list(
        t(
          'Decape sem ferir os fios: alumínio riscado quebra na curva.',
          'Strip without nicking: scored aluminum breaks at the bend.',
          'Pele sin dañar los hilos: el aluminio marcado se rompe en la curva.',
        ),
        t(
          'Escove, passe pasta, escove através da pasta.',
          'Brush, apply paste, brush through the paste.',
          'Cepille, ponga pasta, cepille a través de la pasta.',
        ),
        t(
          'Insira até o fundo. A pasta que já vem no barril sai pela boca: é sinal de que o cabo chegou.',
          'Insert fully. The paste already in the barrel comes out at the mouth: a sign that the cable is home.',
          'Inserte a fondo. La pasta que ya viene en el barril sale por la boca: es señal de que el cable llegó.',
        ),
        t(
          'Prense do lado da solda para a boca, nunca sobre a solda.',
          'Crimp from the weld towards the mouth, never on the weld.',
          'Comprima del lado de la soldadura hacia la boca, nunca sobre la soldadura.',
        ),
        t(
          'Limpe o excesso e vede a boca com tubo adesivo ou fita de autofusão.',
          'Wipe the excess and seal the mouth with adhesive tube or self-fusing tape.',
          'Limpie el exceso y selle la boca con tubo adhesivo o cinta de autofusión.',
        ),
      ),
      table(
        t('Propriedades a 20 °C', 'Properties at 20 °C', 'Propiedades a 20 °C'),
        [
          t('Propriedade', 'Property', 'Propiedad'),
          t('Cobre', 'Copper', 'Cobre'),
          t('Alumínio', 'Aluminum', 'Aluminio'),
        ],
        [
          [
            t('Resistividade (µΩ·cm)', 'Resistivity (µΩ·cm)', 'Resistividad (µΩ·cm)'),
            t('1,72', '1.72', '1,72'),
            t('2,82', '2.82', '2,82'),
          ],
          [
            t(
              'Dilatação linear (10⁻⁶/K)',
              'Linear expansion (10⁻⁶/K)',
              'Dilatación lineal (10⁻⁶/K)',
            ),
            same('17'),
            same('23'),
          ],
          [
            t('Densidade (g/cm³)', 'Density (g/cm³)', 'Densidad (g/cm³)'),
            t('8,9', '8.9', '8,9'),
            t('2,7', '2.7', '2,7'),
          ],
        ],
      ),
      h('O que se vê anos depois', 'What is seen years later', 'Qué se ve años después'),
      p(
        'A junta ruim avisa. Primeiro a pasta seca e escurece em volta da palma; depois aparece um pó branco, que é o óxido e o hidróxido do alumínio; por fim o metal se afina e a arruela afunda. Em termografia, a diferença para as outras fases passa de 10 K muito antes do pó. Quando o pó já está lá, não limpe e reaperte: corte o cabo até o metal são e refaça com peça bimetálica.',
        'A bad joint gives notice. First the paste dries and darkens round the palm; then a white powder appears, which is the oxide and hydroxide of aluminum; at last the metal thins and the washer sinks. In thermography the difference from the other phases exceeds 10 K long before the powder. Once the powder is there, do not clean and retighten: cut the cable back to sound metal, and make the joint again with a bimetallic part.',
        'La unión mala avisa. Primero la pasta se seca y oscurece alrededor de la paleta; después aparece un polvo blanco, que es el óxido y el hidróxido del aluminio; por fin el metal se adelgaza y la arandela se hunde. En termografía, la diferencia con las otras fases pasa de 10 K mucho antes del polvo. Cuando el polvo ya está, no limpie y reapriete: corte el cable hasta el metal sano y rehaga con pieza bimetálica.',
      ),
      p(
        'Estanhar o cobre ajuda contra a oxidação e aproxima os metais na série galvânica, mas não basta ao tempo: o estanho é fino, risca na montagem e, onde risca, a pilha é a mesma.',
        'Tinning the copper helps against oxidation and brings the metals closer in the galvanic series, but is not enough outdoors: tin is thin, scratches during fitting, and where it is scratched the cell is the same.',
        'Estañar el cobre ayuda contra la oxidación y acerca los metales en la serie galvánica, pero no basta a la intemperie: el estaño es fino, se raya en el montaje y, donde se raya, la pila es la misma.',
      ),
    ],
  },
]
