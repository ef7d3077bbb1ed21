import { posts2024 } from './news/2024.ts'
import { postsFirstHalf2024 } from './news/2024-first-half.ts'
import { posts2025 } from './news/2025.ts'
import { postsFirstHalf2025 } from './news/2025-first-half.ts'
import { posts2026 } from './news/2026.ts'
import { postsFirstHalf2026 } from './news/2026-first-half.ts'
import { t } from './text.ts'
import type { NewsCategory, Post } from './types.ts'

export const newsCategories: NewsCategory[] = [
  { key: 'engenharia', title: t('Engenharia', 'Engineering', 'Ingeniería') },
  { key: 'fabrica', title: t('Fábrica', 'Works', 'Fábrica') },
  { key: 'feiras-e-cursos', title: t('Feiras e cursos', 'Fairs and courses', 'Ferias y cursos') },
]

/** The newest first. */
export const posts: Post[] = [...posts2026, ...postsFirstHalf2026, ...posts2025, ...postsFirstHalf2025, ...posts2024, ...postsFirstHalf2024]
