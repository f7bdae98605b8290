/** A bride's visit: asked for by form, given its hour by phone. */
export const kallah = {
  kallahTitle: 'Kallah reservation',
  kallahLead:
    'Mazal tov. Tell us who she is and when, and we will keep the kallah suite for her. The head attendant calls to set the hour.',
  kallahNotOffered: 'No kallah visits can be booked here',
  kallahNotOfferedText: 'Please call the office; they can tell you where it is possible.',
  kallahAbout: 'About the kallah',
  kallahName: 'Kallah’s name',
  kallahPhone: 'Kallah’s phone',
  kallahAddress: 'Address',
  kallahShul: 'Shul',
  kallahEmail: 'Email',
  kallahWhen: 'When',
  kallahDate: 'Reservation date',
  kallahWedding: 'Wedding date',
  kallahPrice: 'Kallah visit',
  kallahPay: 'Pay',
  kallahSend: 'Send',
  kallahFieldMissing: 'Please fill this in.',
  kallahDayPast: 'Please choose a day from today on.',
  kallahIncomplete: 'Please make sure all fields are filled out.',
  kallahPriceChanged: 'The price has changed. Please look it over once more.',
  kallahPriceLater: 'Choose a date to see the price.',

  kallahThanksTitle: 'Thank you, and mazal tov.',
  kallahThanksCreated:
    'The reservation for {{date}} is made. The time it shows is only a placeholder: the head attendant will call to set the real one.',
  kallahThanksAsked:
    'We have your request for {{date}}. The time is only a placeholder until then: the head attendant will call to set the real one.',
  kallahThanksPending: 'The payment is still being confirmed; please do not pay again.',
  kallahNotSent: 'The office could not be told yet. Please try once more, or call us.',
  kallahSending: 'Your request is on its way to the office.',
  kallahTold: 'I have called',
  kallahNotAskedTitle: 'Your request is not with us yet',
  kallahNotAsked:
    'Your request for {{date}} has not reached the office yet. Before you close this page or sign out, please send it once more, or call us. Nothing more is charged for it.',
  kallahHome: 'To the home page',
} as const
