import { Breadcrumbs } from '../../app/ui/frame/breadcrumbs.tsx'
import { ButtonLink } from '../../app/ui/elements/button.tsx'
import { ChipLink } from '../../app/ui/elements/chip.tsx'
import { DataTable } from '../../app/ui/table/data-table.tsx'
import { DocumentList } from '../../app/ui/content/document-list.tsx'
import { KeyValues } from '../../app/ui/content/key-values.tsx'
import { Cluster, Split, Stack } from '../../app/ui/frame/layout.tsx'
import { Picture } from '../../app/ui/elements/picture.tsx'
import { Section } from '../../app/ui/frame/section.tsx'
import { Tabs } from '../../app/ui/controls/tabs.tsx'
import { Label } from '../../app/ui/elements/tag.tsx'
import { table } from './catalogue.ts'
import { hero } from './pictures.ts'
import { documents, keyValues, texts } from './texts.ts'

export function ProductPreview() {
  return (
    <>
      <Breadcrumbs {...texts.breadcrumbs} />
      <Split
        first={
          <Tabs
            placement="below"
            label="Vistas"
            tabs={texts.tabs.items.map((tab) => ({
              id: tab.id,
              label: tab.label,
              content: (
                <Picture
                  image={tab.id === 'photo' ? hero : null}
                  code="TC"
                  sizes="60vw"
                  ratio="10/7"
                  priority
                />
              ),
            }))}
          />
        }
        second={
          <Stack>
            <Label tone="accent">Terminais de compressão · família TC</Label>
            <h1>Terminal de compressão longo, um furo</h1>
            <p className="lead">
              Cobre eletrolítico estanhado, para condutores de cobre classes 2 a 5 em painéis,
              subestações e geradores.
            </p>
            <KeyValues items={keyValues} />
            <Cluster>
              <ButtonLink href="#onde">Onde comprar</ButtonLink>
              <ButtonLink variant="secondary" href="#quotation">
                Pedir orçamento
              </ButtonLink>
            </Cluster>
            <DocumentList items={documents} />
          </Stack>
        }
      />
      <Section ruled title="48 códigos" headless>
        <DataTable
          {...table}
          heading={<h2>48 códigos</h2>}
          filters={
            <>
              <ChipLink href="#mm" selected>
                mm²
              </ChipLink>
              <ChipLink href="#awg">AWG / kcmil</ChipLink>
            </>
          }
        />
      </Section>
    </>
  )
}
