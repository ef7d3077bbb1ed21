import { p, same, t } from './text.ts'
import type { Page } from './types.ts'

const subcategory = 'conectores-bimetalicos'

/** Campaign of a product line. */
export const pages: Page[] = [
  {
    key: 'linha-bimetalica',
    path: t('campanha/linha-bimetalica', 'campaign/bimetallic-line', 'campana/linea-bimetalica'),
    title: t(
      'Linha bimetálica por fricção',
      'Friction-welded bimetallic line',
      'Línea bimetálica por fricción',
    ),
    summary: t(
      'Terminais, pinos e luvas de alumínio e cobre soldados por fricção em toda a seção.',
      'Aluminum and copper terminals, pins and splices, friction-welded over the full section.',
      'Terminales, pines y manguitos de aluminio y cobre soldados por fricción en toda la sección.',
    ),
    picture: 'tb',
    blocks: [
      {
        kind: 'opening',
        label: t('Linha bimetálica', 'Bimetallic line', 'Línea bimetálica'),
        title: t(
          'Alumínio e cobre. Nada no meio.',
          'Aluminum and copper. Nothing between.',
          'Aluminio y cobre. Nada en el medio.',
        ),
        text: t(
          'Terminais, pinos e luvas soldados por fricção em toda a seção: a corrosão galvânica não tem por onde entrar.',
          'Terminals, pins and splices, friction-welded over the full section: galvanic corrosion finds no way in.',
          'Terminales, pines y manguitos soldados por fricción en toda la sección: la corrosión galvánica no encuentra por dónde entrar.',
        ),
        picture: 'tb',
        detail: t('Código, seção ou norma', 'Code, section or standard', 'Código, sección o norma'),
        items: [
          { title: same('TB-240-12') },
          { title: t('240 mm² Al M12', '240 mm² Al M12', '240 mm² Al M12') },
          { title: t('borne de medidor', 'meter terminal', 'borne de medidor') },
        ],
      },
      {
        kind: 'figures',
        items: [
          {
            value: same('16–400'),
            unit: same('mm²'),
            text: t(
              'Seções de alumínio, com parafuso de M8 a M16.',
              'Aluminum sections, with bolts from M8 to M16.',
              'Secciones de aluminio, con perno de M8 a M16.',
            ),
          },
          {
            value: same('90°'),
            share: 25,
            text: t(
              'Três peças de cada lote dobram sobre a solda. Rompe o alumínio, nunca a fronteira.',
              'Three pieces of each lot are bent over the weld. The aluminum breaks, never the border.',
              'Tres piezas de cada lote se doblan sobre la soldadura. Rompe el aluminio, nunca la frontera.',
            ),
          },
          {
            value: same('60 → 15'),
            unit: t('dias', 'days', 'días'),
            share: 25,
            text: t(
              'Prazo de 300 e 400 mm² desde que a segunda linha de solda entrou em operação.',
              'Lead time of 300 and 400 mm² since the second welding line is in operation.',
              'Plazo de 300 y 400 mm² desde que la segunda línea de soldadura entró en operación.',
            ),
          },
        ],
      },
      {
        kind: 'picture-text',
        title: t(
          'Na barra, é cobre com cobre.',
          'On the bar it is copper to copper.',
          'En la barra es cobre con cobre.',
        ),
        body: [
          p(
            'Alumínio aparafusado em cobre forma uma pilha assim que há umidade. O terminal bimetálico leva a transição para dentro da solda por fricção, onde a água não chega.',
            'Aluminum bolted to copper becomes a cell as soon as there is moisture. A bimetallic terminal moves the transition into the friction weld, where water cannot reach.',
            'Aluminio atornillado a cobre forma una pila en cuanto hay humedad. El terminal bimetálico lleva la transición a la soldadura por fricción, donde el agua no llega.',
          ),
          p(
            'O barril vem cheio de pasta inibidora e tampado: escove o condutor, insira até o fundo e prense na mesma hora.',
            'The barrel comes filled with inhibitor paste and capped: brush the conductor, push it home and crimp at once.',
            'El barril viene lleno de pasta inhibidora y tapado: cepille el conductor, insértelo hasta el fondo y prense enseguida.',
          ),
        ],
        picture: 'application-busbar',
        side: 'left',
      },
      {
        kind: 'part-table',
        ground: 'raised',
        title: t(
          'As seções grandes, todas feitas em casa',
          'The large sections, all made in-house',
          'Las secciones grandes, todas hechas en casa',
        ),
        products: ['terminal-bimetalico'],
        filters: ['conductor:185~'],
        columns: ['conductor', 'stud', 'die', 'outer', 'width', 'length', 'packing'],
        maximum: 12,
        listed: true,
      },
      {
        kind: 'products',
        title: t(
          'Uma junta para cada borne',
          'A joint for every terminal',
          'Una junta para cada borne',
        ),
        subcategory,
        maximum: 5,
      },
      {
        kind: 'applications',
        title: t('Onde ela trabalha', 'Where it works', 'Dónde trabaja'),
        applications: ['derivacao-de-barramento'],
      },
      {
        kind: 'quotation',
        text: t(
          'Antes era arruela, pasta e torcida. Hoje é um terminal só, e a termografia não acha nada.',
          'It used to be washer, paste and hope. Now it is a single terminal, and thermography finds nothing.',
          'Antes era arandela, pasta y esperanza. Hoy es un solo terminal, y la termografía no encuentra nada.',
        ),
        label: t(
          'Engenharia de manutenção',
          'Maintenance engineering',
          'Ingeniería de mantenimiento',
        ),
        detail: t(
          'Rede Leste, distribuidora fictícia',
          'Rede Leste, a fictional utility',
          'Rede Leste, distribuidora ficticia',
        ),
      },
      {
        kind: 'publications',
        title: t('Para o projeto', 'For the design', 'Para el proyecto'),
        publications: ['corrosao-galvanica-e-juntas-bimetalicas', 'aluminio-com-cobre'],
      },
      {
        kind: 'questions',
        title: t(
          'O que se pergunta na obra',
          'What is asked on site',
          'Lo que se pregunta en la obra',
        ),
        items: [
          {
            title: t(
              'Escovo o barril antes de prensar?',
              'Do I brush the barrel before crimping?',
              '¿Cepillo el barril antes de prensar?',
            ),
            text: t(
              'Não. Ele já vem cheio de pasta e tampado. Escove o condutor: o óxido do alumínio se refaz em minutos e não conduz.',
              'No. It comes filled with paste and capped. Brush the conductor: aluminum oxide forms again in minutes and does not conduct.',
              'No. Ya viene lleno de pasta y tapado. Cepille el conductor: el óxido del aluminio se rehace en minutos y no conduce.',
            ),
          },
          {
            title: t(
              'Posso usar a mesma matriz do terminal de cobre?',
              'Can I use the die of the copper terminal?',
              '¿Puedo usar la misma matriz del terminal de cobre?',
            ),
            text: t(
              'Não. O barril de alumínio tem parede mais grossa; a matriz de cada código está na tabela.',
              'No. The aluminum barrel has a thicker wall; the die of each part number is in the table.',
              'No. El barril de aluminio tiene la pared más gruesa; la matriz de cada código está en la tabla.',
            ),
          },
        ],
      },
      {
        kind: 'call',
        ground: 'accent',
        title: t(
          'Mande a lista como ela está.',
          'Send the list as it is.',
          'Mande la lista como está.',
        ),
        text: t(
          'Do Excel, do e-mail, do projeto: a engenharia de aplicação confere linha por linha.',
          'From Excel, from an e-mail, from the design: application engineering checks line by line.',
          'De Excel, del correo, del proyecto: ingeniería de aplicación verifica línea por línea.',
        ),
        action: {
          label: t('Pedir orçamento', 'Request a quotation', 'Pedir presupuesto'),
          url: t('/contato', '/en/contact', '/es/contacto'),
        },
      },
    ],
  },
]
