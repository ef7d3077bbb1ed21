'use client'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { label, words } from '#src/platform/labels.ts'

const texts = {
  access: label(
    'Baixar tudo o que temos desta pessoa',
    'Download all that we hold of this person',
    'Descargar todo lo que tenemos de esta persona',
  ),
  erase: label(
    'Apagar tudo desta pessoa',
    'Erase all of this person',
    'Borrar todo de esta persona',
  ),
  sure: label(
    'Apagar todos os dados desta pessoa, em todas as coleções? Não há volta.',
    'Erase all data of this person, in every collection? There is no way back.',
    '¿Borrar todos los datos de esta persona, en todas las colecciones? No hay vuelta atrás.',
  ),
  done: label('Apagado:', 'Erased:', 'Borrado:'),
  failed: label(
    'Não foi possível. O pedido foi confirmado por e-mail? Só administradores apagam.',
    'It could not be done. Was the request confirmed by e-mail? Only administrators erase.',
    'No fue posible. ¿Se confirmó la solicitud por correo? Solo los administradores borran.',
  ),
}

/** Action buttons of a data request. */
export function RequestActions() {
  const {
    i18n: { language },
  } = useTranslation()
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const [status, setStatus] = useState('')
  if (id === undefined) return null
  const address = `${config.routes.api}/data-requests/${String(id)}`
  const erase = async (): Promise<void> => {
    if (!window.confirm(words(texts.sure, language))) return
    const answer = await fetch(`${address}/erase`, { method: 'POST', credentials: 'include' })
    if (!answer.ok) return setStatus(words(texts.failed, language))
    const { erased } = (await answer.json()) as { erased: Record<string, number> }
    setStatus(
      `${words(texts.done, language)} ${Object.entries(erased)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    )
  }
  return (
    <div style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}>
      <a href={`${address}/access`} download>
        {words(texts.access, language)}
      </a>
      <div>
        <Button buttonStyle="error" size="small" margin={false} onClick={() => void erase()}>
          {words(texts.erase, language)}
        </Button>
      </div>
      <p role="status">{status}</p>
    </div>
  )
}
