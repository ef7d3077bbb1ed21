import { same, t } from './text.ts'
import type { Home } from './types.ts'

export const home: Home = {
  label: t('Conexões elétricas', 'Electrical connections', 'Conexiones eléctricas'),
  headline: t(
    'Conexões que aguentam a corrente.',
    'Connections that carry the current.',
    'Conexiones que aguantan la corriente.',
  ),
  lead: t(
    'Terminais, conectores de rede e de subestação, aterramento, ferramentas e redes de dados, fabricados e ensaiados no Brasil.',
    'Terminals, line and substation connectors, grounding, tools and data networks, made and tested in Brazil.',
    'Terminales, conectores de red y de subestación, puesta a tierra, herramientas y redes de datos, fabricados y ensayados en Brasil.',
  ),
  searchPlaceholder: t(
    'Código, produto ou norma',
    'Code, product or standard',
    'Código, producto o norma',
  ),
  searches: [
    same('TC-50-10'),
    t('haste 5/8"', 'rod 5/8"', 'jabalina 5/8"'),
    t('conector Al–Cu', 'Al–Cu connector', 'conector Al–Cu'),
  ],
  // Coordinates printed by pictures/render.py: the front part is a TC-50-10 at its catalogue
  // dimensions.
  hero: {
    picture: 'hero',
    marks: [
      { x: 47, y: 49.6, to: { x: 92.9, y: 63 }, label: t('58,2 mm', '58.2 mm', '58,2 mm') },
      { x: 54, y: 53.4, label: same('Ø 11 · M10') },
      { x: 92.2, y: 71, label: same('50 mm²') },
    ],
  },
  popups: [
    {
      lang: 'br',
      title: 'Curso de aterramento',
      text: 'Dois dias em Ribeirão Preto, doze vagas por turma. Inscrições abertas.',
      actionLabel: 'Ver o programa',
      url: '/noticias/feiras-e-cursos/abertas-as-inscricoes-para-o-curso-de-aterramento',
      updated_at: '2026-11-03T12:00:00Z',
    },
    {
      lang: 'en',
      title: 'Crimp inspection guide',
      text: 'Five defects that show without cutting the part. Free to read.',
      actionLabel: 'Read the guide',
      url: '/knowledge-base',
      updated_at: '2026-11-03T12:00:00Z',
    },
    {
      lang: 'es',
      title: 'Guía de inspección de compresiones',
      text: 'Cinco defectos que se ven sin cortar la pieza. Lectura libre.',
      actionLabel: 'Leer la guía',
      url: '/base-de-conocimientos',
      updated_at: '2026-11-03T12:00:00Z',
    },
  ],
  mostViewed: {
    products: [
      'terminal-longo-um-furo',
      'terminal-bimetalico',
      'haste-cobreada',
      'conector-parafuso-fendido',
      'molde-cabo-cabo',
      'barra-de-equipotencializacao',
    ],
    applications: [
      'derivacao-de-barramento',
      'malha-de-aterramento',
      'derivacao-em-rede-nua',
      'aterramento-de-rack',
    ],
    publications: [
      'como-inspecionar-uma-compressao',
      'malha-de-aterramento-metodo-e-exemplo',
      'torque-de-aperto',
      'mm2-e-awg',
    ],
  },
}
