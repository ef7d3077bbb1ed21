import { t } from './text.ts'
import type { Forms } from './types.ts'

export const forms: Forms = {
  departments: [
    { key: 'vendas', title: t('Vendas', 'Sales', 'Ventas'), email: 'vendas@aterra.example' },
    {
      key: 'engenharia',
      title: t('Engenharia de aplicação', 'Application engineering', 'Ingeniería de aplicación'),
      email: 'engenharia@aterra.example',
    },
    {
      key: 'qualidade',
      title: t('Qualidade e certificados', 'Quality and certificates', 'Calidad y certificados'),
      email: 'qualidade@aterra.example',
    },
    {
      key: 'exportacao',
      title: t('Exportação', 'Export', 'Exportación'),
      email: 'export@aterra.example',
    },
    {
      key: 'imprensa-e-cursos',
      title: t('Imprensa e cursos', 'Press and courses', 'Prensa y cursos'),
      email: 'cursos@aterra.example',
    },
  ],
  interests: [
    { key: 'producao', title: t('Produção', 'Production', 'Producción') },
    {
      key: 'engenharia',
      title: t('Engenharia de produto', 'Product engineering', 'Ingeniería de producto'),
    },
    {
      key: 'qualidade',
      title: t('Qualidade e laboratório', 'Quality and laboratory', 'Calidad y laboratorio'),
    },
    { key: 'comercial', title: t('Comercial', 'Sales', 'Comercial') },
    { key: 'logistica', title: t('Logística', 'Logistics', 'Logística') },
    {
      key: 'administrativo',
      title: t('Administrativo e TI', 'Administration and IT', 'Administración y TI'),
    },
  ],
  educationLevels: [
    { key: 'fundamental', title: t('Ensino fundamental', 'Primary school', 'Educación primaria') },
    { key: 'medio', title: t('Ensino médio', 'Secondary school', 'Educación secundaria') },
    { key: 'tecnico', title: t('Curso técnico', 'Technical course', 'Curso técnico') },
    { key: 'superior', title: t('Ensino superior', 'Higher education', 'Educación superior') },
    { key: 'pos-graduacao', title: t('Pós-graduação', 'Postgraduate', 'Posgrado') },
  ],
  trainingLevels: [
    {
      type: 'tecnico',
      title: t('Técnico', 'Technical', 'Técnico'),
      levels: [
        { key: 'cursando', title: t('Cursando', 'In progress', 'En curso') },
        { key: 'concluido', title: t('Concluído', 'Completed', 'Concluido') },
      ],
    },
    {
      type: 'superior',
      title: t('Superior', 'Higher', 'Superior'),
      levels: [
        { key: 'cursando', title: t('Cursando', 'In progress', 'En curso') },
        { key: 'trancado', title: t('Trancado', 'Suspended', 'Suspendido') },
        { key: 'concluido', title: t('Concluído', 'Completed', 'Concluido') },
      ],
    },
    {
      type: 'pos-graduacao',
      title: t('Pós-graduação', 'Postgraduate', 'Posgrado'),
      levels: [
        { key: 'especializacao', title: t('Especialização', 'Specialisation', 'Especialización') },
        { key: 'mestrado', title: t('Mestrado', "Master's", 'Maestría') },
        { key: 'doutorado', title: t('Doutorado', 'Doctorate', 'Doctorado') },
      ],
    },
    {
      type: 'idioma',
      title: t('Idioma', 'Language', 'Idioma'),
      levels: [
        { key: 'basico', title: t('Básico', 'Basic', 'Básico') },
        { key: 'intermediario', title: t('Intermediário', 'Intermediate', 'Intermedio') },
        { key: 'avancado', title: t('Avançado', 'Advanced', 'Avanzado') },
      ],
    },
  ],
}
