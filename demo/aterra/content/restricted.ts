import { figures, h, list, p, same, t, table } from './text.ts'
import type {
  MemberProfile,
  RestrictedDocument,
  RestrictedMember,
  RestrictedSection,
} from './types.ts'

export const memberProfiles: MemberProfile[] = [
  { key: 'distribuidor', title: t('Distribuidor', 'Distributor', 'Distribuidor'), open: true },
  {
    key: 'concessionaria',
    title: t('Concessionária de energia', 'Power utility', 'Empresa eléctrica'),
    open: true,
  },
  { key: 'instalador', title: t('Instalador', 'Installer', 'Instalador'), open: true },
  {
    key: 'especificador',
    title: t('Projetista ou especificador', 'Designer or specifier', 'Proyectista o especificador'),
    open: true,
  },
  { key: 'colaborador', title: t('Colaborador', 'Employee', 'Colaborador'), open: false },
]

export const restrictedSections: RestrictedSection[] = [
  {
    key: 'condicoes-comerciais',
    profiles: ['distribuidor', 'colaborador'],
    title: t('Condições comerciais', 'Commercial terms', 'Condiciones comerciales'),
    summary: t(
      'Tabela vigente, descontos por volume e prazos de entrega para a revenda.',
      'Current price list, volume discounts and lead times for resale.',
      'Lista vigente, descuentos por volumen y plazos de entrega para la reventa.',
    ),
    text: [
      p(
        'A tabela vale da data da revisão até a próxima. Pedidos confirmados seguem a tabela do dia do pedido.',
        'The list holds from the date of its revision until the next. Confirmed orders follow the list of the day of the order.',
        'La lista rige desde la fecha de su revisión hasta la siguiente. Los pedidos confirmados siguen la lista del día del pedido.',
      ),
      h('Pedidos', 'Orders', 'Pedidos'),
      list(
        t(
          'Pedido mínimo: **R$ 1.500** por entrega.',
          'Minimum order: **BRL 1,500** per delivery.',
          'Pedido mínimo: **BRL 1.500** por entrega.',
        ),
        t(
          'Itens de linha saem em até **3 dias úteis**; sob encomenda, em 15.',
          'Stock items leave within **3 working days**; made to order, 15.',
          'Los artículos de línea salen en hasta **3 días hábiles**; bajo pedido, en 15.',
        ),
        t(
          'Peças em embalagem fechada. Fracionamento só em amostras.',
          'Full packs only. Broken packs for samples alone.',
          'Solo embalajes completos. Fraccionado solo en muestras.',
        ),
      ),
    ],
  },
  {
    key: 'projeto-e-especificacao',
    profiles: ['especificador', 'concessionaria', 'distribuidor', 'colaborador'],
    title: t('Projeto e especificação', 'Design and specification', 'Proyecto y especificación'),
    summary: t(
      'Memoriais e textos de especificação prontos para colar no projeto.',
      'Specification texts, ready to paste into the design.',
      'Memorias y textos de especificación listos para pegar en el proyecto.',
    ),
    text: [
      p(
        'Os textos citam norma, ensaio e critério de aceitação. Troque o que estiver entre colchetes pelo dado do seu projeto.',
        'The texts name standard, test and acceptance criterion. Replace what stands in brackets with the data of your design.',
        'Los textos citan norma, ensayo y criterio de aceptación. Cambie lo que está entre corchetes por el dato de su proyecto.',
      ),
      p(
        'Dúvida sobre um caso fora da tabela? A engenharia de aplicação responde em um dia útil.',
        'A case outside the table? Application engineering answers within one working day.',
        '¿Un caso fuera de la tabla? Ingeniería de aplicación responde en un día hábil.',
      ),
    ],
  },
  {
    key: 'instalacao-e-treinamento',
    profiles: ['instalador', 'distribuidor', 'concessionaria', 'colaborador'],
    title: t('Instalação e treinamento', 'Installation and training', 'Instalación y capacitación'),
    summary: t(
      'Roteiros de treinamento e listas de inspeção para a equipe de campo.',
      'Training plans and inspection lists for the field crew.',
      'Guías de capacitación y listas de inspección para el equipo de campo.',
    ),
    text: [
      p(
        'Imprima a lista de inspeção e preencha uma por painel. Guarde com o registro da obra.',
        'Print the inspection list and fill in one per panel. Keep it with the site’s records.',
        'Imprima la lista de inspección y complete una por tablero. Guárdela con el registro de la obra.',
      ),
    ],
  },
  {
    key: 'ensaios-e-homologacoes',
    profiles: ['concessionaria', 'especificador', 'colaborador'],
    title: t('Ensaios e homologações', 'Tests and approvals', 'Ensayos y homologaciones'),
    summary: t(
      'Resumos de ensaio por família, com norma, classe e resultado.',
      'Test summaries by family, with standard, class and result.',
      'Resúmenes de ensayo por familia, con norma, clase y resultado.',
    ),
    text: [
      p(
        'Os relatórios completos saem sob pedido, com o número da homologação na concessionária.',
        'Complete reports on request, with the number of the utility’s approval.',
        'Los informes completos se entregan a pedido, con el número de homologación de la empresa eléctrica.',
      ),
    ],
  },
]

