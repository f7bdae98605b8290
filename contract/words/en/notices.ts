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
  noticeLateMoney: 'A card payment of {{amount}} came too late. It is being given back.',
  noticeRefundFailed: 'A refund of {{amount}} could not be made. Please have a look.',
} as const
