import type { Answer } from '@vitrine/contract/client'

export function PageView({ page }: { page: Answer<'page-read'> }) {
  return (
    <div className="wrap">
      <h1>{page.title}</h1>
      {page.blocks.map((block) => (
        <section key={block.id}>{block.title}</section>
      ))}
    </div>
  )
}
