import { t } from '../text.ts'
import type { Picture } from '../types.ts'

const scene = (key: string, alt: Picture['alt'], focalX = 50, focalY = 50): Picture => ({ key, file: `${key}.jpg`, width: 1200, height: 900, alt, focalX, focalY })

export const scenePictures: Picture[] = [
  { key: 'hero', file: 'hero.jpg', width: 1600, height: 1100, focalX: 52, focalY: 48, alt: t('Três terminais: um de cobre estanhado, um de cobre nu e um bimetálico', 'Three terminals: tinned copper, bare copper and bimetallic', 'Tres terminales: de cobre estañado, de cobre desnudo y bimetálico') },
  scene('category-terminals', t('Terminais de cobre estanhado e nu e uma luva de redução', 'Tinned and bare copper terminals and a reducing splice', 'Terminales de cobre estañado y desnudo y un manguito de reducción')),
  scene('category-lines', t('Conector cunha em dois cabos de alumínio e um terminal bimetálico', 'Wedge connector on two aluminium conductors and a bimetallic terminal', 'Conector de cuña en dos cables de aluminio y un terminal bimetálico')),
  scene('category-earthing', t('Grampo de bronze em haste e cabo, e um copo de solda exotérmica', 'Bronze clamp on rod and cable, and an exothermic welding cup', 'Grapa de bronce en jabalina y cable, y un vaso de soldadura exotérmica')),
  scene('category-data', t('Painel de conexão sobre um organizador de cabos', 'Patch panel above a cable manager', 'Panel de conexión sobre un organizador de cables')),
  scene('application-busbar', t('Cinco cabos de alumínio ligados a uma barra de cobre por terminais bimetálicos', 'Five aluminium cables on a copper bar through bimetallic terminals', 'Cinco cables de aluminio unidos a una barra de cobre con terminales bimetálicos'), 62, 42),
  scene('application-grid', t('Malha de cabos de cobre com solda em cada cruzamento', 'Grid of copper cables, welded at each crossing', 'Malla de cables de cobre con soldadura en cada cruce')),
  scene('application-transformer', t('Cabos com terminais de dois furos sobre isoladores de transformador', 'Cables with two-hole terminals on transformer insulators', 'Cables con terminales de dos orificios sobre aisladores de transformador'), 64, 34),
  scene('application-tap', t('Conector cunha e grampo paralelo em cabos de alumínio', 'Wedge connector and parallel-groove clamp on aluminium conductors', 'Conector de cuña y grapa paralela en cables de aluminio'), 40, 48),
  scene('application-service', t('Dois conectores perfurantes em cabos isolados', 'Two piercing connectors on insulated cables', 'Dos conectores de perforación en cables aislados')),
  scene('application-roof', t('Cobertura metálica ondulada com cordoalha e cabo de cobre', 'Corrugated metal roof with a braid and a copper cable', 'Cubierta metálica ondulada con trenza y cable de cobre')),
  scene('application-rack', t('Rack com painéis e organizadores e a barra de aterramento embaixo', 'Rack with panels and managers and the earthing bar below', 'Rack con paneles y organizadores y la barra de tierra abajo')),
  scene('application-tray', t('Eletrocalha aramada com cabo de terra preso por grampo de bronze', 'Wire-mesh tray with its earth cable held by a bronze clamp', 'Bandeja de alambre con cable de tierra sujeto por grapa de bronce'), 58, 36),
]
