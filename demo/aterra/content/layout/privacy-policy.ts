import { h, list, p, t, table } from '../text.ts'
import type { Block } from '../types.ts'

/**
 * Privacy policy, written for this site and the LGPD (Lei nº 13.709/2018). The company and its
 * people are fictional.
 */
export const privacyPolicy: Block[] = [
  p(
    '**Em vigor desde 3 de novembro de 2026.** A Aterra Conexões Elétricas Ltda. é a controladora dos dados pessoais tratados neste site. Esta política diz o que coletamos, para quê, por quanto tempo e como você manda nos seus dados.',
    '**In force since 3 November 2026.** Aterra Conexões Elétricas Ltda. is the controller of the personal data handled on this site. This policy says what we collect, why, for how long, and how you stay in charge of it. The Portuguese text prevails.',
    '**En vigor desde el 3 de noviembre de 2026.** Aterra Conexões Elétricas Ltda. es la responsable de los datos personales tratados en este sitio. Esta política dice qué recogemos, para qué, por cuánto tiempo y cómo usted decide sobre sus datos. Prevalece el texto en portugués.',
  ),
  h('Encarregada pelos dados', 'Data-protection officer', 'Delegada de protección de datos'),
  p(
    'Marina Tavares do Vale, privacidade@aterra.example, +55 16 3000-0002. Respondemos a pedidos de titulares em até 15 dias.',
    'Marina Tavares do Vale, privacidade@aterra.example, +55 16 3000-0002. We answer requests from data subjects within 15 days.',
    'Marina Tavares do Vale, privacidade@aterra.example, +55 16 3000-0002. Respondemos a las solicitudes de titulares en hasta 15 días.',
  ),
  h('O que coletamos e por quê', 'What we collect and why', 'Qué recogemos y por qué'),
  table(
    t(
      'Dados, finalidade, base legal e guarda',
      'Data, purpose, legal basis and retention',
      'Datos, finalidad, base legal y conservación',
    ),
    [
      t('Dados', 'Data', 'Datos'),
      t('Finalidade', 'Purpose', 'Finalidad'),
      t('Base legal (LGPD)', 'Legal basis (LGPD)', 'Base legal (LGPD)'),
      t('Guarda', 'Retention', 'Conservación'),
    ],
    [
      [
        t(
          'Formulário de contato: nome, e-mail, telefone, empresa, mensagem',
          'Contact form: name, e-mail, phone, company, message',
          'Formulario de contacto: nombre, correo, teléfono, empresa, mensaje',
        ),
        t('Responder ao pedido', 'Answer the request', 'Responder la solicitud'),
        t(
          'Procedimentos preliminares a contrato (art. 7º, V)',
          'Steps before a contract (art. 7, V)',
          'Procedimientos previos a contrato (art. 7, V)',
        ),
        t('24 meses', '24 months', '24 meses'),
      ],
      [
        t(
          'Candidatura: identificação, contato, formação, currículo',
          'Job application: identity, contact, education, résumé',
          'Postulación: identificación, contacto, formación, currículum',
        ),
        t('Seleção de pessoal', 'Recruitment', 'Selección de personal'),
        t(
          'Procedimentos preliminares a contrato (art. 7º, V)',
          'Steps before a contract (art. 7, V)',
          'Procedimientos previos a contrato (art. 7, V)',
        ),
        t(
          '12 meses, com o arquivo do currículo',
          '12 months, with the résumé file',
          '12 meses, con el archivo del currículum',
        ),
      ],
      [
        t(
          'Newsletter: e-mail, idioma e data da confirmação',
          'Newsletter: e-mail, language and date of confirmation',
          'Boletín: correo, idioma y fecha de confirmación',
        ),
        t('Enviar novidades técnicas', 'Send technical news', 'Enviar novedades técnicas'),
        t(
          'Consentimento, confirmado por e-mail (art. 7º, I)',
          'Consent, confirmed by e-mail (art. 7, I)',
          'Consentimiento, confirmado por correo (art. 7, I)',
        ),
        t(
          'Até você sair da lista, e mais 6 meses como prova; 1 mês se não confirmar',
          'Until you leave the list, and 6 months more as proof; 1 month if not confirmed',
          'Hasta que se dé de baja, y 6 meses más como prueba; 1 mes si no confirma',
        ),
      ],
      [
        t(
          'Área restrita: nome, e-mail, empresa, CNPJ ou documento fiscal, telefone, perfil',
          'Restricted area: name, e-mail, company, tax number, phone, profile',
          'Área restringida: nombre, correo, empresa, identificación fiscal, teléfono, perfil',
        ),
        t(
          'Aprovar o cadastro e dar acesso',
          'Approve the registration and give access',
          'Aprobar el registro y dar acceso',
        ),
        t(
          'Execução de contrato (art. 7º, V)',
          'Performance of a contract (art. 7, V)',
          'Ejecución de contrato (art. 7, V)',
        ),
        t(
          'Enquanto a conta existir; 1 mês se o e-mail não for confirmado, 6 meses se recusada',
          'As long as the account exists; 1 month if the e-mail is not confirmed, 6 months if refused',
          'Mientras exista la cuenta; 1 mes si no se confirma el correo, 6 meses si se rechaza',
        ),
      ],
      [
        t(
          'Área restrita: documentos baixados e data',
          'Restricted area: documents downloaded and date',
          'Área restringida: documentos descargados y fecha',
        ),
        t(
          'Avisar quando sai nova revisão',
          'Tell you of a new revision',
          'Avisar cuando hay nueva revisión',
        ),
        t(
          'Legítimo interesse (art. 7º, IX)',
          'Legitimate interest (art. 7, IX)',
          'Interés legítimo (art. 7, IX)',
        ),
        t('24 meses', '24 months', '24 meses'),
      ],
      [
        t('Pedidos sobre os seus dados', 'Requests about your data', 'Solicitudes sobre sus datos'),
        t(
          'Atender e provar que atendemos',
          'Meet them, and prove that we did',
          'Atenderlas y probar que las atendimos',
        ),
        t(
          'Obrigação legal (art. 7º, II)',
          'Legal duty (art. 7, II)',
          'Obligación legal (art. 7, II)',
        ),
        t(
          '60 meses; 1 mês se não confirmado',
          '60 months; 1 month if not confirmed',
          '60 meses; 1 mes si no se confirma',
        ),
      ],
      [
        t(
          'Escolha de cookies: número aleatório, texto mostrado, versão, opções e data',
          'Cookie choice: random number, text shown, version, options and date',
          'Elección de cookies: número aleatorio, texto mostrado, versión, opciones y fecha',
        ),
        t('Provar a escolha', 'Prove the choice', 'Probar la elección'),
        t(
          'Obrigação legal (arts. 7º, II, e 8º, § 2º)',
          'Legal duty (arts. 7, II, and 8, § 2)',
          'Obligación legal (arts. 7, II, y 8, § 2)',
        ),
        t('60 meses', '60 months', '60 meses'),
      ],
      [
        t(
          'E-mails que o site envia a você',
          'E-mails that the site sends you',
          'Correos que el sitio le envía',
        ),
        t(
          'Provar que saíram e resolver falhas',
          'Prove that they were sent, and mend failures',
          'Probar que salieron y resolver fallas',
        ),
        t(
          'Legítimo interesse (art. 7º, IX)',
          'Legitimate interest (art. 7, IX)',
          'Interés legítimo (art. 7, IX)',
        ),
        t('6 meses', '6 months', '6 meses'),
      ],
      [
        t(
          'Registros de acesso: IP, data e hora',
          'Access logs: IP, date and time',
          'Registros de acceso: IP, fecha y hora',
        ),
        t('Segurança', 'Security', 'Seguridad'),
        t(
          'Obrigação legal (Marco Civil da Internet, art. 15)',
          'Legal duty (Marco Civil da Internet, art. 15)',
          'Obligación legal (Marco Civil da Internet, art. 15)',
        ),
        t('6 meses', '6 months', '6 meses'),
      ],
      [
        t(
          'Cookies de medição e divulgação',
          'Measurement and marketing cookies',
          'Cookies de medición y publicidad',
        ),
        t(
          'Melhorar o site e medir anúncios',
          'Improve the site and measure ads',
          'Mejorar el sitio y medir anuncios',
        ),
        t('Consentimento (art. 7º, I)', 'Consent (art. 7, I)', 'Consentimiento (art. 7, I)'),
        t('Até 13 meses', 'Up to 13 months', 'Hasta 13 meses'),
      ],
    ],
  ),
  p(
    'Vencido o prazo, uma rotina apaga os dados sozinha, todos os dias. Mensagens que o filtro marca como suspeitas somem em 1 mês. Não tomamos decisão automatizada sobre você nem traçamos o seu perfil.',
    'When the period ends, a daily job erases the data by itself. Messages that the filter marks as suspect go within 1 month. We take no automated decision about you, and build no profile of you.',
    'Vencido el plazo, una rutina borra los datos por sí sola, todos los días. Los mensajes que el filtro marca como sospechosos desaparecen en 1 mes. No tomamos decisiones automatizadas sobre usted ni elaboramos su perfil.',
  ),
  h('Cookies', 'Cookies', 'Cookies'),
  p(
    'Só os necessários funcionam sem a sua permissão: a sessão da área restrita e as suas preferências. Medição, divulgação e vídeos de terceiros ficam desligados até você escolher, e nenhum pedido sai para eles antes disso. Recusar leva um toque, como aceitar; a escolha se muda a qualquer hora em "Cookies", no rodapé. A prova que guardamos não diz quem você é: só o número aleatório que fica no seu navegador liga você a ela.',
    'Only the necessary ones work without your permission: the session of the restricted area and your preferences. Measurement, marketing and third-party videos stay off until you choose, and no request leaves for them before that. Refusing takes one tap, as accepting does; change your choice at any time under “Cookies” in the footer. The proof that we keep does not say who you are: only the random number in your browser ties you to it.',
    'Solo las necesarias funcionan sin su permiso: la sesión del área restringida y sus preferencias. Medición, publicidad y videos de terceros quedan apagados hasta que usted elija, y ninguna solicitud sale hacia ellos antes. Rechazar lleva un toque, como aceptar; la elección se cambia en cualquier momento en "Cookies", al pie. La prueba que guardamos no dice quién es usted: solo el número aleatorio que queda en su navegador lo vincula a ella.',
  ),
  h('Candidaturas', 'Job applications', 'Postulaciones'),
  p(
    'Não peça que outra pessoa envie o seu currículo, nem inclua nele dados sensíveis que a vaga não exige, como saúde, religião ou filiação sindical. O currículo é lido só por quem seleciona, e depois de 12 meses é apagado com o arquivo; para continuar no banco, envie de novo.',
    'Do not have somebody else send your résumé, nor put in it sensitive data that the job does not ask for, such as health, religion or union membership. It is read only by those who recruit, and after 12 months it is erased with its file; to stay on record, send it again.',
    'No pida a otra persona que envíe su currículum, ni incluya en él datos sensibles que el puesto no exige, como salud, religión o afiliación sindical. Solo lo lee quien selecciona, y a los 12 meses se borra con el archivo; para seguir en la base, envíelo de nuevo.',
  ),
  h('Com quem compartilhamos', 'With whom we share', 'Con quién compartimos'),
  p(
    'Com fornecedores de hospedagem e de envio de e-mail, sob contrato e só para as finalidades acima; com distribuidores, quando você pede um orçamento por eles; e com autoridades, quando a lei obriga. Não vendemos dados.',
    'With hosting and e-mail suppliers, under contract and for the purposes above alone; with distributors, when you ask for a quotation through them; and with authorities, where the law requires. We do not sell data.',
    'Con proveedores de alojamiento y de envío de correo, bajo contrato y solo para las finalidades anteriores; con distribuidores, cuando usted pide una cotización por ellos; y con autoridades, cuando la ley obliga. No vendemos datos.',
  ),
  h('Os seus direitos', 'Your rights', 'Sus derechos'),
  list(
    t(
      'Confirmar se tratamos dados seus e acessá-los.',
      'Confirm whether we process your data, and access it.',
      'Confirmar si tratamos sus datos y acceder a ellos.',
    ),
    t(
      'Corrigir dados incompletos ou desatualizados.',
      'Correct incomplete or outdated data.',
      'Corregir datos incompletos o desactualizados.',
    ),
    t(
      'Pedir anonimização, bloqueio ou eliminação do que for excessivo.',
      'Ask for anonymization, blocking or erasure of what is excessive.',
      'Pedir anonimización, bloqueo o eliminación de lo excesivo.',
    ),
    t(
      'Saber com quem compartilhamos e o que acontece se você não consentir.',
      'Know with whom we share, and what happens if you do not consent.',
      'Saber con quién compartimos y qué pasa si no consiente.',
    ),
    t(
      'Receber os dados para levar a outro fornecedor.',
      'Receive the data to take elsewhere.',
      'Recibir los datos para llevarlos a otro proveedor.',
    ),
    t(
      'Retirar o consentimento a qualquer momento, no rodapé em "Cookies" ou pelo e-mail da encarregada.',
      'Withdraw consent at any time, under "Cookies" in the footer or by e-mail to the officer.',
      'Retirar el consentimiento en cualquier momento, en "Cookies" al pie o por correo a la delegada.',
    ),
    t(
      'Reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
      'Complain to the national authority (ANPD).',
      'Reclamar ante la autoridad nacional (ANPD).',
    ),
  ),
  p(
    'Para usar qualquer um deles, abra a página "Seus dados" ou escreva à encarregada. Confirmamos por e-mail que é você mesmo quem pede e respondemos em até 15 dias, sem custo. Quando a lei nos obriga a guardar alguma coisa, dizemos o quê e por quê. Deixar de consentir não tira o acesso ao catálogo nem ao atendimento.',
    'To use any of them, open the page “Your data” or write to the officer. We confirm by e-mail that it is really you who asks, and answer within 15 days, free of charge. Where the law makes us keep something, we say what and why. Refusing consent takes away neither the catalog nor our help.',
    'Para ejercer cualquiera de ellos, abra la página "Sus datos" o escriba a la delegada. Confirmamos por correo que es usted quien lo pide y respondemos en hasta 15 días, sin costo. Cuando la ley nos obliga a guardar algo, decimos qué y por qué. No consentir no le quita el acceso al catálogo ni a la atención.',
  ),
  h('Segurança e transferência', 'Security and transfer', 'Seguridad y transferencia'),
  p(
    'Os dados trafegam cifrados e o acesso é limitado a quem precisa. Se um fornecedor guardar dados fora do Brasil, exigimos as garantias do capítulo V da LGPD. Incidentes com risco relevante são comunicados à ANPD e a você.',
    'Data travels encrypted and access is limited to those who need it. Where a supplier stores data outside Brazil, we require the safeguards of chapter V of the LGPD. Incidents with relevant risk are reported to the ANPD and to you.',
    'Los datos viajan cifrados y el acceso se limita a quien lo necesita. Si un proveedor guarda datos fuera de Brasil, exigimos las garantías del capítulo V de la LGPD. Los incidentes con riesgo relevante se comunican a la ANPD y a usted.',
  ),
  p(
    'As senhas ficam guardadas só como resumo criptográfico, e os documentos restritos são entregues apenas a quem tem acesso no momento do pedido. O site se dirige a profissionais e não coleta dados de crianças de propósito.',
    'Passwords are kept only as a cryptographic digest, and restricted documents are handed only to those who have access at the moment of asking. The site is meant for professionals and does not knowingly collect data of children.',
    'Las contraseñas se guardan solo como resumen criptográfico, y los documentos restringidos se entregan únicamente a quien tiene acceso en el momento de pedirlos. El sitio se dirige a profesionales y no recoge datos de niños a sabiendas.',
  ),
  h('Mudanças nesta política', 'Changes to this policy', 'Cambios en esta política'),
  p(
    'Quando ela mudar, a data do começo muda junto e as versões anteriores podem ser pedidas à encarregada. Se a mudança toca o que você consentiu, pedimos de novo antes de usar.',
    'When it changes, the date at the top changes with it, and earlier versions may be asked of the officer. If the change touches what you consented to, we ask again before using it.',
    'Cuando cambie, cambia también la fecha del comienzo, y las versiones anteriores pueden pedirse a la delegada. Si el cambio toca lo que usted consintió, lo pedimos de nuevo antes de usarlo.',
  ),
]
