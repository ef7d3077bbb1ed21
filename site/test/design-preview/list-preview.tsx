import { Breadcrumbs } from '../../app/ui/frame/breadcrumbs.tsx'
import { Button } from '../../app/ui/elements/button.tsx'
import { CardGrid } from '../../app/ui/cards/card-grid.tsx'
import { AppliedFilters, Facets } from '../../app/ui/controls/facets.tsx'
import { Cluster, Columns, Stack } from '../../app/ui/frame/layout.tsx'
import { Pagination } from '../../app/ui/controls/pagination.tsx'
import { ProductCard } from '../../app/ui/cards/product-card.tsx'
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
