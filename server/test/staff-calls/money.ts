import { wednesday } from '../a-desk.ts'
import { card } from '../paying.ts'
import { get, hers, note, type Scene, type StaffCalls } from './a-scene.ts'

/** What staff do about money: memberships, cards, payments. */
export const callsAboutMoney = ({
  desk,
  her,
  next,
  aVisit,
  aCard,
  aPayment,
  ofHer,
}: Scene): StaffCalls => ({
  membership: () => ofHer('/membership', get),
  changeMembership: () =>
    ofHer('/membership', {
      by: desk.admin,
      body: { membershipExpiration: `2027-01-${String(1 + (next() % 28)).padStart(2, '0')}` },
    }),
  buyMembership: () =>
    ofHer('/buymembership', {
      body: {
        membershipLevel: 'Gold',
        installments: 1,
        email: hers.email,
        ...card('practice_ok'),
      },
    }),
  savedCards: () => ofHer('/savedcards', get),
  addSavedCard: () => ofHer('/savedcards', { method: 'PUT', body: { sourceToken: 'practice_ok' } }),
  deleteSavedCard: async () => ofHer(`/savedcards/${await aCard()}`, { method: 'DELETE' }),
  makePayment: async () => {
    const reservationId = await aVisit()
    const paymentInfo = { sourceCard: await aCard() }
    const body = { amt: 10, reservationId, paymentInfo, note, email: hers.email }
    return { by: desk.reception, path: 'payments/makepayment', body, subject: reservationId }
  },
  collectPayment: async () => {
    const reservationId = await aVisit()
    const body = { reservationId, reader: 'reception-cardReader' }
    return { ...ofHer(''), path: 'payments/collect', body, subject: reservationId }
  },
  createPaymentIntent: async () => {
    const reservationId = await aVisit()
    const body = { amt: 10, reservationId, method: 'Terminal' }
    return {
      by: desk.reception,
      path: 'payments/createpaymentintent',
      body,
      subject: reservationId,
    }
  },
  refundPayment: async () => {
    const paymentId = await aPayment(await aVisit())
    const body = { paymentId, amt: 5, note }
    return { by: desk.reception, path: 'payments/refund', body, subject: paymentId }
  },
  paymentsByUser: () => ({ ...ofHer('', get), path: `payments/byuser?user=${her.userId}` }),
  paymentsList: () => ({
    by: desk.admin,
    ...get,
    path: `payments/list?dt=${wednesday}`,
    subject: null,
  }),
  printReceipt: async () => {
    const subject = await aVisit()
    const path = `reservations/printreceipt?resId=${subject}&printer=reception-printer`
    return { by: desk.reception, path, subject }
  },
})
