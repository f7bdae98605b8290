import { type APIRequestContext, expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import type { Practice } from './practice.ts'

const phone = '12015550142'
const wednesday = '2026-11-18'

/** Signs a new phone up as any client would and gives the header of her calls. */
async function signUp(request: APIRequestContext, practice: Practice) {
  const registered = await request.post('/api/api/account/register', {
    data: { userName: phone, phone, email: '', password: '', language: 'en' },
  })
  expect(await registered.json()).toEqual({
    success: true,
    result: { userId: null, requestId: expect.stringMatching(/^[\w-]{20,}$/) },
    errorMessage: null,
  })
  const verified = await request.post('/api/api/account/registrationVerify', {
    data: { phoneNumber: phone, authCode: await practice.codeFor(phone) },
  })
  const { userName, password, userId } = (await verified.json()).result
  const traded = await request.post('/api/token', {
    form: { username: userName, password, grant_type: 'password' },
  })
  const tokens = await traded.json()
  expect(tokens).toMatchObject({ token_type: 'bearer', userName: phone, userId, roles: '' })
  return { userId: userId as string, headers: { Authorization: `Bearer ${tokens.access_token}` } }
}

test('a new phone signs up, holds a shower with parking, pays, and cancels with a refund @once', async ({
  request,
  practice,
}) => {
  const { userId, headers } = await signUp(request, practice)
  const slots = await request.get(`/api/api/reservations/availablereservations?dt=${wednesday}`, {
    headers,
  })
  const [first] = await slots.json()
  const wish = { userId, reservationTime: first.timeSlot, bath: false, parking: true, hold: true }
  const quote = await request.post('/api/api/reservations/quote', { headers, data: wish })
  const { total } = (await quote.json()).result

  const held = await request.post('/api/api/reservations/newreservation?v=1', {
    headers,
    data: { ...wish, expectedTotal: total },
  })
  const reservation = (await held.json()).result
  expect(reservation).toMatchObject({ reservationStatus: 'Pending', balance: total, parking: true })

  const pay = (sourceToken: string) =>
    request.post('/api/api/payments/makepayment', {
      headers,
      data: {
        method: 'CreditCard',
        amt: total,
        userId,
        reservationId: reservation.reservationId,
        paymentInfo: { sourceToken },
      },
    })
  const declined = await pay('practice_declined')
  expect(declined.status()).toBe(402)
  expect(await declined.json()).toMatchObject({
    success: false,
    paid: false,
    stripeErrorType: 'card_error',
  })

  const paid = await pay('practice_ok')
  expect(await paid.json()).toMatchObject({
    success: true,
    paid: true,
    reservation: { reservationStatus: 'Reserved', balance: 0 },
  })

  const canceled = await request.post(
    `/api/api/reservations/${reservation.reservationId}/status/`,
    { headers, data: { status: 'Canceled' } },
  )
  expect(await canceled.json()).toMatchObject({
    result: { reservationStatus: 'Canceled', refund: { amount: total, state: 'issued' } },
  })
})

test('nothing is told to a stranger about someone else’s visit @once', async ({
  request,
  practice,
}) => {
  const { headers } = await signUp(request, practice)
  const other = await request.get('/api/api/reservations/nobody-has-this', { headers })
  expect(other.status()).toBe(404)
  const unsigned = await request.get('/api/api/reservations/nobody-has-this')
  expect(unsigned.status()).toBe(401)
  expect(await unsigned.json()).toEqual({
    Message: 'Authorization has been denied for this request.',
  })
})
