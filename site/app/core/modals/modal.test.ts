import { expect, test, vi } from 'vitest'
import { hiddenModal, modalDefaults, shownModal } from './modal.ts'

test('applies the defaults of R3 to omitted properties', () => {
  expect(shownModal({ title: 'Enviado', message: 'Respondemos logo.' })).toEqual({
    show: true,
    type: 'info',
    title: 'Enviado',
    message: 'Respondemos logo.',
    width: 494,
    close: true,
    action: undefined,
    actionUrl: '',
    actionLabel: undefined,
  })
  expect(
    shownModal({ title: '', message: '', type: 'error', width: 600, close: false }),
  ).toMatchObject({ type: 'error', width: 600, close: false })
})

test('hiding runs the action and navigates to the address, once', () => {
  const action = vi.fn<() => void>()
  const goTo = vi.fn<(url: string) => void>()
  const hidden = hiddenModal(
    shownModal({ title: '', message: '', action, actionUrl: '/contato' }),
    goTo,
  )
  expect(hidden.show).toBe(false)
  expect(action).toHaveBeenCalledOnce()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/contato')
  expect(hiddenModal(hidden, goTo)).toBe(hidden)
  expect(action).toHaveBeenCalledOnce()
  expect(goTo).toHaveBeenCalledOnce()
})

test('hiding a modal without an address does not navigate', () => {
  const goTo = vi.fn<(url: string) => void>()
  expect(hiddenModal(shownModal({ title: '', message: '' }), goTo).show).toBe(false)
  expect(hiddenModal(modalDefaults, goTo)).toBe(modalDefaults)
  expect(goTo).not.toHaveBeenCalled()
})
