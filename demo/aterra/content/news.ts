import { posts2024 } from './news/2024.ts'
import { postsFirstHalf2024 } from './news/2024-first-half.ts'
import { posts2025 } from './news/2025.ts'
import { postsFirstHalf2025 } from './news/2025-first-half.ts'
import { posts2026 } from './news/2026.ts'
import { postsFirstHalf2026 } from './news/2026-first-half.ts'
import { t } from './text.ts'
import type { NewsCategory, Post } from './types.ts'

export const newsCategories: NewsCategory[] = [
  {
    key: 'engenharia',
    title: t('Engenharia', 'Engineering', 'Ingeniería'),
    summary: t(
      'Normas, ensaios e o que aprendemos com eles.',
      'Standards, tests and what they taught us.',
      'Normas, ensayos y lo que aprendimos de ellos.',
    ),
  },
  {
    key: 'fabrica',
    title: t('Fábrica', 'Plant', 'Fábrica'),
    summary: t(
      'Máquinas, pessoas e processos das duas fábricas.',
      'Machines, people and processes of the two plants.',
      'Máquinas, personas y procesos de las dos fábricas.',
    ),
  },
  {
    key: 'feiras-e-cursos',
    title: t('Feiras e cursos', 'Fairs and courses', 'Ferias y cursos'),
    summary: t(
      'Onde nos encontrar e o que ensinamos.',
      'Where to meet us and what we teach.',
      'Dónde encontrarnos y qué enseñamos.',
    ),
  },
]

/** Posts, newest first. */
export const posts: Post[] = [
  ...posts2026,
  ...postsFirstHalf2026,
  ...posts2025,
  ...postsFirstHalf2025,
  ...posts2024,
  ...postsFirstHalf2024,
]
