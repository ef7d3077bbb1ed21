import { h, p } from '../text.ts'
import type { Block } from '../types.ts'

export const termsOfUse: Block[] = [
  p('Ao usar este site você concorda com estes termos. Se não concordar, fale conosco: ajudamos por telefone.', 'By using this site you agree to these terms. If you do not, talk to us: we help by phone. The Portuguese text prevails.', 'Al usar este sitio usted acepta estos términos. Si no está de acuerdo, hable con nosotros: atendemos por teléfono. Prevalece el texto en portugués.'),
  h('O catálogo', 'The catalogue', 'El catálogo'),
  p('Os valores são os nominais de projeto e podem mudar sem aviso quando um produto melhora. Para contrato e obra, vale a ficha de dados com data e revisão, e o certificado do lote entregue.', 'Figures are nominal design values and may change without notice as a product improves. For contracts and works, the dated and revised data sheet prevails, with the certificate of the lot delivered.', 'Los valores son nominales de proyecto y pueden cambiar sin aviso cuando un producto mejora. Para contrato y obra, vale la ficha de datos con fecha y revisión, y el certificado del lote entregado.'),
  h('Projeto e instalação', 'Design and installation', 'Proyecto e instalación'),
  p('As orientações técnicas não substituem o projeto de profissional habilitado nem as normas em vigor. Trabalho em instalação elétrica segue a NR-10.', 'Technical guidance does not replace design by a qualified professional nor the standards in force. In Brazil, work on electrical installations follows NR-10.', 'Las orientaciones técnicas no sustituyen el proyecto de un profesional habilitado ni las normas vigentes. En Brasil, el trabajo en instalaciones eléctricas sigue la NR-10.'),
  h('Área restrita', 'Restricted area', 'Área restringida'),
  p('O acesso é pessoal e aprovado por nós. Não compartilhe a senha nem redistribua documentos marcados como confidenciais. Podemos suspender contas em caso de uso indevido, informando o motivo.', 'Access is personal and approved by us. Do not share the password or pass on documents marked confidential. We may suspend accounts that are misused, stating why.', 'El acceso es personal y aprobado por nosotros. No comparta la contraseña ni redistribuya documentos marcados como confidenciales. Podemos suspender cuentas por uso indebido, informando el motivo.'),
  h('Marcas e imagens', 'Marks and pictures', 'Marcas e imágenes'),
  p('Distribuidores podem usar fotos e tabelas para divulgar os produtos, com a indicação da fonte e sem alterar valores.', 'Distributors may use pictures and tables to promote the products, naming the source and leaving figures unchanged.', 'Los distribuidores pueden usar fotos y tablas para promover los productos, citando la fuente y sin alterar valores.'),
  h('Lei e foro', 'Law and venue', 'Ley y jurisdicción'),
  p('Aplica-se a lei brasileira. Foro da comarca de Ribeirão Preto, SP, ressalvado o do domicílio do consumidor.', 'Brazilian law applies. Courts of Ribeirão Preto, SP, save those of the consumer’s domicile.', 'Se aplica la ley brasileña. Tribunales de Ribeirão Preto, SP, salvo los del domicilio del consumidor.'),
]
