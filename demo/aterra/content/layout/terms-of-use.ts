import { h, p } from '../text.ts'
import type { Block } from '../types.ts'

export const termsOfUse: Block[] = [
  p(
    'Ao usar este site você concorda com estes termos. Se não concordar, fale conosco: ajudamos por telefone.',
    'By using this site you agree to these terms. If you do not, talk to us: we help by phone. The Portuguese text prevails.',
    'Al usar este sitio usted acepta estos términos. Si no está de acuerdo, hable con nosotros: atendemos por teléfono. Prevalece el texto en portugués.',
  ),
  h('O catálogo', 'The catalog', 'El catálogo'),
  p(
    'Os valores são os nominais de projeto e podem mudar sem aviso quando um produto melhora. Para contrato e obra, vale a ficha de dados com data e revisão, e o certificado do lote entregue.',
    'Figures are nominal design values and may change without notice as a product improves. For contracts and projects, the dated and revised data sheet prevails, with the certificate of the lot delivered.',
    'Los valores son nominales de proyecto y pueden cambiar sin aviso cuando un producto mejora. Para contrato y obra, vale la ficha de datos con fecha y revisión, y el certificado del lote entregado.',
  ),
  h('Projeto e instalação', 'Design and installation', 'Proyecto e instalación'),
  p(
    'As orientações técnicas não substituem o projeto de profissional habilitado nem as normas em vigor. Trabalho em instalação elétrica segue a NR-10.',
    'Technical guidance does not replace design by a qualified professional nor the standards in force. In Brazil, work on electrical installations follows NR-10.',
    'Las orientaciones técnicas no sustituyen el proyecto de un profesional habilitado ni las normas vigentes. En Brasil, el trabajo en instalaciones eléctricas sigue la NR-10.',
  ),
  p(
    'As contas e tabelas da base de conhecimento explicam um método. Antes de usá-las numa obra, refaça-as com os dados dela. Se achar um erro, avise: corrigimos e dizemos o que mudou.',
    'The sums and tables of the knowledge base explain a method. Before using them on a job, do them again with its data. If you find an error, tell us: we correct it and say what changed.',
    'Las cuentas y tablas de la base de conocimientos explican un método. Antes de usarlas en una obra, rehágalas con sus datos. Si encuentra un error, avise: lo corregimos y decimos qué cambió.',
  ),
  h(
    'Preços, prazos e distribuidores',
    'Prices, delivery and distributors',
    'Precios, plazos y distribuidores',
  ),
  p(
    'O site não vende. Preços e prazos são os da proposta escrita, nossa ou do distribuidor, que é empresa independente. Os endereços de distribuidores são os que eles nos informam.',
    'The site does not sell. Prices and delivery are those of a written offer, ours or the distributor’s, which is an independent company. Distributors’ addresses are those that they give us.',
    'El sitio no vende. Los precios y plazos son los de la oferta escrita, nuestra o del distribuidor, que es empresa independiente. Las direcciones de distribuidores son las que ellos nos informan.',
  ),
  h('Área restrita', 'Restricted area', 'Área restringida'),
  p(
    'O acesso é pessoal e aprovado por nós. Não compartilhe a senha nem redistribua documentos marcados como confidenciais. Podemos suspender contas em caso de uso indevido, informando o motivo.',
    'Access is personal and approved by us. Do not share the password or pass on documents marked confidential. We may suspend accounts that are misused, stating why.',
    'El acceso es personal y aprobado por nosotros. No comparta la contraseña ni redistribuya documentos marcados como confidenciales. Podemos suspender cuentas por uso indebido, informando el motivo.',
  ),
  h('Marcas e imagens', 'Marks and pictures', 'Marcas e imágenes'),
  p(
    'Distribuidores podem usar fotos e tabelas para divulgar os produtos, com a indicação da fonte e sem alterar valores.',
    'Distributors may use pictures and tables to promote the products, naming the source and leaving figures unchanged.',
    'Los distribuidores pueden usar fotos y tablas para promover los productos, citando la fuente y sin alterar valores.',
  ),
  p(
    'As marcas de terceiros e os nomes de normas pertencem aos seus titulares e são citados só para identificar. Textos e figuras da base de conhecimento podem ser usados em aula e em projeto, com a fonte.',
    'Other companies’ marks and the names of standards belong to their owners and are cited only to identify. Texts and figures of the knowledge base may be used in class and in designs, naming the source.',
    'Las marcas de terceros y los nombres de normas pertenecen a sus titulares y se citan solo para identificar. Los textos y figuras de la base de conocimientos pueden usarse en clase y en proyectos, citando la fuente.',
  ),
  h('Formulários', 'Forms', 'Formularios'),
  p(
    'Informe dados seus e verdadeiros, e envie só arquivos que você pode enviar. Podemos limitar envios repetidos ou automáticos. O que fazemos com os dados está na política de privacidade.',
    'Give data that is yours and true, and send only files that you may send. We may limit repeated or automatic sending. What we do with the data is in the privacy policy.',
    'Indique datos suyos y verdaderos, y envíe solo archivos que puede enviar. Podemos limitar los envíos repetidos o automáticos. Lo que hacemos con los datos está en la política de privacidad.',
  ),
  h('Disponibilidade e mudanças', 'Availability and changes', 'Disponibilidad y cambios'),
  p(
    'O site pode parar para manutenção e estes termos podem mudar; a versão em vigor é a que está nesta página. Endereços antigos de produtos levam aos novos.',
    'The site may stop for maintenance and these terms may change; the version in force is the one on this page. Old addresses of products lead to the new ones.',
    'El sitio puede detenerse por mantenimiento y estos términos pueden cambiar; la versión vigente es la de esta página. Las direcciones antiguas de productos llevan a las nuevas.',
  ),
  h('Lei e foro', 'Law and venue', 'Ley y jurisdicción'),
  p(
    'Aplica-se a lei brasileira. Foro da comarca de Ribeirão Preto, SP, ressalvado o do domicílio do consumidor.',
    'Brazilian law applies. Courts of Ribeirão Preto, SP, save those of the consumer’s domicile.',
    'Se aplica la ley brasileña. Tribunales de Ribeirão Preto, SP, salvo los del domicilio del consumidor.',
  ),
]
