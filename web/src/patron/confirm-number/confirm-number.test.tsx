// @vitest-environment happy-dom
import { confirmNumber as en } from '@mikvah/contract/words/en/confirm-number.ts'
import { confirmNumber as he } from '@mikvah/contract/words/he/confirm-number.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { call } from '../../talk/call.ts'
import { onUnconfirmed } from '../../talk/unconfirmed.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { ConfirmNumberScreen } from './ConfirmNumberScreen.tsx'

const refusal = (status: number, code: string, errorMessage: string) => ({
  ...{ status, body: { success: false, code, errorMessage } },
})

it.each([
  ['en', en],
  ['he', he],
] as const)(
  'in %s it asks for a last name and a zip code, says when they don’t fit, and goes on',
  async (language, words) => {
    let tries = 0
    const asked = serveCalls({
      publicSettings: () => ({ body: [{ Key: 'receptionPhone', Value: '7325550100' }] }),
      confirmNumber: () =>
        tries++ === 0 ? refusal(400, 'name-or-zip-wrong', 'That isn’t it.') : said(null),
    })
    await live(<ConfirmNumberScreen />, {
      ...{ areas: ['confirm-number'], at: '/confirm-number?to=%2Fhistory', language },
    })
    const send = await screen.findByRole('button', { name: words.confirmSend })
    expect(send).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText(words.confirmLastName), { target: { value: 'Katz' } })
    fireEvent.change(screen.getByLabelText(words.confirmZip), { target: { value: '08701' } })
    fireEvent.click(send)
    expect((await screen.findByRole('alert')).textContent).toContain('That isn’t it.')
    fireEvent.click(screen.getByRole('button', { name: words.confirmSend }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
    const sent = asked.filter(({ name }) => name === 'confirmNumber')
    expect(sent.map(({ body }) => body)).toEqual([
      { lastName: 'Katz', zipcode: '08701' },
      { lastName: 'Katz', zipcode: '08701' },
    ])
  },
)

it('any call that is refused for her number says so to the app, and no other refusal does', async () => {
  const heard: string[] = []
  const stop = onUnconfirmed(() => heard.push('heard'))
  serveCalls({
    savedCards: () => refusal(403, 'number-unconfirmed', 'Please confirm.'),
    user: () => refusal(404, 'user-not-found', 'Nobody.'),
  })
  await expect(call('user', { params: { id: 'u1' } })).rejects.toMatchObject({ status: 404 })
  expect(heard).toEqual([])
  await expect(call('savedCards', { params: { id: 'u1' } })).rejects.toMatchObject({ status: 403 })
  expect(heard).toEqual(['heard'])
  stop()
})
