import { expect, it } from 'vitest'
import { words } from './all.ts'
import type { WordKey } from './key.ts'

/** Where the specification gives a text to the letter, a key has exactly it. */
const literal: readonly [key: WordKey, text: string][] = [
  ['plateMissing', 'Please make sure to upload both your license and registration.'],
  ['papers-missing', 'Please make sure to upload both your license and registration.'],
  ['plateCheck', 'Initial Security Check Required'],
  ['drawerHome', 'Home'],
  ['drawerReservations', 'Reservations'],
  ['drawerHours', 'Mikvah Hours'],
  ['drawerKeylim', 'Keylim Mikvah'],
  ['drawerNewsletter', 'Drop Of Wisdom'],
  ['drawerDonate', 'Donate'],
  ['drawerContact', 'Contact'],
  ['drawerSettings', 'Settings'],
  ['drawerProfile', 'Profile'],
  ['drawerLanguage', 'Language'],
  ['drawerHistory', 'History'],
  ['drawerPaymentMethods', 'Payment Methods'],
  ['drawerAddToHomeScreen', 'Add to Home Screen'],
  ['drawerTerms', 'Terms & Policies'],
  ['drawerLogout', 'Logout'],

  ['homeMakeReservation', 'Make Reservation'],
  ['homeViewReservation', 'View Reservation'],

  ['signInChange', 'Change'],
  ['signInResend', 'Resend Code'],
  ['signInPhoneInvalid', 'Invalid phone number'],
  ['signInPhoneRequired', 'Phone number required'],

  ['reserveStart', 'Reserve'],
  ['reserveDate', 'Reserve Date'],
  ['reserveOptions', 'Room Options'],
  ['payTitle', 'Your Reservation'],
  ['reserveContinue', 'Continue'],
  ['reserveCreate', 'Create New Reservation'],
  ['reserveEdit', 'Edit'],
  ['reservePay', 'Pay'],
  ['reserveView', 'View'],
  ['reserveSpecialty', 'Specialty Rooms'],
  ['reserveKallah', 'Kallah Room'],
  ['reserveAccessible', 'Accessible'],
  ['reserveNoSlots', 'No slots available'],
  ['reserveEditPast', "You can't edit a past reservation."],
  ['edit-past', "You can't edit a past reservation."],

  ['garageError', 'An error occurred'],
  ['garageGateOpen', 'Open Garage Gate'],

  ['payAtTheDoor', 'Pay at the door'],
  ['payLater', 'Pay later'],
  ['payCanceledTitle', 'Reservation Canceled'],
  ['payCanceledRefunded', 'Reservation Canceled - a refund has been issued'],
  ['payRequestRefund', 'Request Refund'],
  ['payPaymentsEmpty', 'There are no payments for this reservation.'],
  ['payTipDivide', 'Divide among above'],
  ['payTipReception', 'Reception'],
  ['payTipAttendant', 'Attendant'],
  ['payTipCleaning', 'Cleaning'],

  [
    'user-info-incomplete',
    'Please make sure all fields are filled out and the email address is formatted correctly. (Names must be a mininum of 3 characters and only include letters.)',
  ],
  [
    'reserveInfoIncomplete',
    'Please make sure all fields are filled out and the email address is formatted correctly. (Names must be a mininum of 3 characters and only include letters.)',
  ],
  ['invalid-name', 'Please enter a valid first and last name.'],
  ['profileNameInvalid', 'Please enter a valid first and last name.'],
  ['profileNameSaved', 'Name updated successfully'],
  ['invalid-phone', 'Invalid phone number'],
  ['phone-required', 'Phone number required'],
  ['user-not-found', 'User not found.'],

  ['level-required', 'Please select a level.'],
  ['membershipLevelRequired', 'Please select a level.'],
  ['frequency-required', 'Please select a payment frequency.'],
  ['membershipFrequencyRequired', 'Please select a payment frequency.'],
  ['email-required', 'Email is required.'],
  ['membershipEmailRequired', 'Email is required.'],

  ['donateFirstNameRequired', 'First name is required.'],
  ['donateLastNameRequired', 'Last name is required.'],
  ['donatePhoneRequired', 'Phone is required.'],
  ['donateEmailRequired', 'Email is required.'],
  ['donateAmountRequired', 'Amount is required.'],
  ['donateThanks', 'Thank you for your donation'],

  ['kallahIncomplete', 'Please make sure all fields are filled out.'],
  ['contactSent', 'Email Sent'],
  ['tourSoon', 'Coming Soon'],

  ['historyDate', 'Date'],
  ['historyStatus', 'Status'],
  ['historyType', 'Type'],
  ['historyBalance', 'Balance'],
  ['historyTime', 'Time'],
  ['historyMethod', 'Method'],
  ['historyDetails', 'Details'],
  ['historyAmount', 'Amount'],
  ['historyNoReservations', 'No reservations found.'],
  ['historyNoPayments', 'No payments found.'],

  ['careersPositionReception', 'Reception'],
  ['careersPositionAttendant', 'Attendant'],
  ['careersPositionCleaning', 'Cleaning'],
  ['careersPositionOther', 'Other'],

  ['errorOccurred', 'An error occurred.'],
  ['errorOccurredStatus', 'An error occurred. [{{status}}]'],
  ['server-error', 'An error occurred.'],
]

it.each(literal)('%s reads “%s”', (key, text) => {
  expect(words.en[key]).toBe(text)
})

it.each(literal.map(([key]) => [key]))('%s is said in Hebrew too', (key) => {
  expect(words.he[key]).toMatch(/[א-ת]/)
})

it('speaks of the windows, waits and places the specification describes', () => {
  expect(words.en.membershipRenewalLater).toContain('two weeks before')
  expect(words.en.membershipAnnually).toBe('Annually (1 payment)')
  expect(words.en.homeByAppointment).toMatch(/^By appointment only$/)
  expect(words.en.termsLawText).toContain('New Jersey')
  expect(words.en.kallahThanksCreated).toMatch(/placeholder.*head attendant will call/)
  expect(words.en.reservePaymentReservationPendingMessage).toMatch(/until it is paid/)
  expect(words.en.reservePaymentCancelReservationPrompt).toMatch(/cancel this reservation\?$/)
})
