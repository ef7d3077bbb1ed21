import { conductors } from '../catalogue/conductors.ts'
import { figures, h, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const standardsGuides: Publication[] = [
  {
    key: 'mm2-e-awg', section: 'normas-e-tabelas', date: '2026-01-20', products: ['terminal-longo-um-furo', 'terminal-curto', 'luva-com-batente'],
    title: t('mm² e AWG: próximo não é igual', 'mm² and AWG: near is not equal', 'mm² y AWG: cercano no es igual'),
    summary: t('A tabela de condutores e o cuidado ao trocar de um sistema para o outro.', 'The conductor table, and the care to take when changing systems.', 'La tabla de conductores y el cuidado al cambiar de un sistema a otro.'),
    text: [
      p('As séries métrica e americana foram escalonadas por regras diferentes. Quase nenhuma seção coincide. A coluna da direita dá o tamanho mais próximo, que serve para procurar uma peça, não para trocar um condutor.', 'The metric and American series were stepped by different rules. Almost no size coincides. The right-hand column gives the nearest size: good for finding a part, not for replacing a conductor.', 'Las series métrica y americana se escalonaron con reglas distintas. Casi ninguna sección coincide. La columna derecha da el tamaño más cercano: sirve para buscar una pieza, no para cambiar un conductor.'),
      table(t('Condutores de cobre encordoados, diâmetro usual', 'Stranded copper conductors, usual diameter', 'Conductores de cobre cableados, diámetro usual'), [t('Seção (mm²)', 'Section (mm²)', 'Sección (mm²)'), t('Diâmetro (mm)', 'Diameter (mm)', 'Diámetro (mm)'), t('AWG/kcmil mais próximo', 'Nearest AWG/kcmil', 'AWG/kcmil más cercano')], conductors.map((c) => [String(c.section), figures(c.diameter.toFixed(1)), c.nearest])),
      h('Antes de usar um terminal métrico em cabo AWG', 'Before a metric terminal goes on AWG cable', 'Antes de usar un terminal métrico en cable AWG'),
      p('Meça o condutor, compare com o diâmetro interno da tabela do produto e peça amostra ensaiada se a diferença passar de 0,5 mm.', 'Measure the conductor, compare it with the bore in the product table and ask for a tested sample if they differ by more than 0.5 mm.', 'Mida el conductor, compárelo con el diámetro interior de la tabla del producto y pida una muestra ensayada si la diferencia supera 0,5 mm.'),
    ],
  },
  {
    key: 'qual-norma-para-que', section: 'normas-e-tabelas', date: '2025-11-11', products: ['terminal-bimetalico', 'haste-cobreada', 'molde-cabo-cabo'],
    title: t('Qual norma para quê', 'Which standard for what', 'Qué norma para qué'),
    summary: t('Nove normas que aparecem em editais de conexões e aterramento, e o que cada uma cobre.', 'Nine standards that appear in tenders for connections and earthing, and what each covers.', 'Nueve normas que aparecen en licitaciones de conexiones y puesta a tierra, y qué cubre cada una.'),
    text: [
      table(t('Normas citadas em editais. Consulte sempre a edição em vigor.', 'Standards cited in tenders. Always consult the edition in force.', 'Normas citadas en licitaciones. Consulte siempre la edición vigente.'), [t('Norma', 'Standard', 'Norma'), t('Cobre', 'Covers', 'Cubre')], [
        ['ABNT NBR 5370', t('Conectores de cobre para condutores elétricos em sistemas de potência', 'Copper connectors for conductors in power systems', 'Conectores de cobre para conductores en sistemas de potencia')],
        ['ABNT NBR 11788', t('Conectores de alumínio para ligações aéreas em sistemas de potência', 'Aluminium connectors for overhead connections in power systems', 'Conectores de aluminio para conexiones aéreas en sistemas de potencia')],
        ['IEC 61238-1', t('Conectores de compressão e mecânicos para cabos de potência: métodos de ensaio', 'Compression and mechanical connectors for power cables: test methods', 'Conectores de compresión y mecánicos para cables de potencia: métodos de ensayo')],
        ['ABNT NBR 5410', t('Instalações elétricas de baixa tensão', 'Low-voltage electrical installations', 'Instalaciones eléctricas de baja tensión')],
        ['ABNT NBR 5419', t('Proteção contra descargas atmosféricas, em quatro partes', 'Lightning protection, in four parts', 'Protección contra descargas atmosféricas, en cuatro partes')],
        ['ABNT NBR 13571', t('Haste de aterramento aço-cobreada e acessórios', 'Copper-bonded steel earth rod and accessories', 'Jabalina de acero cobreado y accesorios')],
        ['ABNT NBR 15751', t('Sistemas de aterramento de subestações', 'Substation earthing systems', 'Sistemas de puesta a tierra de subestaciones')],
        ['IEEE 80', t('Guia de segurança em aterramento de subestações CA', 'Guide for safety in AC substation grounding', 'Guía de seguridad en puesta a tierra de subestaciones CA')],
        ['IEEE 837', t('Qualificação de conexões permanentes em aterramento de subestações', 'Qualifying permanent connections used in substation grounding', 'Calificación de conexiones permanentes en puesta a tierra de subestaciones')],
      ]),
      p('Norma de produto diz como a peça se ensaia. Norma de instalação diz como a obra se faz. Um edital completo cita as duas.', 'A product standard says how the part is tested. An installation standard says how the work is done. A complete tender cites both.', 'La norma de producto dice cómo se ensaya la pieza. La de instalación dice cómo se hace la obra. Una licitación completa cita ambas.'),
    ],
  },
]
