import { p, t } from './text.ts'
import type { Institutional } from './types.ts'

export const institutional: Institutional = {
  title: t(
    'Fazemos a parte que não pode falhar',
    'We make the part that must not fail',
    'Hacemos la parte que no puede fallar',
  ),
  picture: 'application-grid',
  video: {
    code: 'Aterra_1978',
    title: t(
      'Da barra de cobre ao terminal, em quatro minutos',
      'From copper bar to terminal, in four minutes',
      'De la barra de cobre al terminal, en cuatro minutos',
    ),
    poster: 'news-section',
  },
  text: [
    p(
      'A Aterra nasceu em 1978 numa oficina de Ribeirão Preto, fazendo terminais para usinas de açúcar. A conexão é a peça mais barata do circuito e a que mais o interrompe: daí o cuidado com o que quase não se vê.',
      'Aterra began in 1978 in a Ribeirão Preto workshop, making terminals for sugar mills. A connection is the cheapest part of a circuit and the one that most often breaks it: hence our care for what is hardly seen.',
      'Aterra nació en 1978 en un taller de Ribeirão Preto, fabricando terminales para ingenios azucareros. La conexión es la pieza más barata del circuito y la que más lo interrumpe: de ahí el cuidado por lo que casi no se ve.',
    ),
    p(
      'Hoje são duas fábricas, um laboratório próprio, acreditado na ISO/IEC 17025, e sete linhas de produtos. Compramos cobre com certificado de composição e gravamos o lote em cada peça em que cabe um número.',
      'Today there are two plants, a laboratory of our own, accredited to ISO/IEC 17025, and seven lines of product. We buy copper with a composition certificate and stamp the lot on every part that has room for a number.',
      'Hoy son dos fábricas, un laboratorio propio, acreditado en ISO/IEC 17025, y siete líneas de producto. Compramos cobre con certificado de composición y grabamos el lote en cada pieza donde cabe un número.',
    ),
    p(
      'Somos 640 pessoas. Uma em cada nove trabalha em ensaio, inspeção ou ensino, o que é caro e explica o resto: preferimos achar o defeito antes de você. O que aprendemos com peças devolvidas vira guia na base de conhecimento, com o número de casos e a causa, mesmo quando a causa fomos nós.',
      'We are 640 people. One in nine works in testing, inspection or teaching, which is costly and explains the rest: we would rather find the defect before you do. What we learn from returned parts becomes a guide in the knowledge base, with the number of cases and the cause, even when the cause was us.',
      'Somos 640 personas. Una de cada nueve trabaja en ensayo, inspección o enseñanza, lo que es caro y explica el resto: preferimos encontrar el defecto antes que usted. Lo que aprendemos de las piezas devueltas se vuelve guía en la base de conocimientos, con el número de casos y la causa, incluso cuando la causa fuimos nosotros.',
    ),
    p(
      'Vendemos por distribuidores em todos os estados e exportamos para a América Latina. A engenharia de aplicação responde a quem projeta, compra ou monta, seja qual for o tamanho do pedido, em um dia útil.',
      'We sell through distributors in every Brazilian state and export to Latin America. Application engineering answers whoever designs, buys or fits, whatever the size of the order, within one working day.',
      'Vendemos por distribuidores en todos los estados de Brasil y exportamos a América Latina. Ingeniería de aplicación responde a quien proyecta, compra o monta, sea cual sea el tamaño del pedido, en un día hábil.',
    ),
  ],
  history: [
    {
      year: 1978,
      title: t('A oficina', 'The workshop', 'El taller'),
      text: t(
        'Terminais cortados e prensados um a um, para usinas da região.',
        'Terminals cut and pressed one by one for the local mills.',
        'Terminales cortados y prensados uno a uno, para ingenios de la zona.',
      ),
    },
    {
      year: 1984,
      title: t('Primeira linha seriada', 'First series line', 'Primera línea seriada'),
      text: t(
        'Barril e palma passam a sair do mesmo tubo, sem solda.',
        'Barrel and palm come from one tube, without a weld.',
        'Barril y paleta salen del mismo tubo, sin soldadura.',
      ),
    },
    {
      year: 1991,
      title: t('Aterramento', 'Grounding', 'Puesta a tierra'),
      text: t(
        'Hastes cobreadas e conectores de bronze.',
        'Copper-bonded rods and bronze connectors.',
        'Jabalinas cobreadas y conectores de bronce.',
      ),
    },
    {
      year: 1999,
      title: t('Laboratório próprio', 'Own laboratory', 'Laboratorio propio'),
      text: t(
        'Ciclo térmico, tração e névoa salina dentro de casa.',
        'Heat cycling, pull-out and salt spray in house.',
        'Ciclo térmico, tracción y niebla salina en casa.',
      ),
    },
    {
      year: 2006,
      title: t('Solda exotérmica', 'Exothermic welding', 'Soldadura exotérmica'),
      text: t(
        'Moldes de grafite usinados e pó dosado em Ribeirão Preto.',
        'Graphite molds machined and powder dosed in Ribeirão Preto.',
        'Moldes de grafito mecanizados y polvo dosificado en Ribeirão Preto.',
      ),
    },
    {
      year: 2013,
      title: t('Fábrica de Camaçari', 'Camaçari plant', 'Fábrica de Camaçari'),
      text: t(
        'Ferragens de linha e fundição de alumínio, perto das redes do Nordeste.',
        'Line hardware and aluminum casting, near the grids of the Northeast.',
        'Herrajes de línea y fundición de aluminio, cerca de las redes del Nordeste.',
      ),
    },
    {
      year: 2019,
      title: t('Redes de dados', 'Data networks', 'Redes de datos'),
      text: t(
        'Aterramento de racks, painéis e organizadores.',
        'Rack grounding, panels and managers.',
        'Puesta a tierra de racks, paneles y organizadores.',
      ),
    },
    {
      year: 2024,
      title: t('Acreditação e Camaçari', 'Accreditation, and Camaçari', 'Acreditación y Camaçari'),
      text: t(
        'O laboratório é acreditado; galvanização e preformados ganham fábrica.',
        'The laboratory is accredited; galvanizing and preformed fittings get their own hall.',
        'El laboratorio se acredita; galvanizado y preformados ganan nave propia.',
      ),
    },
    {
      year: 2025,
      title: t('Subestação e ferramentas', 'Substations and tools', 'Subestación y herramientas'),
      text: t(
        'Conectores de tubo e a prensa a bateria, com a matriz de sempre.',
        'Tube connectors, and the battery press that takes the same dies.',
        'Conectores de tubo y la prensa a batería, con la matriz de siempre.',
      ),
    },
    {
      year: 2026,
      title: t('Segunda linha de fricção', 'Second friction line', 'Segunda línea de fricción'),
      text: t(
        'Cada solda com a sua curva registrada.',
        'Every weld with its own curve on record.',
        'Cada soldadura con su curva registrada.',
      ),
    },
  ],
  values: [
    {
      title: t('Medir antes de afirmar', 'Measure before stating', 'Medir antes de afirmar'),
      text: t(
        'Valor publicado é valor ensaiado, com relatório.',
        'A published figure is a tested figure, with a report.',
        'Valor publicado es valor ensayado, con informe.',
      ),
    },
    {
      title: t('Dizer o que não serve', 'Say what does not fit', 'Decir lo que no sirve'),
      text: t(
        'Preferimos perder a venda a ver a peça errada instalada.',
        'We would rather lose the sale than see the wrong part installed.',
        'Preferimos perder la venta antes que ver instalada la pieza equivocada.',
      ),
    },
    {
      title: t('Ensinar a instalar', 'Teach installation', 'Enseñar a instalar'),
      text: t(
        'Metade da qualidade da conexão é feita por quem a monta.',
        'Half the quality of a connection is made by whoever fits it.',
        'La mitad de la calidad de la conexión la hace quien la monta.',
      ),
    },
    {
      title: t('Voltar para casa', 'Everyone home safe', 'Volver a casa'),
      text: t(
        'Nenhum prazo vale um acidente, na nossa fábrica ou na sua obra.',
        'No deadline is worth an accident, in our plants or on your site.',
        'Ningún plazo vale un accidente, en nuestra fábrica o en su obra.',
      ),
    },
  ],
  plants: [
    {
      key: 'ribeirao-preto',
      name: t('Ribeirão Preto, SP', 'Ribeirão Preto, SP', 'Ribeirão Preto, SP'),
      address: 'Rua das Indústrias, 1200 · Distrito Industrial · Ribeirão Preto, SP · 14000-000',
      makes: t(
        'Terminais, luvas, bimetálicos, subestações, solda exotérmica e redes de dados. Laboratório de ensaios.',
        'Terminals, splices, bimetallics, substations, exothermic welding and data networks. Test laboratory.',
        'Terminales, manguitos, bimetálicos, subestaciones, soldadura exotérmica y redes de datos. Laboratorio de ensayos.',
      ),
      picture: 'application-busbar',
    },
    {
      key: 'camacari',
      name: t('Camaçari, BA', 'Camaçari, BA', 'Camaçari, BA'),
      address: 'Via do Cobre, 455 · Polo Industrial · Camaçari, BA · 42800-000',
      makes: t(
        'Grampos, cunhas, perfurantes, preformados, ferragens galvanizadas e hastes de aterramento.',
        'Clamps, wedges, piercing connectors, preformed fittings, galvanized hardware and ground rods.',
        'Grapas, cuñas, perforantes, preformados, herrajes galvanizados y jabalinas.',
      ),
      picture: 'application-tap',
    },
  ],
}