const prices = (factor: number) =>
  table(
    t(
      'Terminais de compressão, cobre estanhado (R$ por cento)',
      'Compression lugs, tinned copper (BRL per hundred)',
      'Terminales de compresión, cobre estañado (BRL por ciento)',
    ),
    [
      t('Condutor (mm²)', 'Conductor (mm²)', 'Conductor (mm²)'),
      t('Furo M8', 'M8 hole', 'Orificio M8'),
      t('Furo M10', 'M10 hole', 'Orificio M10'),
    ],
    (
      [
        [10, 212],
        [16, 238],
        [25, 291],
        [35, 356],
        [50, 472],
        [70, 618],
        [95, 806],
        [120, 1014],
      ] as const
    ).map(([section, price]) => [
      String(section),
      figures((price * factor).toFixed(2)),
      figures((price * factor * 1.04).toFixed(2)),
    ]),
  )

export const restrictedDocuments: RestrictedDocument[] = [
  {
    key: 'tabela-de-precos',
    section: 'condicoes-comerciais',
    profiles: [],
    kind: 'other',
    number: 'TP-2026',
    title: t(
      'Tabela de preços, terminais de cobre',
      'Price list, copper lugs',
      'Lista de precios, terminales de cobre',
    ),
    summary: t(
      'Preços de revenda, sem impostos, por cento de peças.',
      'Resale prices, without taxes, per hundred pieces.',
      'Precios de reventa, sin impuestos, por ciento de piezas.',
    ),
    revisions: [
      { revision: 'A', date: '2026-04-01', blocks: [prices(1)] },
      {
        revision: 'B',
        date: '2026-10-01',
        blocks: [
          prices(1.047),
          p(
            'Substitui a revisão A a partir de 1º de outubro de 2026.',
            'Replaces revision A from 1 October 2026.',
            'Sustituye la revisión A desde el 1 de octubre de 2026.',
          ),
        ],
      },
    ],
  },
  {
    key: 'memorial-aterramento',
    section: 'projeto-e-especificacao',
    profiles: [],
    kind: 'manual',
    number: 'ME-007',
    title: t(
      'Memorial descritivo, conexões de aterramento',
      'Specification text, grounding connections',
      'Memoria descriptiva, conexiones de puesta a tierra',
    ),
    summary: t(
      'Texto de especificação para malhas de aterramento e equipotencialização.',
      'Specification text for ground grids and bonding.',
      'Texto de especificación para mallas de puesta a tierra y equipotencialidad.',
    ),
    revisions: [
      {
        revision: '3',
        date: '2026-08-18',
        blocks: [
          p(
            'As conexões da malha enterrada serão por **solda exotérmica** ou por compressão, ensaiadas segundo a IEC 62561-1. Conexões aparafusadas só acima do solo e acessíveis.',
            'Connections of the buried grid shall be **exothermic** or compressed, tested to IEC 62561-1. Bolted connections only above ground and within reach.',
            'Las conexiones de la malla enterrada serán por **soldadura exotérmica** o por compresión, ensayadas según IEC 62561-1. Conexiones atornilladas solo sobre el suelo y accesibles.',
          ),
          list(
            t(
              'Condutor da malha: cobre nu, [50] mm².',
              'Grid conductor: bare copper, [50] mm².',
              'Conductor de la malla: cobre desnudo, [50] mm².',
            ),
            t(
              'Haste: aço cobreado, camada de 254 µm, [2,4] m.',
              'Rod: copper-bonded steel, 254 µm layer, [2.4] m.',
              'Jabalina: acero cobreado, capa de 254 µm, [2,4] m.',
            ),
            t(
              'Aceitação: resistência da conexão não maior que a de igual comprimento do condutor.',
              'Acceptance: resistance of the connection not above that of the same length of conductor.',
              'Aceptación: resistencia de la conexión no mayor que la de igual longitud del conductor.',
            ),
          ),
        ],
      },
    ],
  },
  {
    key: 'lista-inspecao',
    section: 'instalacao-e-treinamento',
    profiles: [],
    kind: 'manual',
    number: 'LI-011',
    title: t(
      'Lista de inspeção de conexões em painel',
      'Inspection list, panel connections',
      'Lista de inspección de conexiones en tablero',
    ),
    summary: t(
      'Uma folha por painel: compressão, torque e aquecimento.',
      'One sheet per panel: crimp, torque and heating.',
      'Una hoja por tablero: compresión, apriete y calentamiento.',
    ),
    revisions: [
      {
        revision: '2',
        date: '2026-09-07',
        blocks: [
          table(
            t('Marque cada item', 'Tick each item', 'Marque cada ítem'),
            [t('Item', 'Item', 'Ítem'), t('Critério', 'Criterion', 'Criterio'), same('✓')],
            [
              [
                t('Índice da matriz', 'Die index', 'Índice de la matriz'),
                t('igual ao da peça', 'as on the part', 'igual al de la pieza'),
                '□',
              ],
              [
                t('Janela de inspeção', 'Inspection hole', 'Orificio de inspección'),
                t('condutor visível', 'conductor seen', 'conductor visible'),
                '□',
              ],
              [
                t('Aperto', 'Torque', 'Apriete'),
                t('tabela TT-003', 'table TT-003', 'tabla TT-003'),
                '□',
              ],
              [
                t('Elevação de temperatura', 'Temperature rise', 'Elevación de temperatura'),
                t('até 10 K entre fases', 'up to 10 K between phases', 'hasta 10 K entre fases'),
                '□',
              ],
            ],
          ),
        ],
      },
    ],
  },
  {
    key: 'resumo-ensaio-bimetalicos',
    section: 'ensaios-e-homologacoes',
    profiles: ['concessionaria', 'colaborador'],
    kind: 'certificate',
    number: 'RE-042',
    title: t(
      'Resumo de ensaio, terminais bimetálicos',
      'Test summary, bimetallic lugs',
      'Resumen de ensayo, terminales bimetálicos',
    ),
    summary: t(
      'Ciclos térmicos segundo a IEC 61238-1-3, classe A.',
      'Heat cycles to IEC 61238-1-3, class A.',
      'Ciclos térmicos según IEC 61238-1-3, clase A.',
    ),
    revisions: [
      {
        revision: '1',
        date: '2026-07-21',
        blocks: [
          p(
            '**Documento ilustrativo de uma empresa fictícia.** Seis amostras, 1000 ciclos, seis curtos-circuitos após o ciclo 200.',
            '**Illustrative document of a fictional company.** Six samples, 1000 cycles, six short circuits after cycle 200.',
            '**Documento ilustrativo de una empresa ficticia.** Seis muestras, 1000 ciclos, seis cortocircuitos después del ciclo 200.',
          ),
          table(
            t('Resultado', 'Result', 'Resultado'),
            [
              t('Grandeza', 'Quantity', 'Magnitud'),
              t('Limite', 'Limit', 'Límite'),
              t('Medido', 'Measured', 'Medido'),
            ],
            [
              [
                t('Dispersão inicial δ', 'Initial scatter δ', 'Dispersión inicial δ'),
                figures('0.30'),
                figures('0.11'),
              ],
              [
                t('Variação de k', 'Change of k', 'Variación de k'),
                figures('0.15'),
                figures('0.04'),
              ],
              [
                t('Temperatura máxima', 'Highest temperature', 'Temperatura máxima'),
                t('≤ referência', '≤ reference', '≤ referencia'),
                same('97 °C'),
              ],
            ],
          ),
        ],
      },
    ],
  },
]

