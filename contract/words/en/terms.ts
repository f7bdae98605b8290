/** Terms of use and privacy policy. A facility may rewrite each paragraph. */
export const terms = {
  termsTitle: 'Terms & Policies',
  termsLead: 'What you may expect from us, and what we ask of you.',
  termsOfUse: 'Terms of use',
  termsPrivacy: 'Privacy policy',
  termsUpdated:
    'These terms apply from 1 November 2026. When they change, the new text stands here.',

  termsAccept: 'Using these pages',
  termsAcceptText:
    'By reserving, paying or signing in here you agree to these terms. If you do not agree with them, please call the office; we will gladly help you by phone.',
  termsReservations: 'Reservations',
  termsReservationsText:
    'Usage is by appointment only. A reservation is yours once it is confirmed. Please come at your time: when you are late we do our best, but the time of others comes first. Hours depend on nightfall and may change; we tell you when yours does.',
  termsPayment: 'Prices and payment',
  termsPaymentText:
    'The price shown when you confirm is the price you pay. Cards are charged by a licensed card processor. Some visits are paid in advance, which the screen says before you confirm. Donations are gifts and are not returned.',
  termsCancel: 'Changes and cancellation',
  termsCancelText:
    'You may change or cancel a reservation on these pages. A paid visit that is canceled in time is refunded to the same card; the reservation says until when. After that time you may ask the office for a refund, and we look at every request.',
  termsVisit: 'During your visit',
  termsVisitText:
    'Please follow the guidance of the attendants, treat the rooms with care and leave valuables at home. Children stay with the person they came with. Phones and cameras stay in the preparation room.',
  termsAccount: 'Your sign-in',
  termsAccountText:
    'You sign in with your phone number and a code. Please keep your phone to yourself; whoever holds it may see your reservations. You may sign out everywhere at any time on your profile.',
  termsMessages: 'Messages',
  termsMessagesText:
    'We send text messages about your own reservations and sign-in codes. Message and data rates of your carrier may apply. You choose on your profile which reminders you receive, and may turn all of them off.',
  termsLiability: 'Responsibility',
  termsLiabilityText:
    'You use the facility at your own responsibility. As far as the law allows, we are not liable for indirect damage, for lost belongings, or for hours when these pages are not available. Nothing here limits rights that the law gives you.',
  termsLaw: 'Governing law',
  termsLawText:
    'These terms are governed by the laws of the State of New Jersey, without regard to its conflict of law rules. Any dispute is brought before the state or federal courts located in New Jersey. If one sentence of these terms does not hold, the others do.',

  privacyWhat: 'What we keep',
  privacyWhatText:
    'Your phone number and, when you give them, your name, e-mail and address. Your reservations with their options and notes. Your payments, without the card number. The license plate and its papers when you use the garage. Messages you send us.',
  privacyWhy: 'What it is for',
  privacyWhyText:
    'To reserve your time, to prepare for it, to take payments, to send the messages you have chosen and to answer you. Nothing is used for advertising, and nothing is sold.',
  privacyCards: 'Cards',
  privacyCardsText:
    'Card numbers go straight from your device to the card processor and never reach us. A saved card is kept by the processor; we see its brand and last four digits. You may delete it at any time.',
  privacyWho: 'Who sees it',
  privacyWhoText:
    'Only the staff who need it for your visit, and only what they need: screens show codes rather than names. The services that carry text messages, e-mail and card payments receive what their task needs and no more. We give information to an authority only when the law requires it.',
  privacyDevice: 'On your device',
  privacyDeviceText:
    'Your browser keeps your sign-in, your language and a copy of the public texts and hours. There are no advertising cookies. Where a form is guarded against robots, Google’s reCAPTCHA checks it when you send it. Your location is asked for only when you open the garage, and is not kept.',
  privacyKeep: 'How long',
  privacyKeepText:
    'Reservations and payments are kept as long as the law and our books require. License and registration pictures are deleted thirty days after the decision. You may ask us to delete the rest.',
  privacyChoices: 'Your choices',
  privacyChoicesText:
    'On your profile you see and change what we keep about you, choose your reminders and sign out everywhere. You may ask the office for a copy of your information, or to have it corrected or deleted.',
  privacyContact: 'Questions',
  privacyContactText:
    'Write to us on the contact page or call the office. We answer personally and discreetly.',
} as const
