import { createTransport } from 'nodemailer'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'

/** Timeout of the connection, ms. */
const timeoutMs = 8000

const remedies: Record<string, string> = {
  EAUTH: 'Correct user and password of SMTP_URL.',
  ETLS: 'The certificate or the TLS version is refused: use the name of the certificate in SMTP_URL.',
  ESOCKET: 'Check host and port of SMTP_URL, and smtps:// (465) or smtp:// (587, 25).',
  EDNS: 'Correct the host of SMTP_URL, or the name resolution of this machine.',
  ECONNECTION: 'Check host and port of SMTP_URL, and the firewall.',
  ETIMEDOUT: 'The server does not answer: check the port, and the firewall.',
}

/** Connects to the mail server and logs in: connection, EHLO, STARTTLS, AUTH. Sends nothing. */
export async function checkMail(url: string | undefined, production: boolean): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('mail')
  if (url === undefined)
    return production
      ? [
          warning(
            'SMTP_URL is not set: mails stay as files in the data folder, and nobody gets them.',
            'Set SMTP_URL to your mail server.',
          ),
        ]
      : [ok('Mails are written as files to the data folder (SMTP_URL is not set).')]
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return [ok('The mail server accepts the connection and the log-in.')]
  } catch (error) {
    // without the server's message, which may contain the user name
    const { code, responseCode } = Object(error)
    return [
      fault(
        `The mail server does not accept (${[code, responseCode].filter(Boolean).join(' ') || 'no code'}).`,
        remedies[String(code)] ?? 'Check SMTP_URL, and the log of the mail server.',
      ),
    ]
  } finally {
    transport.close()
  }
}
