import { p, t } from './text.ts'
import type { PlannedPost } from './types.ts'

/** Posts that become public after the load. */
export const plannedPosts: PlannedPost[] = [
  {
    key: 'turmas-de-compressao-do-trimestre',
    category: 'feiras-e-cursos',
    inDays: 4,
    time: '09:00',
    picture: 'lm',
    title: t(
      'Novas turmas do curso de compressão',
      'New dates of the compression course',
      'Nuevas fechas del curso de compresión',
    ),
    summary: t(
      'Quatro turmas de um dia, com prática em cabo de 16 a 240 mm².',
      'Four one-day classes, with practice on cable of 16 to 240 mm².',
      'Cuatro clases de un día, con práctica en cable de 16 a 240 mm².',
    ),
    text: [
      p(
        'Cada turma tem doze vagas. Leve o alicate que você usa na obra: ele é calibrado no começo da aula, e a diferença costuma surpreender.',
        'Each class has twelve places. Bring the tool that you use on site: it is calibrated at the beginning, and the difference often surprises.',
        'Cada clase tiene doce plazas. Traiga la prensa que usa en obra: se calibra al comienzo, y la diferencia suele sorprender.',
      ),
    ],
    products: ['prensa-a-bateria'],
  },
  {
    key: 'visita-ao-laboratorio-em-um-dia',
    category: 'fabrica',
    inDays: 11,
    time: '07:30',
    picture: 'lm',
    title: t(
      'Um dia no laboratório: as visitas abrem',
      'A day in the laboratory: visits open',
      'Un día en el laboratorio: abren las visitas',
    ),
    summary: t(
      'Clientes acompanham o ensaio da peça que compram, às quintas.',
      'Customers follow the test of the part that they buy, on Thursdays.',
      'Los clientes siguen el ensayo de la pieza que compran, los jueves.',
    ),
    text: [
      p(
        'A visita dura três horas e termina na bancada de ciclos térmicos. O relatório do dia é entregue na saída.',
        'The visit takes three hours and ends at the heat-cycling bench. The day’s report is handed over at the end.',
        'La visita dura tres horas y termina en el banco de ciclos térmicos. El informe del día se entrega a la salida.',
      ),
    ],
  },
]
