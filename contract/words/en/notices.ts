/** What goes out by text message or e-mail. It names neither the facility's kind nor the visit. */
export const notices = {
  noticeLoginCode: '{{code}} is your sign-in code.',
  noticeReserved: 'Confirmed: {{date}}, {{time}}. Code {{code}}.',
  noticeCanceled: 'Canceled: {{date}}, {{time}}.',
  noticeRefunded: 'A refund of {{amount}} is on its way to your card.',
  noticeMembershipRenews: 'Your membership renews on {{date}} for {{amount}}.',
  noticeMembershipRenewed: 'Your membership is renewed until {{date}}.',
  noticeMembershipFailed: 'Your membership could not be renewed, and renews by itself no longer.',
  noticeTooManyCards: 'Many declined cards in the last hour. Please have a look.',

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
} as const
