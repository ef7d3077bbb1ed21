import { figure, h, list, p, t, table } from './text.ts'
import type { NewsCategory, Post } from './types.ts'

export const newsCategories: NewsCategory[] = [
  { key: 'engenharia', title: t('Engenharia', 'Engineering', 'Ingeniería') },
  { key: 'fabrica', title: t('Fábrica', 'Works', 'Fábrica') },
  { key: 'feiras-e-cursos', title: t('Feiras e cursos', 'Fairs and courses', 'Ferias y cursos') },
]

export const posts: Post[] = [
  {
    key: 'guia-de-inspecao-de-compressoes', category: 'engenharia', date: '2026-11-12', picture: 'tc',
    title: t('Guia de inspeção de compressões ganha tabela de defeitos', 'Crimp inspection guide gains a table of defects', 'La guía de inspección de compresiones suma una tabla de defectos'),
    summary: t('Cinco sinais que se veem sem cortar a peça, com causa e providência.', 'Five signs seen without cutting the part, with cause and action.', 'Cinco señales que se ven sin cortar la pieza, con causa y acción.'),
    text: [
      p('O laboratório reuniu as fotos de três anos de devoluções e separou os defeitos por causa. Quatro em cada dez vinham de matriz trocada. O guia está na base de conhecimento, para ler no celular, na obra.', 'The laboratory gathered three years of returns and sorted the defects by cause. Four in ten came from the wrong die. The guide is in the knowledge base, to be read on a phone, on site.', 'El laboratorio reunió tres años de devoluciones y clasificó los defectos por causa. Cuatro de cada diez venían de matriz equivocada. La guía está en la base de conocimientos, para leer en el móvil, en obra.'),
      h('O que as devoluções mostraram', 'What the returns showed', 'Qué mostraron las devoluciones'),
      table(t('212 devoluções analisadas, de 2023 a 2026', '212 returns analysed, 2023 to 2026', '212 devoluciones analizadas, de 2023 a 2026'), [t('Causa', 'Cause', 'Causa'), t('Peças', 'Parts', 'Piezas'), t('Parte', 'Share', 'Parte')], [
        [t('Matriz trocada', 'Wrong die', 'Matriz equivocada'), '86', '41 %'],
        [t('Inserção curta', 'Short insertion', 'Inserción corta'), '54', '25 %'],
        [t('Compressões a menos', 'Too few crimps', 'Compresiones de menos'), '39', '18 %'],
        [t('Decapagem que cortou fios', 'Stripping that cut wires', 'Pelado que cortó hilos'), '21', '10 %'],
        [t('Outras', 'Other', 'Otras'), '12', '6 %'],
      ]),
      p('Nenhuma dessas causas se corrige com peça melhor: todas se veem a olho nu, antes de energizar. Por isso o guia começa pelo que olhar e só depois diz o porquê.', 'None of these causes is mended by a better part: all can be seen with the naked eye, before power is on. So the guide begins with what to look at, and only then says why.', 'Ninguna de estas causas se corrige con una pieza mejor: todas se ven a simple vista, antes de energizar. Por eso la guía empieza por qué mirar y solo después dice el porqué.'),
      h('Como usar na obra', 'Using it on site', 'Cómo usarla en obra'),
      list(
        t('Imprima a tabela de defeitos: cabe numa folha A4.', 'Print the table of defects: it fits one A4 sheet.', 'Imprima la tabla de defectos: cabe en una hoja A4.'),
        t('Inspecione a primeira peça de cada bitola com o instalador ao lado.', 'Inspect the first part of each size with the installer beside you.', 'Inspeccione la primera pieza de cada sección con el instalador al lado.'),
        t('Guarde a peça reprovada com a causa escrita nela: ensina mais que um relatório.', 'Keep the rejected part with its cause written on it: it teaches more than a report.', 'Guarde la pieza rechazada con la causa escrita en ella: enseña más que un informe.'),
      ),
    ], products: ['terminal-longo-um-furo', 'luva-com-batente'],
  },
  {
    key: 'segunda-linha-de-solda-por-friccao', category: 'fabrica', date: '2026-10-28', picture: 'tb',
    title: t('Segunda linha de solda por fricção entra em operação', 'Second friction-welding line starts up', 'Entra en operación la segunda línea de soldadura por fricción'),
    summary: t('Terminais bimetálicos até 400 mm² passam a sair de Ribeirão Preto.', 'Bimetallic terminals up to 400 mm² now leave Ribeirão Preto.', 'Los terminales bimetálicos hasta 400 mm² salen ahora de Ribeirão Preto.'),
    text: [
      p('A nova máquina registra rotação, força e encurtamento de cada peça. O registro fica ligado ao lote gravado no barril: quem tem a peça na mão chega ao gráfico da solda.', 'The new machine records speed, force and burn-off of every part. The record is tied to the lot stamped on the barrel: whoever holds the part can reach the curve of its weld.', 'La nueva máquina registra rotación, fuerza y acortamiento de cada pieza. El registro se vincula al lote grabado en el barril: quien tiene la pieza en mano llega a la curva de su soldadura.'),
      figure('application-busbar', t('Cinco cabos de alumínio numa barra de cobre: a solda de cada terminal fica longe do parafuso.', 'Five aluminium cables on a copper bar: the weld of each terminal stays away from the bolt.', 'Cinco cables de aluminio en una barra de cobre: la soldadura de cada terminal queda lejos del tornillo.')),
      p('A primeira linha seguia até 240 mm². Com a segunda, as bitolas de 300 e 400 mm² deixam de vir de fora e o prazo cai de sessenta dias para quinze.', 'The first line went up to 240 mm². With the second, 300 and 400 mm² no longer come from abroad, and delivery falls from sixty days to fifteen.', 'La primera línea llegaba a 240 mm². Con la segunda, las secciones de 300 y 400 mm² dejan de venir de fuera y el plazo baja de sesenta días a quince.'),
    ], products: ['terminal-bimetalico', 'luva-bimetalica'],
  },
  {
    key: 'malha-em-escala-real', category: 'feiras-e-cursos', date: '2026-10-03', picture: 'application-grid',
    title: t('Malha de aterramento em escala real no estande da Aterra', 'A full-size earth grid on the Aterra stand', 'Una malla de tierra a escala real en el estand de Aterra'),
    summary: t('Visitantes soldaram 62 conexões em três dias de feira, em São Paulo.', 'Visitors welded 62 connections in three days, in São Paulo.', 'Los visitantes soldaron 62 conexiones en tres días, en São Paulo.'),
    text: [
      p('Cada visitante preparou, acendeu e inspecionou a própria solda, com instrutor. As peças foram cortadas na hora para ver o metal por dentro.', 'Each visitor prepared, lit and inspected a weld with an instructor. The joints were cut on the spot to see the metal inside.', 'Cada visitante preparó, encendió e inspeccionó su soldadura con un instructor. Las piezas se cortaron en el acto para ver el metal por dentro.'),
      p('Das 62 soldas, 58 foram aceitas. As quatro recusadas tinham a mesma causa: molde úmido da montagem, na primeira queima da manhã. Secar o molde leva dois minutos.', 'Of the 62 welds, 58 were accepted. The four refused had one cause: a mould damp from setting up, at the first firing of the morning. Drying the mould takes two minutes.', 'De las 62 soldaduras, 58 fueron aceptadas. Las cuatro rechazadas tenían la misma causa: molde húmedo del montaje, en el primer encendido de la mañana. Secar el molde lleva dos minutos.'),
    ], products: ['molde-cabo-cabo', 'molde-cabo-haste'],
  },
  {
    key: 'tabela-de-torque-em-tres-idiomas', category: 'engenharia', date: '2026-08-19', picture: 'be',
    title: t('Tabela de torque em três idiomas', 'Torque table in three languages', 'Tabla de pares en tres idiomas'),
    summary: t('Uma página, para colar na porta do quadro.', 'One page, to stick on the board door.', 'Una página, para pegar en la puerta del tablero.'),
    text: [p('De M5 a M16, com furo, chave e torque. O PDF está em cada produto que se aparafusa.', 'From M5 to M16, with hole, spanner and torque. The PDF is on every product that bolts.', 'De M5 a M16, con orificio, llave y par. El PDF está en cada producto que se atornilla.')],
  },
  {
    key: 'laboratorio-amplia-ciclo-termico', category: 'fabrica', date: '2026-07-07', picture: 'lm',
    title: t('Laboratório dobra a bancada de ciclos térmicos', 'Laboratory doubles its heat-cycling bench', 'El laboratorio duplica el banco de ciclos térmicos'),
    summary: t('Ensaios segundo a IEC 61238-1 passam a correr em dois circuitos ao mesmo tempo.', 'Tests to IEC 61238-1 now run on two circuits at once.', 'Los ensayos según IEC 61238-1 corren ahora en dos circuitos a la vez.'),
    text: [p('O ensaio aquece e esfria a conexão centenas de vezes e mede a resistência ao longo do caminho. Com dois circuitos, o prazo de um relatório cai de cinco meses para três.', 'The test heats and cools the connection hundreds of times and follows its resistance. With two circuits a report takes three months instead of five.', 'El ensayo calienta y enfría la conexión cientos de veces y sigue su resistencia. Con dos circuitos, el informe tarda tres meses en lugar de cinco.')],
  },
  {
    key: 'curso-de-aterramento-2027', category: 'feiras-e-cursos', date: '2026-06-16', picture: 'gh',
    title: t('Abertas as inscrições para o curso de aterramento', 'Earthing course open for enrolment', 'Abierta la inscripción al curso de puesta a tierra'),
    summary: t('Dois dias em Ribeirão Preto: medir o solo, projetar a malha, soldar e medir de novo.', 'Two days in Ribeirão Preto: measure soil, design the grid, weld and measure again.', 'Dos días en Ribeirão Preto: medir el suelo, proyectar la malla, soldar y medir de nuevo.'),
    text: [p('Turmas de doze pessoas, com equipamento para todos. Instaladores de distribuidores Aterra têm prioridade.', 'Classes of twelve, with equipment for everyone. Installers from Aterra distributors have priority.', 'Grupos de doce personas, con equipo para todos. Los instaladores de distribuidores Aterra tienen prioridad.')],
  },
  {
    key: 'hastes-com-lote-gravado', category: 'fabrica', date: '2026-04-22', picture: 'ha',
    title: t('Hastes passam a sair com lote gravado a laser', 'Rods now leave with a laser-marked lot', 'Las jabalinas salen con lote grabado a láser'),
    summary: t('A medição da camada de cobre acompanha o número.', 'The measured copper layer goes with the number.', 'La medición de la capa de cobre acompaña el número.'),
    text: [p('A camada é medida em três pontos de uma amostra por feixe. O valor fica no certificado do lote, na área restrita.', 'The layer is measured at three points on one sample per bundle. The value is in the lot certificate, in the restricted area.', 'La capa se mide en tres puntos de una muestra por atado. El valor queda en el certificado del lote, en el área restringida.')],
  },
  {
    key: 'catalogo-em-tres-idiomas', category: 'engenharia', date: '2026-02-10', picture: 'pf',
    title: t('Catálogo novo: 400 códigos, três idiomas, uma tabela só', 'New catalogue: 400 part numbers, three languages, one table', 'Catálogo nuevo: 400 códigos, tres idiomas, una sola tabla'),
    summary: t('Cada valor é escrito uma vez e aparece igual no site, na ficha e na planilha.', 'Each figure is written once and is the same on the site, the sheet and the spreadsheet.', 'Cada valor se escribe una vez y aparece igual en el sitio, la ficha y la planilla.'),
    text: [p('Filtre por condutor, parafuso ou norma. Copie o código com um toque. E mande o endereço a um colega: ele abre com os mesmos filtros.', 'Filter by conductor, stud or standard. Copy a part number at a touch. Send the address to a colleague: it opens with the same filters.', 'Filtre por conductor, perno o norma. Copie el código con un toque. Envíe la dirección a un colega: se abre con los mismos filtros.')],
  },
]
