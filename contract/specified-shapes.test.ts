import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { membershipFacts, membershipLevel } from './membership.ts'
import { payment, savedCard } from './payment.ts'
import { createPaymentIntent, makePayment } from './payments.ts'
import { availableReservations, newReservation } from './reservations/booking.ts'
import { merchandiseLine, reservation } from './reservations/reservation.ts'
import { writeReservationNotes } from './reservations/writing.ts'
import { contactForm, locations } from './settings/house.ts'
import { scheduleDay } from './settings/schedule.ts'
import { settings, writeSetting } from './settings/settings.ts'
import { register, registrationVerify, setPassword, token } from './sign-in.ts'
import { addSavedCard, buyMembership, changeMembership, newUserInfo, user } from './users.ts'

const words = (list: string) => list.trim().split(/[\s,]+/)

/** The names of an object's fields, through lists, unions and what may be left out. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((one) => fieldsOf(one as z.ZodType))
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return fieldsOf(schema.unwrap() as z.ZodType)
  }
  return []
}

const historyEntry = reservation.shape.statusHistory
const slot = availableReservations.result.element.shape.availableReservations

describe('what is told carries every field the specification names', () => {
  it.each<[string, z.ZodType, string]>([
    [
      'a reservation',
      reservation,
      `reservationId reservationCode reservationStatus reservationDate reservationTime expectedEndTime timeArrived
      timeCompleted reservationCreated advanceReservation notes balance paid payments merchandise parking bath
      handicapped segula privateRoom kallah doubleSlot hasExtraTime salonManicure salonPedicure salonBoth chabadBor
      useDiscountPrice member firstTime alternateLocation user statusHistory donationAmount tipAmount userId
      waitingCode arrivedOnTime amountPaid reservationNotes userNotes donationTotal tipTotal discountAmount
      discountTotal merchTotal scheduleDate userMembership roomType replacingReservationId createdByIp createdByUser`,
    ],
    [
      'her membership on a reservation',
      reservation.shape.userMembership,
      'activeMember membership',
    ],
    [
      'an entry of the status history',
      historyEntry,
      `previousReservationStatus newReservationStatus previousStatusChange dateCreated statusLastUpdatedByUser
      statusLastUpdatedByIp attendant`,
    ],
    ['a line of merchandise', merchandiseLine, 'item price quantity total description'],
    [
      'a payment',
      payment,
      'method status amount reference note tipNote error transactionID dateCreated',
    ],
    ['a saved card', savedCard, 'id brand last4'],
    [
      'a user',
      user,
      `id username firstName lastName email address city state zipcode language notes internalNote plateNumber
      notificationReservations notificationDayBefore notificationDayOf roles testUser membershipLevel
      membershipExpiration membershipPaidUntil membershipAutoRenew membershipInstallments`,
    ],
    [
      'a membership',
      membershipFacts,
      `membershipLevel membershipExpiration membershipPaidUntil membershipAutoRenew membershipInstallments
      membershipPriceBath membershipPricePrivateBath membershipPriceShower membershipPricePrivateShower`,
    ],
    [
      'a level of membership',
      membershipLevel,
      'level priceShower priceBath pricePrivateShower pricePrivateBath',
    ],
    [
      'a night',
      scheduleDay,
      `date closed shabbosMode zmanTevillah openTime lastEntryTime hebrewNote hebrewDay hebrewMonth hebrewYear`,
    ],
    ['a start', availableReservations.result, 'timeSlot availableReservations'],
    [
      'what is left of a start',
      slot,
      'bath doubleSlot handicapped kallah parking privateRoom salonAfter available',
    ],
    ['a setting', settings.result, 'Key Value'],
    ['a place', locations.result, 'id name'],
    [
      'a session',
      token.result,
      'access_token token_type refresh_token userName userId roles expires_in',
    ],
    ['the credential of a device', registrationVerify.result, 'userId userName password'],
  ])('%s', (_, schema, named) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(words(named)))
  })
})

describe('what is sent takes every field the specification names', () => {
  it.each<[string, z.ZodType, string]>([
    ['a registration', register.body, 'userName phone email password language'],
    ['a code', registrationVerify.body, 'phoneNumber authCode'],
    ['a form for tokens', token.body, 'username password grant_type refresh_token user_id'],
    ['a new password', setPassword.body, 'userId NewPassword ConfirmPassword'],
    [
      'a whole reservation as it was told',
      newReservation.body,
      `${fieldsOf(reservation)
        .filter(
          (field) =>
            ![
              ...['createdByIp', 'createdByUser', 'roomIdPreassign', 'textsOff', 'lateTexted'],
            ].includes(field),
        )
        .filter((field) => field !== 'userPreviousReservationKallah')
        .join(' ')} mode roomAssignedHistory`,
    ],
    ['the flags of a booking', newReservation.query, 'v ignoreCutoff ignoreAvailability'],
    ['notes', writeReservationNotes.body, 'notes userNotes reservationNotes reservationId'],
    [
      'a payment',
      makePayment.body,
      `method amt userId email reservationId paymentInfo paymentIntent saveCard useDiscountPrice member note tipNote`,
    ],
    ['an intent', createPaymentIntent.body, 'amt userId reservationId'],
    ['a card', addSavedCard.body, 'sourceToken sourceCard cvv ccExpMonth ccExpYear'],
    [
      'the purchase of a membership',
      buyMembership.body,
      'membershipLevel membershipAutoRenew installments email paymentInfo',
    ],
    [
      'a whole membership as it was told',
      changeMembership.body,
      fieldsOf(membershipFacts).join(' '),
    ],
    [
      'the form of a new patron',
      newUserInfo.body,
      'firstName lastName email address city state zipcode',
    ],
    ['a setting', writeSetting.body, 'key value'],
    [
      'a message to the office',
      contactForm.body,
      'firstName lastName email message reCaptchaTokenResponse',
    ],
  ])('%s', (_, schema, named) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(words(named)))
  })
})

it('a payment has the methods and statuses of the specification, a saved card its brands', () => {
  expect(payment.shape.method.options).toEqual(
    expect.arrayContaining(['CreditCard', 'Tip', 'Donation', 'Fee', 'CreditRefund']),
  )
  expect(payment.shape.method.options.length).toBeGreaterThan(5)
  expect(payment.shape.status.options).toEqual(['Approved', 'Declined', 'Error'])
  expect(savedCard.shape.brand.options).toEqual(
    expect.arrayContaining([
      'Visa',
      'American Express',
      'MasterCard',
      'Discover',
      'JCB',
      'Diners Club',
    ]),
  )
})
