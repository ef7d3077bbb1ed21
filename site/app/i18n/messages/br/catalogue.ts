/** Home, the list of products, its categories. */
export const catalogue = {
  home: { title: 'Início', examples: 'Procure, por exemplo', lines: 'Linhas de produtos', mostViewed: 'Mais consultados', allProducts: 'Ver todos os produtos', applications: 'Aplicações', publications: 'Base de conhecimento', news: 'Notícias', search: 'Código ou produto' },
  products: { title: 'Produtos', description: 'Catálogo de terminais, conectores, aterramento e redes de dados, com tabelas de códigos e desenhos.', lines: 'Linhas de produtos', all: 'Todos os produtos' },
  category: { subcategories: 'Subcategorias', products: 'Produtos' },
}