const member = (
  state: RestrictedMember['state'],
  email: string,
  name: string,
  more: Partial<RestrictedMember> = {},
): RestrictedMember => ({
  state,
  email: `${email}@membro.example`,
  name,
  company: 'Casa do Cabo Ltda.',
  country: 'BR',
  tax_id: '12ABC34501DE35',
  phone: '+55 16 3000-0000',
  profile: 'distribuidor',
  admin: false,
  locale: 'br',
  ...more,
})

/** One member in each state, one administrator, and one from abroad. */
export const restrictedMembers: RestrictedMember[] = [
  member('approved', 'distribuidor', 'Helena Duarte'),
  member('approved', 'concessionaria', 'Rafael Teles', {
    company: 'Energia do Vale S.A.',
    profile: 'concessionaria',
    tax_id: '11222333000181',
  }),
  member('approved', 'gestor', 'Otávio Prado', {
    company: 'Aterra Conexões Elétricas',
    profile: 'colaborador',
    admin: true,
  }),
  member('approved', 'especificadora', 'Lucía Benítez', {
    company: 'Proyectos del Sur',
    country: 'AR',
    tax_id: '30-71234567-1',
    phone: '+54 11 4000-0000',
    profile: 'especificador',
    locale: 'es',
  }),
  member('pending-email', 'confirmar', 'Marcos Vieira', { profile: 'instalador' }),
  member('pending-approval', 'analise', 'Paula Nogueira', {
    company: 'Instaladora Norte',
    profile: 'instalador',
  }),
  member('refused', 'recusado', 'Jonas Freire', {
    reason: 'O CNPJ informado não corresponde à empresa.',
  }),
  member('blocked', 'bloqueado', 'Sílvio Matos'),
]
