import { figure, h, list, p, t, table } from '../text.ts'
import type { Post } from '../types.ts'

export const postsFirstHalf2024: Post[] = [
  {
    key: 'camacari-dobra-a-galvanizacao',
    category: 'fabrica',
    date: '2024-06-04',
    picture: 'application-tower',
    title: t(
      'Camaçari cresce: galvanização e preformados na mesma fábrica',
      'Camaçari grows: galvanizing and preformed fittings under one roof',
      'Camaçari crece: galvanizado y preformados en la misma fábrica',
    ),
    summary: t(
      '4.200 m² a mais, uma cuba de nove metros e duas máquinas de hélice.',
      '4,200 m² more, a nine-meter bath and two helix machines.',
      '4.200 m² más, una cuba de nueve metros y dos máquinas de hélice.',
    ),
    text: [
      p(
        'A ampliação ficou pronta em maio e a primeira manilha saiu da cuba no dia 27. Até então, a ferragem forjada viajava 60 km para ser galvanizada por terceiros e voltava: nove dias entre a prensa e a caixa. Agora são dois.',
        'The extension was ready in May and the first shackle left the bath on the 27th. Until then forged hardware traveled 60 km to be galvanized by others, and back: nine days from press to box. Now it is two.',
        'La ampliación quedó lista en mayo y el primer grillete salió de la cuba el día 27. Hasta entonces, el herraje forjado viajaba 60 km para ser galvanizado por terceros y volvía: nueve días entre la prensa y la caja. Ahora son dos.',
      ),
      h('Quente, por imersão', 'Hot, by dipping', 'En caliente, por inmersión'),
      p(
        'A peça limpa mergulha no zinco a cerca de 450 °C e forma com ele camadas de liga. Não é tinta: risca-se e o zinco em volta protege o aço exposto, porque se gasta primeiro. A espessura é medida em cinco pontos por lote e o valor vai na etiqueta.',
        'The clean part dips in zinc at about 450 °C and forms alloy layers with it. It is not paint: scratch it, and the zinc around protects the bare steel, since it is consumed first. Thickness is measured at five points per lot, and the value is on the label.',
        'La pieza limpia se sumerge en zinc a cerca de 450 °C y forma con él capas de aleación. No es pintura: si se raya, el zinc de alrededor protege el acero expuesto, porque se gasta primero. El espesor se mide en cinco puntos por lote y el valor va en la etiqueta.',
      ),
      h('Preformados', 'Preformed fittings', 'Preformados'),
      p(
        'As duas máquinas de hélice fazem alças, laços, emendas e armaduras para cabos de 4 AWG a 636 kcmil. O passo, o diâmetro e o sentido saem do desenho direto para a máquina; a primeira peça de cada lote é aplicada num cabo e tracionada a 90 % da ruptura dele, sem escorregar.',
        'The two helix machines make dead-ends, ties, splices and armour rods for conductors from 4 AWG to 636 kcmil. Pitch, diameter and lay go from the drawing straight to the machine; the first part of each lot is applied to a conductor and pulled to 90 % of its breaking load, without slipping.',
        'Las dos máquinas de hélice hacen retenciones, ataduras, empalmes y armaduras para cables de 4 AWG a 636 kcmil. El paso, el diámetro y el sentido van del plano directo a la máquina; la primera pieza de cada lote se aplica en un cable y se tracciona al 90 % de su rotura, sin deslizar.',
      ),
      list(
        t(
          '72 postos de trabalho novos; 51 preenchidos por moradores de Camaçari e Dias d’Ávila.',
          '72 new jobs; 51 filled by people of Camaçari and Dias d’Ávila.',
          '72 puestos de trabajo nuevos; 51 ocupados por vecinos de Camaçari y Dias d’Ávila.',
        ),
        t(
          'Água da lavagem em circuito fechado, com reposição só do que evapora.',
          'Rinse water in a closed loop, topped up only for evaporation.',
          'Agua de enjuague en circuito cerrado, con reposición solo de lo que se evapora.',
        ),
        t(
          'Gases da cuba filtrados e medidos, com o valor num painel na rua.',
          'Bath fumes filtered and measured, with the value on a board facing the street.',
          'Gases de la cuba filtrados y medidos, con el valor en un tablero hacia la calle.',
        ),
      ),
      p(
        'Os códigos não mudam. Muda a etiqueta, que passa a dizer onde e quando a peça foi galvanizada.',
        'Part numbers do not change. The label does: it now says where and when the part was galvanized.',
        'Los códigos no cambian. Cambia la etiqueta, que pasa a decir dónde y cuándo se galvanizó la pieza.',
      ),
      p(
        'A visita para distribuidores é na primeira sexta-feira de cada mês. Vê-se a forja, a cuba e a máquina de hélice em uma hora e meia, e sai-se com uma manilha do dia, ainda morna, com o lote e a espessura na etiqueta.',
        'Distributors may visit on the first Friday of each month. Forge, bath and helix machine take an hour and a half, and one leaves with a shackle of the day, still warm, with lot and thickness on its label.',
        'La visita para distribuidores es el primer viernes de cada mes. Se ve la forja, la cuba y la máquina de hélice en una hora y media, y se sale con un grillete del día, todavía tibio, con el lote y el espesor en la etiqueta.',
      ),
    ],
    products: [
      'manilha',
      'gancho-olhal',
      'alca-preformada',
      'vareta-preformada',
      'parafuso-maquina',
    ],
  },
  {
    key: 'linha-optica',
    category: 'engenharia',
    date: '2024-04-16',
    picture: 'application-fiber',
    title: t(
      'Linha óptica: distribuidor que abre como gaveta',
      'Fiber line: a panel that opens like a drawer',
      'Línea óptica: distribuidor que se abre como cajón',
    ),
    summary: t(
      'Distribuidor, bandeja, extensões e adaptadores, feitos por quem já fazia a barra do rack.',
      'Panel, tray, pigtails and adapters, by those who already made the rack bar.',
      'Distribuidor, bandeja, pigtails y adaptadores, por quienes ya hacían la barra del rack.',
    ),
    text: [
      p(
        'Fazemos aterramento de rack desde 2019. De tanto olhar para trás de racks, aprendemos onde a fibra sofre: na curva atrás do painel que alguém empurrou, na bandeja que só se abre tirando o cordão do vizinho. O distribuidor novo nasceu dessas duas fotos.',
        'We have made rack grounding since 2019. From so much looking behind racks, we learned where fiber suffers: in the bend behind the panel that somebody pushed, in the tray that opens only by pulling the neighbour’s cord. The new panel was born of those two pictures.',
        'Hacemos puesta a tierra de racks desde 2019. De tanto mirar detrás de los racks, aprendimos dónde sufre la fibra: en la curva detrás del panel que alguien empujó, en la bandeja que solo se abre quitando el cordón del vecino. El distribuidor nuevo nació de esas dos fotos.',
      ),
      h('O que ele faz', 'What it does', 'Qué hace'),
      list(
        t(
          'Abre como gaveta, para a frente, com o cabo preso num braço que acompanha. A fibra não muda de raio.',
          'It opens like a drawer, forwards, with the cable held by an arm that follows. The fiber keeps its radius.',
          'Se abre como cajón, hacia adelante, con el cable sujeto a un brazo que acompaña. La fibra no cambia de radio.',
        ),
        t(
          '12 adaptadores LC duplex ou SC por unidade de altura, com placas que se trocam pela frente.',
          '12 LC duplex or SC adapters per rack unit, on plates changed from the front.',
          '12 adaptadores LC dúplex o SC por unidad de altura, con placas que se cambian por el frente.',
        ),
        t(
          'Bandeja de emenda com tampa transparente: contam-se os protetores sem abrir.',
          'Splice tray with a clear lid: protectors can be counted without opening.',
          'Bandeja de empalme con tapa transparente: los protectores se cuentan sin abrir.',
        ),
        t(
          'Parafuso de terra na entrada do cabo, com o cordão do tamanho certo na caixa.',
          'Ground screw at the cable entry, with a jumper of the right length in the box.',
          'Tornillo de tierra en la entrada del cable, con el puente del largo correcto en la caja.',
        ),
      ),
      h('Terra em fibra?', 'Ground on fiber?', '¿Tierra en la fibra?'),
      p(
        'A fibra não conduz, mas o cabo muitas vezes sim: fita de aço, elemento de tração metálico. Ele entra na edificação como qualquer outro condutor que vem de fora, e um surto não sabe que o serviço é óptico. O elemento metálico vai à barra logo na entrada. Nos cabos dielétricos, nada a fazer.',
        'Fiber does not conduct, but its cable often does: steel tape, a metallic strength member. It enters the building like any conductor from outside, and a surge does not know that the service is optical. The metallic member goes to the bar right at the entrance. With dielectric cables there is nothing to do.',
        'La fibra no conduce, pero el cable muchas veces sí: cinta de acero, elemento de tracción metálico. Entra al edificio como cualquier conductor que viene de afuera, y una sobretensión no sabe que el servicio es óptico. El elemento metálico va a la barra ya en la entrada. En los cables dieléctricos, nada que hacer.',
      ),
      figure(
        'oc',
        t(
          'Organizador e distribuidor têm a mesma profundidade: o cordão não dobra entre um e outro.',
          'Manager and panel have the same depth: the cord does not kink between them.',
          'Organizador y distribuidor tienen la misma profundidad: el cordón no se dobla entre uno y otro.',
        ),
      ),
      p(
        'A linha entra no catálogo com extensões monomodo e multimodo e adaptadores LC e SC, com polimento UPC e APC. Cada extensão sai com a perda de inserção medida e escrita na etiqueta, peça a peça.',
        'The line enters the catalog with single-mode and multimode pigtails and LC and SC adapters, with UPC and APC polish. Each pigtail leaves with its insertion loss measured and written on its label, one by one.',
        'La línea entra al catálogo con pigtails monomodo y multimodo y adaptadores LC y SC, con pulido UPC y APC. Cada pigtail sale con su pérdida de inserción medida y escrita en la etiqueta, pieza por pieza.',
      ),
      p(
        'As primeiras duzentas unidades foram para salas de dois provedores do interior paulista, que abriram as gavetas dez vezes por dia durante três meses. O braço do cabo ganhou uma mola mais fraca; o resto ficou como estava.',
        'The first two hundred units went to rooms of two internet providers inland in São Paulo, which opened the drawers ten times a day for three months. The cable arm got a weaker spring; the rest stayed as it was.',
        'Las primeras doscientas unidades fueron a salas de dos proveedores del interior paulista, que abrieron los cajones diez veces por día durante tres meses. El brazo del cable recibió un resorte más débil; el resto quedó como estaba.',
      ),
    ],
    products: [
      'distribuidor-optico',
      'bandeja-de-emenda',
      'pigtail-optico',
      'adaptador-optico',
      'cordao-de-rack',
    ],
  },
  {
    key: 'aprendizes-da-solda',
    category: 'feiras-e-cursos',
    date: '2024-03-05',
    picture: 'mx',
    title: t(
      'Vinte aprendizes, um molde cada um',
      'Twenty apprentices, a mold each',
      'Veinte aprendices, un molde cada uno',
    ),
    summary: t(
      'A turma de 2024 da escola de ofício começa pela solda exotérmica, e por errar.',
      'The class of 2024 begins with exothermic welding, and with getting it wrong.',
      'El grupo de 2024 empieza por la soldadura exotérmica, y por equivocarse.',
    ),
    text: [
      p(
        'A escola de ofício da fábrica recebeu na segunda-feira os vinte aprendizes do ano: onze moças e nove rapazes, de 17 a 20 anos, de quatro escolas técnicas da região. Ficam dezoito meses, com salário, metade do tempo em sala.',
        'On Monday the plant’s trade school received the twenty apprentices of the year: eleven young women and nine young men, from 17 to 20, from four technical schools of the region. They stay eighteen months, on a wage, half of the time in class.',
        'La escuela de oficio de la fábrica recibió el lunes a los veinte aprendices del año: once mujeres y nueve varones, de 17 a 20 años, de cuatro escuelas técnicas de la zona. Se quedan dieciocho meses, con salario, la mitad del tiempo en el aula.',
      ),
      h('Errar de propósito', 'Wrong on purpose', 'Errar a propósito'),
      p(
        'A primeira semana é de solda exotérmica, porque ela ensina depressa. Cada um faz cinco soldas: uma certa e quatro erradas, com o erro marcado na ordem de serviço. Molde úmido. Cabo sujo. Sem disco. Molde aberto cedo. Depois cortam as cinco e as põem em fila. Quem viu uma vez o que a umidade faz não esquece o maçarico.',
        'The first week is exothermic welding, since it teaches fast. Each makes five welds: one right and four wrong, with the error written on the job card. Damp mold. Dirty cable. No disc. Mold opened early. Then they cut all five and put them in a row. Whoever has once seen what moisture does never forgets the torch.',
        'La primera semana es de soldadura exotérmica, porque enseña rápido. Cada uno hace cinco soldaduras: una correcta y cuatro equivocadas, con el error marcado en la orden de trabajo. Molde húmedo. Cable sucio. Sin disco. Molde abierto temprano. Después cortan las cinco y las ponen en fila. Quien vio una vez lo que hace la humedad no olvida el soplete.',
      ),
      h('O caminho', 'The path', 'El camino'),
      table(
        t('Dezoito meses', 'Eighteen months', 'Dieciocho meses'),
        [t('Meses', 'Months', 'Meses'), t('Onde', 'Where', 'Dónde')],
        [
          [
            '1 – 3',
            t(
              'Bancada: medir, cortar, soldar, prensar',
              'Bench: measure, cut, weld, crimp',
              'Banco: medir, cortar, soldar, comprimir',
            ),
          ],
          [
            '4 – 9',
            t(
              'Produção: tubo, prensa, estanho, usinagem',
              'Production: tube, press, tin, machining',
              'Producción: tubo, prensa, estaño, mecanizado',
            ),
          ],
          [
            '10 – 13',
            t(
              'Laboratório: resistência, tração, ciclo térmico',
              'Laboratory: resistance, pull-out, heat cycling',
              'Laboratorio: resistencia, tracción, ciclo térmico',
            ),
          ],
          [
            '14 – 18',
            t(
              'Um posto à escolha, com um padrinho',
              'A post of their choice, with a mentor',
              'Un puesto a elección, con un padrino',
            ),
          ],
        ],
      ),
      p(
        'Das cinco turmas anteriores, 71 de 96 ficaram na empresa. Dois são hoje instrutores da própria escola; uma, Letícia Amaral, cuida da acreditação do laboratório, que deve ser avaliado em setembro.',
        'Of the five classes before them, 71 of 96 stayed with the company. Two are now instructors of the school itself; one, Letícia Amaral, is in charge of the laboratory’s accreditation, to be assessed in September.',
        'De los cinco grupos anteriores, 71 de 96 se quedaron en la empresa. Dos son hoy instructores de la propia escuela; una, Letícia Amaral, se ocupa de la acreditación del laboratorio, que se evaluará en septiembre.',
      ),
      p(
        'As inscrições para 2025 abrem em outubro, nas escolas parceiras e na página "Trabalhe conosco". Não se pede experiência. Pede-se curiosidade, e o desenho de um objeto da casa, com três cotas.',
        'Applications for 2025 open in October, at the partner schools and on the “Work with us” page. No experience is asked for. Curiosity is, and the drawing of a household object with three dimensions.',
        'Las inscripciones para 2025 abren en octubre, en las escuelas asociadas y en la página "Trabaje con nosotros". No se pide experiencia. Se pide curiosidad, y el dibujo de un objeto de la casa con tres cotas.',
      ),
      p(
        'Os jurados do fim da semana são os aprendizes da turma anterior. São mais severos que os instrutores, e mais justos: sabem que erro é pressa e que erro é falta de explicação.',
        'The judges at the end of the week are the apprentices of the class before. They are stricter than the instructors, and fairer: they know which error is haste and which is want of explanation.',
        'Los jurados del fin de semana de práctica son los aprendices del grupo anterior. Son más severos que los instructores, y más justos: saben qué error es apuro y cuál es falta de explicación.',
      ),
      p(
        'Nesta turma há pela primeira vez mais moças do que rapazes. Ninguém escolheu assim: foi a ordem da prova.',
        'For the first time there are more young women than men in a class. Nobody chose it so: it was the order of the test.',
        'En este grupo hay por primera vez más mujeres que varones. Nadie lo eligió así: fue el orden de la prueba.',
      ),
    ],
    products: ['molde-cabo-cabo', 'molde-cabo-haste', 'cartucho-de-solda', 'alicate-para-molde'],
  },
  {
    key: 'iec-61238-em-tres-partes',
    category: 'engenharia',
    date: '2024-01-23',
    picture: 'lc',
    title: t(
      'IEC 61238-1 em três partes: qual citar',
      'IEC 61238-1 in three parts: which to cite',
      'IEC 61238-1 en tres partes: cuál citar',
    ),
    summary: t(
      'Editais ainda citam a norma antiga, de uma parte só. Um guia de uma página.',
      'Tenders still cite the old standard, of one part. A one-page guide.',
      'Las licitaciones aún citan la norma antigua, de una sola parte. Una guía de una página.',
    ),
    text: [
      p(
        'Em 2018 a norma de ensaio de conectores para cabos de potência foi dividida. Seis anos depois, quatro em cada dez editais que chegam à nossa mesa ainda pedem "IEC 61238-1" e nada mais. O fornecedor responde o que lhe convém. Escrever a parte certa resolve.',
        'In 2018 the test standard for power cable connectors was divided. Six years on, four in ten of the tenders that reach our desk still ask for “IEC 61238-1” and nothing else. The supplier answers as suits him. Writing the right part settles it.',
        'En 2018 la norma de ensayo de conectores para cables de potencia se dividió. Seis años después, cuatro de cada diez licitaciones que llegan a nuestra mesa todavía piden "IEC 61238-1" y nada más. El proveedor responde lo que le conviene. Escribir la parte correcta lo resuelve.',
      ),
      table(
        t(
          'As três partes da edição de 2018',
          'The three parts of the 2018 edition',
          'Las tres partes de la edición de 2018',
        ),
        [
          t('Parte', 'Part', 'Parte'),
          t('Tensão', 'Voltage', 'Tensión'),
          t('Conectores', 'Connectors', 'Conectores'),
        ],
        [
          [
            '61238-1-1',
            t('Até 1 kV', 'Up to 1 kV', 'Hasta 1 kV'),
            t(
              'Compressão e mecânicos, ensaiados em condutor sem isolação',
              'Compression and mechanical, tested on non-insulated conductors',
              'Compresión y mecánicos, ensayados en conductor sin aislación',
            ),
          ],
          [
            '61238-1-2',
            t('Até 1 kV', 'Up to 1 kV', 'Hasta 1 kV'),
            t(
              'Perfurantes, ensaiados em condutor isolado',
              'Insulation-piercing, tested on insulated conductors',
              'Perforantes, ensayados en conductor aislado',
            ),
          ],
          [
            '61238-1-3',
            t('Acima de 1 kV até 30 kV', 'Above 1 kV up to 30 kV', 'Más de 1 kV hasta 30 kV'),
            t(
              'Compressão e mecânicos, ensaiados em condutor sem isolação',
              'Compression and mechanical, tested on non-insulated conductors',
              'Compresión y mecánicos, ensayados en conductor sin aislación',
            ),
          ],
        ],
      ),
      h('Como escrever', 'How to write it', 'Cómo escribirlo'),
      list(
        t(
          'A parte que corresponde à tensão e ao tipo do conector.',
          'The part that matches the voltage and the kind of connector.',
          'La parte que corresponde a la tensión y al tipo de conector.',
        ),
        t(
          'A classe: A, se há curto-circuito a suportar.',
          'The class: A, where there is a short circuit to withstand.',
          'La clase: A, si hay cortocircuito que soportar.',
        ),
        t(
          'O condutor do ensaio: metal, seção, classe. Um relatório em cobre não vale para alumínio.',
          'The conductor tested: metal, section, class. A report on copper is not valid for aluminum.',
          'El conductor del ensayo: metal, sección, clase. Un informe en cobre no vale para aluminio.',
        ),
        t(
          'O que se entrega: relatório completo, com as curvas, e não só o certificado.',
          'What is handed over: the full report, with the curves, and not the certificate alone.',
          'Qué se entrega: informe completo, con las curvas, y no solo el certificado.',
        ),
      ),
      h('E os relatórios antigos?', 'And the old reports?', '¿Y los informes antiguos?'),
      p(
        'O ensaio da edição de 2003 continua sendo um bom ensaio. Se a peça, o material e a matriz não mudaram, aceitar o relatório antigo é razoável, por prazo escrito. Os nossos, de terminais e luvas, já estão refeitos na parte 1-3; os perfurantes, na 1-2, ficam prontos em junho.',
        'The test of the 2003 edition is still a good test. If part, material and die have not changed, it is reasonable to accept the old report, for a stated period. Ours, for lugs and splices, are already redone to part 1-3; the piercing connectors, to 1-2, will be ready in June.',
        'El ensayo de la edición de 2003 sigue siendo un buen ensayo. Si la pieza, el material y la matriz no cambiaron, aceptar el informe antiguo es razonable, por un plazo escrito. Los nuestros, de terminales y manguitos, ya están rehechos en la parte 1-3; los perforantes, en la 1-2, estarán listos en junio.',
      ),
      p(
        'A página "Qual norma para quê", na base de conhecimento, tem a lista das normas de produto e de instalação que mais aparecem. Consulte sempre a edição em vigor.',
        'The page “Which standard for what”, in the knowledge base, lists the product and installation standards that appear most. Always consult the edition in force.',
        'La página "Qué norma para qué", en la base de conocimientos, tiene la lista de las normas de producto y de instalación que más aparecen. Consulte siempre la edición vigente.',
      ),
      p(
        'Se o seu edital já está na rua, um esclarecimento basta: "Onde se lê IEC 61238-1, leia-se a parte aplicável à tensão e ao tipo do conector, classe A". Cabe em uma linha e evita um recurso.',
        'If your tender is already out, one clarification is enough: “For IEC 61238-1 read the part that applies to the voltage and the kind of connector, class A”. It fits on one line and spares an appeal.',
        'Si su licitación ya está publicada, basta una aclaración: "Donde dice IEC 61238-1, léase la parte aplicable a la tensión y al tipo de conector, clase A". Cabe en una línea y evita una impugnación.',
      ),
    ],
    products: ['luva-com-batente', 'terminal-bimetalico', 'conector-perfurante'],
  },
]
