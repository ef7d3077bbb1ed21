import { cookies } from './layout/cookies.ts'
import { privacyPolicy } from './layout/privacy-policy.ts'
import { seo } from './layout/seo.ts'
import { termsOfUse } from './layout/terms-of-use.ts'
import { same, t } from './text.ts'
import type { Layout } from './types.ts'

export const layout: Layout = {
  footerMenus: [
    {
      title: t('Empresa', 'Company', 'Empresa'),
      routes: ['institutional', 'solutions', 'news', 'contact'],
    },
    {
      title: t('Catálogo', 'Catalog', 'Catálogo'),
      routes: [
        'products',
        'tooling',
        'cross-references',
        'certificates',
        'knowledge-base',
        'search',
      ],
    },
  ],
  contact: {
    address: t(
      'Rua das Indústrias, 1200 · Distrito Industrial · Ribeirão Preto, SP · 14000-000',
      'Rua das Indústrias, 1200 · Distrito Industrial · Ribeirão Preto, SP · 14000-000 · Brazil',
      'Rua das Indústrias, 1200 · Distrito Industrial · Ribeirão Preto, SP · 14000-000 · Brasil',
    ),
    phone: '+55 16 3000-0000',
    contact_whatsapp: '+55 16 90000-0000',
    email: 'contato@aterra.example',
    salesAbroad: t(
      '',
      'Outside Brazil we quote and ship from the factory: export@aterra.example, in English and Spanish, within one working day. Countries served: Argentina, Bolivia, Chile, Colombia, Ecuador, Mexico, Paraguay, Peru and Uruguay.',
      'Fuera de Brasil cotizamos y despachamos desde la fábrica: export@aterra.example, en español e inglés, en un día hábil. Países atendidos: Argentina, Bolivia, Chile, Colombia, Ecuador, México, Paraguay, Perú y Uruguay.',
    ),
  },
  social_network: {
    youtube: 'https://www.youtube.com/@aterra.example',
    linkedin: 'https://www.linkedin.com/company/aterra.example',
    twitter: '',
    facebook: 'https://www.facebook.com/aterra.example',
    instagram: 'https://www.instagram.com/aterra.example',
  },
  companyLine: t(
    'Aterra Conexões Elétricas Ltda. · CNPJ 12.ABC.345/01DE-35 · empresa fictícia de demonstração',
    'Aterra Conexões Elétricas Ltda. · CNPJ 12.ABC.345/01DE-35 · a fictional company, for demonstration',
    'Aterra Conexões Elétricas Ltda. · CNPJ 12.ABC.345/01DE-35 · empresa ficticia de demostración',
  ),
  certificates: [
    {
      title: t('Sistema da qualidade', 'Quality system', 'Sistema de calidad'),
      certificates: [
        { title: same('ISO 9001'), picture: 'certificate-iso-9001', record: 'iso-9001' },
        { title: same('ISO 14001'), picture: 'certificate-iso-14001', record: 'iso-14001' },
        { title: same('ISO 45001'), picture: 'certificate-iso-45001', record: 'iso-45001' },
      ],
    },
    {
      title: t('Ensaios de produto', 'Product tests', 'Ensayos de producto'),
      certificates: [
        {
          title: t(
            'Terminais · IEC 61238-1-3',
            'Terminals · IEC 61238-1-3',
            'Terminales · IEC 61238-1-3',
          ),
          picture: 'certificate-iec-61238',
          record: 'iec-61238',
        },
        {
          title: t(
            'Hastes · ABNT NBR 13571',
            'Rods · ABNT NBR 13571',
            'Jabalinas · ABNT NBR 13571',
          ),
          picture: 'certificate-nbr-13571',
          record: 'nbr-13571',
        },
        {
          title: t(
            'Solda exotérmica · IEEE 837',
            'Exothermic welding · IEEE 837',
            'Soldadura exotérmica · IEEE 837',
          ),
          picture: 'certificate-ieee-837',
          record: 'ieee-837',
        },
      ],
    },
  ],
  rewards: [
    {
      title: t(
        'Fornecedor do ano, rede elétrica do Sudeste, 2025',
        'Supplier of the year, Southeast grid, 2025',
        'Proveedor del año, red del Sudeste, 2025',
      ),
      picture: 'reward-supplier',
    },
    {
      title: t(
        'Zero acidentes com afastamento, 1.000 dias',
        'No lost-time accidents, 1,000 days',
        'Cero accidentes con baja, 1.000 días',
      ),
      picture: 'reward-safety',
    },
    {
      title: t(
        'Catálogo técnico do ano, 2026',
        'Technical catalog of the year, 2026',
        'Catálogo técnico del año, 2026',
      ),
      picture: 'reward-catalogue',
    },
    {
      title: t(
        'Cobre reciclado, 62 % da compra',
        'Recycled copper, 62 % of purchases',
        'Cobre reciclado, 62 % de la compra',
      ),
      picture: 'reward-copper',
    },
  ],
  cookies,
  privacyPolicy,
  termsOfUse,
  seo,
}
