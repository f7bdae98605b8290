/**
 * What goes out by text message or e-mail, and why a text didn't arrive. What goes out says neither that this is a
 * mikvah nor what kind of visit it is.
 */
export const notices = {
  noticeLoginCode: '{{code}} is your sign-in code.',
  noticeLoginCodeSubject: 'Your code',
  noticeReserved: 'Confirmed: {{date}}, {{time}}. Code {{code}}.',
  noticeMoved: 'Changed: {{date}}, {{time}}. Code {{code}}.',
  noticeDayBefore: 'Reminder: {{date}}, {{time}}. Code {{code}}.',
  noticeDayOf: 'Reminder: {{date}}, {{time}}. Code {{code}}.',
  noticeSubjectReserved: 'Confirmed',
  noticeSubjectReminder: 'A reminder',
  noticeSubjectCanceled: 'Canceled',
  noticeSubjectRefunded: 'Your refund',
  noticeEmailStop:
    'You asked for this by e-mail. To stop it, switch it off under Notifications, or answer this e-mail.',
  noticeRequested: 'Your request for {{date}} was received. We will call you to set the time.',
  noticeRequestCanceled: 'Canceled: your request for {{date}}.',
  noticeCanceled: 'Canceled: {{date}}, {{time}}.',
  noticeRefunded: 'A refund of {{amount}} is on its way to your card.',
  noticeMembershipRenews: 'Your membership renews on {{date}} for {{amount}}.',
  noticeMembershipRenewed: 'Your membership is renewed until {{date}}.',
  noticeMembershipFailed: 'Your membership could not be renewed, and renews by itself no longer.',
  noticeTooManyCodes: 'Sign-in codes for new phones have used up their part of the day’s messages.',
  noticeNoMoreCodes:
    'The sign-in codes of the day are used up. Nobody is sent one until it is over.',
  noticeManyMessages: 'The desk has sent most of the messages of the day.',
  noticeTooManyMessages: 'The desk wanted to send more messages than the day allows.',
  noticeTooManyCards: 'Many declined cards in the last hour. Please have a look.',

  noticeMessagesStuck: 'Text messages can’t be sent at the moment. Please have a look.',

  smsNotWanted: 'She doesn’t want messages.',
  smsOptedOut: 'She answered STOP. She gets messages again once she sends START.',
  smsNotAwaited: 'She isn’t waited for any more.',
  smsLandline: 'This phone takes no text messages.',
  smsNoSuchNumber: 'There is no such number.',
  smsUnsure: 'It may have arrived or not. It isn’t sent again.',
  smsNotSent: 'It could not be sent.',
  smsNotYet: 'Not sent yet. It is tried again for an hour.',

  noticeNewPatronSubject: 'A new patron',
  noticeMembershipBought: 'Thank you. Your membership is paid until {{date}}.',
  noticeMembershipBoughtSubject: 'Your membership',
  noticeOfficeMembershipBought: 'A membership was bought',
  noticeOfficeMembershipRenewed: 'A membership was renewed',
  noticeOfficeMembershipFailed: 'A membership could not be renewed',
  noticeContactSubject: 'A message from the website',
  noticeContactCareers: 'An application from the website',
  noticeContactDonation: 'A donation from the website',
  noticeContactRequest: 'A request from the website',
  noticeContactRefund: 'A request for a refund',
  noticeLateMoney: 'A card payment of {{amount}} came too late. It is being given back.',
  noticeRefundLate:
    'A refund of {{amount}} has been on its way for more than a day. Please have a look.',
  noticeRefundFailed: 'A refund of {{amount}} could not be made. Please have a look.',
  noticeLostKey: 'Messages that were waiting could not be sent',
  noticeLostKeyText:
    'They were kept with a SECRET_KEY that is lost. Please look through tonight’s list and call whoever should have heard from you. Refunds on their way are not affected. This is sent once.',
  noticeLostSettings: 'Secrets in the settings have to be entered again',
  noticeLostSettingsText:
    'They were kept with a SECRET_KEY that is lost. Until you enter them again each is as if it had never been set: texts and cards may not work, the passcode of the screens opens nothing, and nobody who asks for a code is checked for being a robot. These are:',
  noticeRefundAfterAll:
    'A refund of {{amount}} that could not be made at first has gone through after all. Please make sure it wasn’t given back twice.',
} as const
