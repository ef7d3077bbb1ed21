import { compressionTerminals } from '../content/catalogue/compression-terminals.ts'
import { clearanceHole, dies } from '../content/catalogue/conductors.ts'
import { publications } from '../content/index.ts'
import { figures, h, list, p, same, t, table } from '../content/text.ts'
import type { Block, Text } from '../content/types.ts'
import { manuals } from './manuals.ts'

const tables = (key: string): Block[] =>
  publications.find((x) => x.key === key)?.text.filter((b) => b.kind === 'table') ?? []
const dieLabels = compressionTerminals.attributes.find((a) => a.key === 'die')?.choices ?? []

export const documents: { name: string; title: Text; number: string; blocks: Block[] }[] = [
  {
    name: 'instrucao-compressao',
    number: 'IT-014',
    title: t('Instrução de compressão', 'Crimping instruction', 'Instrucción de compresión'),
    blocks: [
      list(
        t(
          'Escolha a matriz pela cor e pelo índice gravados na peça. Se não conferem com a ferramenta, pare.',
          'Choose the die by the color and index on the part. If they do not match the tool, stop.',
          'Elija la matriz por el color e índice de la pieza. Si no coinciden con la herramienta, deténgase.',
        ),
        t(
          'Decape o comprimento do barril mais 3 mm, sem ferir os fios.',
          'Strip the barrel length plus 3 mm, without nicking wires.',
          'Pele la longitud del barril más 3 mm, sin dañar los hilos.',
        ),
        t(
          'Alumínio: escove e aplique pasta na hora. Cobre oxidado: escove até brilhar.',
          'Aluminum: brush and apply paste at once. Oxidized copper: brush until bright.',
          'Aluminio: cepille y aplique pasta de inmediato. Cobre oxidado: cepille hasta que brille.',
        ),
        t(
          'Insira até o fundo e comprima da palma para a boca. Em luvas, do centro para fora.',
          'Insert fully and crimp from palm to mouth. In splices, from the center outward.',
          'Inserte a fondo y comprima de la paleta a la boca. En manguitos, del centro hacia afuera.',
        ),
        t(
          'Confira o índice impresso, a janela de inspeção e a ausência de rebarba dupla.',
          'Check the printed index, the inspection hole and that there is no double flash.',
          'Verifique el índice impreso, el orificio y la ausencia de rebaba doble.',
        ),
      ),
      h('Matrizes', 'Dies', 'Matrices'),
      table(
        t(
          'Matriz hexagonal por seção de cobre',
          'Hexagonal die by copper section',
          'Matriz hexagonal por sección de cobre',
        ),
        [
          t('Condutor até (mm²)', 'Conductor up to (mm²)', 'Conductor hasta (mm²)'),
          t('Matriz', 'Die', 'Matriz'),
        ],
        dies.map((d, i) => [String(d.upTo), dieLabels[i]?.label ?? same(String(d.index))]),
      ),
      h('Compressões', 'Crimps', 'Compresiones'),
      ...tables('como-inspecionar-uma-compressao').slice(1),
    ],
  },
  {
    name: 'tabela-torque',
    number: 'TT-003',
    title: t('Tabela de torques de aperto', 'Tightening torque table', 'Tabla de pares de apriete'),
    blocks: [
      p(
        'Para colar na porta do quadro. Se o fabricante do equipamento indicar outro valor, **o menor manda**.',
        'To stick on the board door. If the equipment maker states another value, **the lower rules**.',
        'Para pegar en la puerta del tablero. Si el fabricante del equipo indica otro valor, **manda el menor**.',
      ),
      ...tables('torque-de-aperto'),
      h('Furos de passagem', 'Clearance holes', 'Orificios de paso'),
      table(
        t('ISO 273, série média', 'ISO 273, medium series', 'ISO 273, serie media'),
        [t('Parafuso', 'Bolt', 'Tornillo'), t('Furo (mm)', 'Hole (mm)', 'Orificio (mm)')],
        Object.entries(clearanceHole).map(([m, d]) => [`M${m}`, figures(String(d))]),
      ),
    ],
  },
  {
    name: 'declaracao-conformidade',
    number: 'DF-021',
    title: t(
      'Declaração do fabricante',
      "Manufacturer's declaration",
      'Declaración del fabricante',
    ),
    blocks: [
      p(
        '**Documento ilustrativo de uma empresa fictícia.** A Aterra Conexões Elétricas Ltda. declara, sob sua responsabilidade, que os produtos do catálogo foram projetados, fabricados e ensaiados segundo as normas indicadas na ficha de cada família.',
        '**Illustrative document of a fictional company.** Aterra Conexões Elétricas Ltda. declares, under its own responsibility, that the products of the catalog were designed, made and tested to the standards stated on each family’s sheet.',
        '**Documento ilustrativo de una empresa ficticia.** Aterra Conexões Elétricas Ltda. declara, bajo su responsabilidad, que los productos del catálogo fueron proyectados, fabricados y ensayados según las normas indicadas en la ficha de cada familia.',
      ),
      h('Normas', 'Standards', 'Normas'),
      ...tables('qual-norma-para-que'),
      p(
        'Ribeirão Preto, 3 de novembro de 2026. Otávio Lemos Prado, diretor de engenharia.',
        'Ribeirão Preto, 3 November 2026. Otávio Lemos Prado, engineering director.',
        'Ribeirão Preto, 3 de noviembre de 2026. Otávio Lemos Prado, director de ingeniería.',
      ),
    ],
  },
  ...manuals,
]
