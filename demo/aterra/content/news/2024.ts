import { figure, h, list, p, t, table } from '../text.ts'
import type { Post } from '../types.ts'

export const posts2024: Post[] = [
  {
    key: 'telhado-solar-em-ribeirao-preto',
    category: 'fabrica',
    date: '2024-12-03',
    picture: 'application-solar',
    title: t(
      'O telhado da fábrica passa a gerar',
      'The roof of the plant begins to generate',
      'El techo de la fábrica empieza a generar',
    ),
    summary: t(
      '1,1 MW em Ribeirão Preto, com as nossas conexões e o que aprendemos ao usá-las.',
      '1.1 MW in Ribeirão Preto, with our own connections and what we learned by using them.',
      '1,1 MW en Ribeirão Preto, con nuestras conexiones y lo que aprendimos al usarlas.',
    ),
    text: [
      p(
        'São 2.040 módulos em dois galpões, ligados na última semana de novembro. Nos dias de sol cobrem a carga dos fornos de alívio de tensões; nos fins de semana, quase tudo. A obra serviu de cobaia: tudo que se liga ali é peça de catálogo, montada por gente que não trabalha aqui.',
        'There are 2,040 modules on two halls, connected in the last week of November. On sunny days they cover the stress-relief furnaces; at weekends, nearly everything. The job served as a guinea pig: all that connects up there is a catalog part, fitted by people who do not work here.',
        'Son 2.040 módulos en dos naves, conectados en la última semana de noviembre. En días de sol cubren los hornos de alivio de tensiones; los fines de semana, casi todo. La obra sirvió de conejillo de Indias: todo lo que se conecta allí es pieza de catálogo, montada por gente que no trabaja aquí.',
      ),
      h('O que deu errado', 'What went wrong', 'Qué salió mal'),
      list(
        t(
          'A arruela dentada do aterramento vinha solta no saco. Trinta caíram na calha. Agora sai presa ao terminal.',
          'The toothed washer for bonding came loose in the bag. Thirty fell into the gutter. It now leaves held to the lug.',
          'La arandela dentada de la puesta a tierra venía suelta en la bolsa. Treinta cayeron en la canaleta. Ahora sale sujeta al terminal.',
        ),
        t(
          'A instrução de montagem supunha luz de bancada. No telhado, ao meio-dia, o cinza sobre branco não se lê. Foi refeita em preto.',
          'The fitting instruction supposed bench light. On a roof, at noon, gray on white cannot be read. It was redone in black.',
          'La instrucción de montaje suponía luz de banco. En el techo, a mediodía, el gris sobre blanco no se lee. Se rehízo en negro.',
        ),
        t(
          'A abraçadeira natural, branca, começou a ressecar em quatro meses de ensaio ao sol. Ao tempo, só a preta.',
          'The natural white cable tie began to dry out after four months of test in the sun. Outdoors, the black one only.',
          'La abrazadera natural, blanca, empezó a resecarse a los cuatro meses de ensayo al sol. A la intemperie, solo la negra.',
        ),
      ),
      h('O que deu certo', 'What went well', 'Qué salió bien'),
      p(
        'As 96 cordoalhas entre fileiras de telha mediram, todas, menos de 2 mΩ. A descida do alumínio para o cobre foi feita com conector de medição bimetálico, e o telhado, que já era captor natural, ficou com a continuidade que o projeto pedia.',
        'All of the 96 braids between rows of sheet read less than 2 mΩ. The change from aluminum to copper at the down-conductor was made with a bimetallic test connector, and the roof, already a natural air termination, got the continuity that the design asked for.',
        'Las 96 trenzas entre filas de chapa midieron, todas, menos de 2 mΩ. El paso del aluminio al cobre en el bajante se hizo con conector de medición bimetálico, y el techo, que ya era captador natural, quedó con la continuidad que pedía el proyecto.',
      ),
      p(
        'Quem projeta usina em telhado pode visitar a nossa, de capacete, às quintas de manhã. A conta de energia e os erros estão numa pasta, na portaria, para quem quiser ler.',
        'Whoever designs rooftop plants may visit ours, helmet on, on Thursday mornings. The electricity bill and the errors are in a folder at the gate, for anybody to read.',
        'Quien proyecta plantas en techo puede visitar la nuestra, con casco, los jueves por la mañana. La factura de energía y los errores están en una carpeta, en la portería, para quien quiera leerlos.',
      ),
      p(
        'A geração do primeiro ano, prevista em 1.700 MWh, equivale a um sexto do consumo da unidade. Camaçari vem depois, quando o telhado da ampliação completar a garantia. Até lá, o painel da portaria mostra a potência do momento, ao lado do contador de dias sem acidente, que é o que importa mais.',
        'Generation in the first year, forecast at 1,700 MWh, amounts to a sixth of what the plant uses. Camaçari comes next, when the roof of its extension is out of guarantee. Until then the board at the gate shows the power of the moment, beside the counter of days without accidents, which matters more.',
        'La generación del primer año, prevista en 1.700 MWh, equivale a un sexto del consumo de la planta. Camaçari viene después, cuando el techo de la ampliación cumpla la garantía. Hasta entonces, el tablero de la portería muestra la potencia del momento, junto al contador de días sin accidentes, que importa más.',
      ),
    ],
    products: [
      'cordoalha-redonda',
      'conector-de-medicao',
      'abracadeira-de-nylon',
      'terminal-curto',
    ],
  },
  {
    key: 'laboratorio-acreditado',
    category: 'fabrica',
    date: '2024-10-15',
    picture: 'news-salt',
    title: t(
      'Laboratório é acreditado na ISO/IEC 17025',
      'Laboratory accredited to ISO/IEC 17025',
      'El laboratorio se acredita en ISO/IEC 17025',
    ),
    summary: t(
      'Resistência, ciclo térmico, tração e névoa salina passam a sair com o símbolo da acreditação.',
      'Resistance, heat cycling, pull-out and salt spray now bear the accreditation symbol.',
      'Resistencia, ciclo térmico, tracción y niebla salina salen ahora con el símbolo de la acreditación.',
    ),
    text: [
      p(
        'A avaliação durou quatro dias e terminou com três não conformidades, todas de papel: um termômetro com certificado vencido havia seis dias, uma planilha sem controle de versão e um procedimento que dizia "aproximadamente". Foram fechadas em um mês. O escopo tem 14 ensaios, de conexões de potência e de aterramento.',
        'The assessment took four days and ended with three findings, all of paper: a thermometer whose certificate was six days overdue, a spreadsheet without version control, and a procedure that said “approximately”. They were closed within a month. The scope has 14 tests, of power and grounding connections.',
        'La evaluación duró cuatro días y terminó con tres no conformidades, todas de papel: un termómetro con certificado vencido hacía seis días, una planilla sin control de versión y un procedimiento que decía "aproximadamente". Se cerraron en un mes. El alcance tiene 14 ensayos, de conexiones de potencia y de puesta a tierra.',
      ),
      h('O que a acreditação diz', 'What accreditation says', 'Qué dice la acreditación'),
      p(
        'A ISO/IEC 17025 trata da competência de laboratórios de ensaio e calibração. Não diz que a peça é boa: diz que o número é confiável, que a incerteza foi calculada e que outro laboratório chegaria ao mesmo valor. Um certificado ISO 9001, que muitos confundem com isso, trata da gestão da empresa.',
        'ISO/IEC 17025 deals with the competence of testing and calibration laboratories. It does not say that the part is good: it says that the number can be trusted, that its uncertainty was worked out, and that another laboratory would arrive at it. An ISO 9001 certificate, which many take for the same, deals with the management of a company.',
        'ISO/IEC 17025 trata de la competencia de los laboratorios de ensayo y calibración. No dice que la pieza sea buena: dice que el número es confiable, que la incertidumbre fue calculada y que otro laboratorio llegaría al mismo valor. Un certificado ISO 9001, que muchos confunden con esto, trata de la gestión de la empresa.',
      ),
      h(
        'A névoa salina, sem ilusão',
        'Salt spray, without illusion',
        'La niebla salina, sin ilusión',
      ),
      p(
        'O ensaio que mais nos pedem é o que menos prevê. Mil horas de névoa salina não são tantos anos de praia: ordenam materiais, não contam tempo. Por isso o relatório traz sempre uma peça de referência no mesmo banho, e a foto das duas, lado a lado.',
        'The test that we are asked for most is the one that predicts least. A thousand hours of salt spray are not so many years by the sea: they rank materials, they do not count time. So the report always has a reference part in the same chamber, and the picture of both, side by side.',
        'El ensayo que más nos piden es el que menos predice. Mil horas de niebla salina no son tantos años de playa: ordenan materiales, no cuentan tiempo. Por eso el informe trae siempre una pieza de referencia en la misma cámara, y la foto de las dos, lado a lado.',
      ),
      p(
        'Relatórios anteriores continuam válidos, sem o símbolo. Terceiros podem contratar ensaios; a fila é a mesma das nossas peças, e a tabela de preços está na área restrita.',
        'Earlier reports remain valid, without the symbol. Third parties may order tests; the queue is that of our own parts, and the price list is in the restricted area.',
        'Los informes anteriores siguen válidos, sin el símbolo. Terceros pueden contratar ensayos; la fila es la misma de nuestras piezas, y la lista de precios está en el área restringida.',
      ),
      p(
        'A preparação levou dois anos e foi conduzida por Letícia Amaral, que entrou na empresa como aprendiz. O mais difícil, conta ela, não foi medir melhor: foi parar de arredondar. Hoje cada número do laboratório sai com a sua incerteza, e quem lê sabe quando uma diferença entre duas peças existe e quando é ruído.',
        'Preparation took two years, led by Letícia Amaral, who came to the company as an apprentice. The hardest part, she says, was not to measure better: it was to stop rounding. Today each number leaves the laboratory with its uncertainty, and the reader knows when a difference between two parts exists and when it is noise.',
        'La preparación llevó dos años y la condujo Letícia Amaral, que entró a la empresa como aprendiz. Lo más difícil, cuenta, no fue medir mejor: fue dejar de redondear. Hoy cada número del laboratorio sale con su incertidumbre, y quien lee sabe cuándo una diferencia entre dos piezas existe y cuándo es ruido.',
      ),
    ],
    products: ['terminal-bimetalico', 'placa-bimetalica', 'molde-cabo-cabo'],
  },
  {
    key: 'feira-de-sao-paulo-2024',
    category: 'feiras-e-cursos',
    date: '2024-09-10',
    picture: 'news-fair',
    title: t(
      'Na feira de São Paulo, peças para serrar',
      'At the São Paulo fair, parts to saw',
      'En la feria de São Paulo, piezas para cortar',
    ),
    summary: t(
      'Trezentos e quarenta terminais prensados por visitantes, abertos na hora.',
      'Three hundred and forty lugs crimped by visitors, opened on the spot.',
      'Trescientos cuarenta terminales comprimidos por visitantes, abiertos en el acto.',
    ),
    text: [
      p(
        'O estande não tinha poltrona. Tinha uma bancada com cabo de 70 mm², cinco prensas, uma serra de fita e uma lupa com tela. Quem chegava prensava um terminal como faz na obra, serrava ao meio e via.',
        'The stand had no armchairs. It had a bench with 70 mm² cable, five presses, a band saw and a lens with a screen. Visitors crimped a lug as they do on the job, sawed it in two, and looked.',
        'El estand no tenía sillones. Tenía un banco con cable de 70 mm², cinco prensas, una sierra de cinta y una lupa con pantalla. Quien llegaba comprimía un terminal como lo hace en la obra, lo cortaba al medio y miraba.',
      ),
      table(
        t(
          '340 terminais serrados em quatro dias',
          '340 lugs sawn in four days',
          '340 terminales cortados en cuatro días',
        ),
        [t('O que se viu', 'What was seen', 'Qué se vio'), t('Peças', 'Parts', 'Piezas')],
        [
          [
            t('Sem vazios, bem inserido', 'No voids, fully inserted', 'Sin vacíos, bien insertado'),
            '221',
          ],
          [
            t(
              'Cabo a mais de 3 mm do fundo',
              'Cable more than 3 mm short',
              'Cable a más de 3 mm del fondo',
            ),
            '58',
          ],
          [t('Fio cortado na decapagem', 'Wire cut in stripping', 'Hilo cortado al pelar'), '37'],
          [
            t(
              'Vazios: ciclo interrompido',
              'Voids: cycle interrupted',
              'Vacíos: ciclo interrumpido',
            ),
            '24',
          ],
        ],
      ),
      p(
        'Dois em três, portanto. Quem errava ganhava outro terminal e outra vez; na segunda, foram 19 em 20. O método cabe em três minutos de conversa, e é isso que nos fez montar o curso itinerante.',
        'Two in three, then. Whoever got it wrong was given another lug and another try; on the second, it was 19 in 20. The method fits three minutes of talk, and it is what made us set up the traveling course.',
        'Dos de cada tres, entonces. Quien se equivocaba recibía otro terminal y otra oportunidad; en la segunda, fueron 19 de 20. El método cabe en tres minutos de charla, y eso nos llevó a armar el curso itinerante.',
      ),
      h('Também se viu', 'Also on show', 'También se vio'),
      list(
        t(
          'O grampo para pedestal de piso elevado, que fecha com dois parafusos sem soltar o cabo.',
          'The raised-floor pedestal clamp, which closes with two bolts without freeing the cable.',
          'La grapa para pedestal de piso elevado, que cierra con dos tornillos sin soltar el cable.',
        ),
        t(
          'A caixa de equipotencialização com tampa transparente: o fiscal vê sem abrir.',
          'The bonding box with a clear lid: the inspector sees without opening.',
          'La caja de equipotencialización con tapa transparente: el inspector ve sin abrir.',
        ),
        t(
          'Um terminal de 1984 e um de 2024, do mesmo código, para achar a diferença. É a chanfra da boca.',
          'A lug of 1984 and one of 2024, of one part number, to find the difference. It is the chamfer of the mouth.',
          'Un terminal de 1984 y uno de 2024, del mismo código, para encontrar la diferencia. Es el chaflán de la boca.',
        ),
      ),
      p(
        'Os terminais serrados foram para o cobre reciclado. Todos menos três, que os donos quiseram levar.',
        'The sawn lugs went to recycled copper. All but three, which their owners wished to keep.',
        'Los terminales cortados fueron al cobre reciclado. Todos menos tres, que sus dueños quisieron llevarse.',
      ),
      p(
        'O que mais surpreendeu quem serrava era o corte bom. Quase todos esperavam ver fios e viram um bloco: a compressão certa apaga a fronteira entre o cabo e o tubo, e a serra passa como em barra maciça. Depois de ver, ninguém mais pergunta por que a matriz precisa fechar até o fim. Guardamos uma dessas metades de cada seção; elas viajam com o vendedor no lugar do folheto.',
        'What surprised people most was the good section. Nearly all expected to see wires, and saw a block: the right crimp wipes out the boundary between cable and tube, and the saw goes through it as through solid bar. Having seen it, nobody asks again why the die must close fully. We kept one such half of each size; they travel with the salespeople in place of the leaflet.',
        'Lo que más sorprendió a quien cortaba fue el corte bueno. Casi todos esperaban ver hilos y vieron un bloque: la compresión correcta borra la frontera entre el cable y el tubo, y la sierra pasa como en barra maciza. Después de verlo, nadie pregunta por qué la matriz debe cerrar hasta el final. Guardamos una de esas mitades de cada sección; viajan con el vendedor en lugar del folleto.',
      ),
      p(
        'No ano que vem a bancada volta, com cabo de alumínio.',
        'Next year the bench comes back, with aluminum cable.',
        'El año próximo el banco vuelve, con cable de aluminio.',
      ),
    ],
    products: ['terminal-longo-um-furo', 'grampo-piso-elevado', 'caixa-de-equipotencializacao'],
  },
  {
    key: 'alerta-inox-a-seco',
    category: 'engenharia',
    date: '2024-07-23',
    picture: 'be',
    title: t(
      'Alerta: parafuso inox apertado a seco',
      'Alert: stainless bolts tightened dry',
      'Alerta: tornillo inoxidable apretado en seco',
    ),
    summary: t(
      'O torque é atingido, a força não. O que fazer com barramentos já montados.',
      'Torque is reached, force is not. What to do about busbars already assembled.',
      'El par se alcanza, la fuerza no. Qué hacer con barras ya montadas.',
    ),
    text: [
      p(
        'Três painéis de clientes diferentes aqueceram na mesma junta, com o torque certo anotado na folha. Nos três, alguém tinha trocado o parafuso de aço zincado por inox, "porque é melhor". E é, contra a ferrugem. Para apertar, não.',
        'Three boards of different customers heated at the same joint, with the right torque on the sheet. In all three somebody had replaced the zinc-plated steel bolt with stainless, “because it is better”. So it is, against rust. For tightening, it is not.',
        'Tres tableros de clientes distintos se calentaron en la misma unión, con el par correcto anotado en la hoja. En los tres, alguien había cambiado el tornillo de acero cincado por inoxidable, "porque es mejor". Y lo es, contra el óxido. Para apretar, no.',
      ),
      h('O que acontece', 'What happens', 'Qué ocurre'),
      p(
        'Inox contra inox, seco, engripa: os filetes se soldam aos poucos e o atrito passa do dobro. O torquímetro estala no valor, mas quase todo o esforço ficou na rosca. Medimos, em M12 a 75 N·m, de 11 a 17 kN de força, contra 31 kN do aço zincado limpo. No melhor caso, pouco mais da metade, e diferente a cada parafuso.',
        'Stainless on stainless, dry, galls: the threads weld little by little and friction more than doubles. The wrench clicks at its value, but most of the effort stayed in the thread. On M12 at 75 N·m we measured 11 to 17 kN of force, against 31 kN for clean zinc-plated steel. Little more than half at best, and different with each bolt.',
        'Inoxidable contra inoxidable, en seco, se agarrota: los filetes se sueldan de a poco y la fricción pasa del doble. El torquímetro salta en su valor, pero casi todo el esfuerzo quedó en la rosca. Medimos, en M12 a 75 N·m, de 11 a 17 kN de fuerza, contra 31 kN del acero cincado limpio. En el mejor caso poco más de la mitad, y distinto en cada tornillo.',
      ),
      figure(
        'cf',
        t(
          'Onde há vibração, a cordoalha poupa o parafuso; o aperto continua sendo do parafuso.',
          'Where there is vibration a braid spares the bolt; the clamping is still the bolt’s.',
          'Donde hay vibración, la trenza cuida el tornillo; el apriete sigue siendo del tornillo.',
        ),
      ),
      h('O que fazer', 'What to do', 'Qué hacer'),
      list(
        t(
          '**Obra nova**: parafuso de aço classe 8.8 zincado em ambiente abrigado. Onde o inox é preciso, porca de outra liga e pasta própria, com cerca de 20 % menos torque.',
          '**New work**: class 8.8 zinc-plated steel indoors. Where stainless is needed, a nut of another alloy and the right paste, at about 20 % less torque.',
          '**Obra nueva**: tornillo de acero clase 8.8 cincado en ambiente protegido. Donde se necesita inoxidable, tuerca de otra aleación y pasta adecuada, con cerca de 20 % menos par.',
        ),
        t(
          '**Já montado**: não reaperte por cima. Na próxima parada, troque parafuso e porca, um de cada vez, com a barra apoiada.',
          '**Already assembled**: do not tighten on top. At the next outage replace bolt and nut, one at a time, with the bar supported.',
          '**Ya montado**: no apriete encima. En la próxima parada, cambie tornillo y tuerca, uno por vez, con la barra apoyada.',
        ),
        t(
          '**Até lá**: termografia com carga, comparando fases. Diferença acima de 10 K, antecipe a parada.',
          '**Until then**: thermography under load, comparing phases. Above 10 K of difference, bring the outage forward.',
          '**Hasta entonces**: termografía con carga, comparando fases. Con diferencia superior a 10 K, adelante la parada.',
        ),
      ),
      p(
        'As peças não têm defeito e não há recolhimento. Mudamos a instrução de montagem, que dizia o torque e não dizia a rosca.',
        'The parts have no defect and there is no recall. We changed the fitting instruction, which gave the torque and did not speak of the thread.',
        'Las piezas no tienen defecto y no hay retiro. Cambiamos la instrucción de montaje, que decía el par y no decía la rosca.',
      ),
      p(
        'Os três clientes autorizaram contar o caso. Em todos, o custo da troca coube numa parada de uma tarde; o de um painel queimado, não caberia em um mês.',
        'The three customers allowed us to tell the case. In all of them the replacement fitted one afternoon’s outage; a burnt board would not have fitted a month.',
        'Los tres clientes autorizaron contar el caso. En todos, el cambio cupo en una parada de una tarde; un tablero quemado no habría cabido en un mes.',
      ),
      p(
        'A nova instrução vai dentro de cada caixa de barra a partir do lote de agosto, com um desenho da rosca limpa, da lubrificada e da engripada.',
        'The new instruction goes into each box of bars from the August lot on, with a drawing of a clean thread, a lubricated one and a galled one.',
        'La nueva instrucción va dentro de cada caja de barra desde el lote de agosto, con un dibujo de la rosca limpia, de la lubricada y de la agarrotada.',
      ),
    ],
    products: ['barra-de-equipotencializacao', 'cordoalha-flexivel', 'torquimetro'],
  },
]
