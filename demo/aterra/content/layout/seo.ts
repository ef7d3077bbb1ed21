import { t } from '../text.ts'
import type { Layout } from '../types.ts'

export const seo: Layout['seo'] = [
  {
    route: 'home',
    title: t(
      'Aterra Conexões Elétricas | Terminais, bimetálicos e aterramento',
      'Aterra Conexões Elétricas | Terminals, bimetallics and grounding',
      'Aterra Conexões Elétricas | Terminales, bimetálicos y puesta a tierra',
    ),
    description: t(
      'Terminais, conectores bimetálicos, aterramento e redes de dados. Cada código com dimensões, desenhos e certificados.',
      'Terminals, bimetallic connectors, grounding and data networks. Every part number with dimensions, drawings and certificates.',
      'Terminales, conectores bimetálicos, puesta a tierra y redes de datos. Cada código con dimensiones, planos y certificados.',
    ),
  },
  {
    route: 'institutional',
    title: t(
      'A Aterra: duas fábricas e um laboratório',
      'About Aterra: two plants and a laboratory',
      'Aterra: dos fábricas y un laboratorio',
    ),
    description: t(
      'Desde 1978 em Ribeirão Preto. História, valores e fábricas.',
      'Since 1978 in Ribeirão Preto. History, values and plants.',
      'Desde 1978 en Ribeirão Preto. Historia, valores y fábricas.',
    ),
  },
  {
    route: 'products',
    title: t('Produtos', 'Products', 'Productos'),
    description: t(
      'Encontre por condutor, parafuso ou código. Filtros, tabelas e fichas técnicas.',
      'Find by conductor, stud or part number. Filters, tables and data sheets.',
      'Encuentre por conductor, perno o código. Filtros, tablas y fichas técnicas.',
    ),
    lead: t(
      'Catálogo de terminais, conectores, aterramento e redes de dados, com tabelas de códigos e desenhos.',
      'Catalog of terminals, connectors, grounding and data networks, with part-number tables and drawings.',
      'Catálogo de terminales, conectores, puesta a tierra y redes de datos, con tablas de códigos y planos.',
    ),
  },
  {
    route: 'solutions',
    title: t('Soluções', 'Solutions', 'Soluciones'),
    description: t(
      'Subestações, redes, edificações, indústria e energia solar: onde cada peça trabalha.',
      'Substations, lines, buildings, industry and solar power: where each part works.',
      'Subestaciones, redes, edificios, industria y energía solar: dónde trabaja cada pieza.',
    ),
    lead: t(
      'Onde as conexões trabalham: o problema em campo, a montagem e as peças que a fazem.',
      'Where connections do their work: the problem on site, the assembly and the parts it takes.',
      'Dónde trabajan las conexiones: el problema en campo, el montaje y las piezas que lo resuelven.',
    ),
  },
  {
    route: 'news',
    title: t('Notícias', 'News', 'Noticias'),
    description: t(
      'Engenharia, fábrica, feiras e cursos.',
      'Engineering, plant, fairs and courses.',
      'Ingeniería, fábrica, ferias y cursos.',
    ),
    lead: t(
      'Engenharia, fábrica, feiras e cursos.',
      'Engineering, works, fairs and courses.',
      'Ingeniería, fábrica, ferias y cursos.',
    ),
  },
  {
    route: 'knowledge-base',
    title: t('Base de conhecimento', 'Knowledge base', 'Base de conocimientos'),
    description: t(
      'Compressão, torque, aterramento e normas, em guias curtos com tabelas.',
      'Crimping, torque, grounding and standards, in short guides with tables.',
      'Compresión, par, puesta a tierra y normas, en guías breves con tablas.',
    ),
  },
  {
    route: 'contact',
    title: t('Contato', 'Contact', 'Contacto'),
    description: t(
      'Vendas, engenharia de aplicação, qualidade e exportação.',
      'Sales, application engineering, quality and export.',
      'Ventas, ingeniería de aplicación, calidad y exportación.',
    ),
    lead: t(
      'Fale com quem conhece a peça.',
      'Talk to people who know the part.',
      'Hable con quien conoce la pieza.',
    ),
  },
  {
    route: 'work-with-us',
    title: t('Trabalhe conosco', 'Work with us', 'Trabaje con nosotros'),
    description: t(
      'Envie o seu currículo para as fábricas de Ribeirão Preto e Camaçari.',
      'Send your résumé to our plants in Ribeirão Preto and Camaçari (in Portuguese).',
      'Envíe su currículum a las fábricas de Ribeirão Preto y Camaçari (en portugués).',
    ),
    lead: t(
      'Gente cuidadosa, para fazer a parte que não pode falhar.',
      'Our works are in Brazil, and so are our openings.',
      'Nuestras plantas están en Brasil, y las vacantes también.',
    ),
  },
  {
    route: 'cross-references',
    title: t('Equivalências', 'Cross-reference', 'Equivalencias'),
    description: t(
      'O número de outro fabricante e a peça da Aterra que o substitui, com o grau e o que muda.',
      'Another maker’s number and the Aterra part that stands in for it, with the grade and what differs.',
      'El número de otro fabricante y la pieza de Aterra que lo sustituye, con el grado y qué cambia.',
    ),
  },
  {
    route: 'tooling',
    title: t('Matriz e ferramenta', 'Die and tool', 'Matriz y herramienta'),
    description: t(
      'Matriz, ferramenta, decapagem, compressões e torque para cada condutor, parafuso e prensa.',
      'Die, tool, strip length, crimps and torque for each conductor, stud and press.',
      'Matriz, herramienta, pelado, compresiones y par de apriete para cada conductor, perno y prensa.',
    ),
    lead: t(
      'Diga o condutor, o parafuso e a prensa: aqui estão o conector, a matriz, a ferramenta e como aplicar.',
      'Say the conductor, the stud and the press: here are the connector, the die, the tool and how to apply them.',
      'Diga el conductor, el perno y la prensa: aquí están el conector, la matriz, la herramienta y cómo aplicarlos.',
    ),
  },
  {
    route: 'certificates',
    title: t('Certificados', 'Certificates', 'Certificados'),
    description: t(
      'Certificados da empresa e dos produtos, com validade e arquivo; os de uma lista de códigos em um ZIP.',
      'Certificates of the company and of its products, with validity and file; those of a list of part numbers in one ZIP.',
      'Certificados de la empresa y de los productos, con validez y archivo; los de una lista de códigos en un ZIP.',
    ),
  },
  {
    route: 'search',
    title: t('Busca', 'Search', 'Búsqueda'),
    description: t(
      'Busque por código, produto ou assunto.',
      'Search by part number, product or subject.',
      'Busque por código, producto o tema.',
    ),
  },
  {
    route: 'privacy-policy',
    title: t('Política de privacidade', 'Privacy policy', 'Política de privacidad'),
    description: t(
      'O que coletamos, para quê e por quanto tempo.',
      'What we collect, why and for how long.',
      'Qué recogemos, para qué y por cuánto tiempo.',
    ),
  },
  {
    route: 'terms-of-use',
    title: t('Termos de uso', 'Terms of use', 'Términos de uso'),
    description: t(
      'As regras de uso do site e do catálogo.',
      'The rules for using the site and the catalog.',
      'Las reglas de uso del sitio y del catálogo.',
    ),
  },
]
