import { Breadcrumbs } from '../../app/design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../../app/design/button/button.tsx'
import { CardGrid } from '../../app/design/card-grid/card-grid.tsx'
import { AppliedFilters, Facets } from '../../app/design/facets/facets.tsx'
import { Cluster, Columns, Stack } from '../../app/design/layout/layout.tsx'
import { Pagination } from '../../app/design/pagination/pagination.tsx'
import { ProductCard } from '../../app/design/product-card/product-card.tsx'
import { products } from './catalogue.ts'
import { applied, facets, texts } from './texts.ts'

export function ListPreview() {
  return (
    <>
      <Breadcrumbs {...texts.breadcrumbs} />
      <h1>Terminais de compressão</h1>
      <p className="lead">684 códigos em 31 famílias.</p>
      <br />
      <Columns asideOn="wide" aside={<Facets {...facets} />}>
        <Stack>
          <Cluster between>
            <AppliedFilters {...applied} />
            <Button size="small" variant="secondary" icon="filter">
              Filtros
            </Button>
          </Cluster>
          <CardGrid label="Produtos" phone="stack" columns={4}>
            {products.map((card) => (
              <ProductCard key={card.href} {...card} />
            ))}
          </CardGrid>
          <div>
            {products.map((card) => (
              <ProductCard key={card.href} {...card} size="list" />
            ))}
          </div>
          <Pagination
            page={1}
            lastPage={6}
            hrefOf={(page) => `?pagina=${page}`}
            labels={texts.pagination}
          />
        </Stack>
      </Columns>
    </>
  )
}
