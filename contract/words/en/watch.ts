/** What the office is told of how the system fares: on its page of devices and by e-mail. */
export const watch = {
  noticeWatch: 'The reservation system needs a look',
  watchRefundWaits:
    'A refund has been on its way for {{minutes}} minutes. The money is not lost; it goes on being asked for.',
  watchChargeWaits:
    'A card charge has had no answer for {{minutes}} minutes. Nobody is charged twice; its end is looked up until it is known.',
  watchMessagesWait:
    'Text messages or e-mails have failed for {{minutes}} minutes. They are tried again until they are too late.',
  watchJobsFail: 'What the system does by itself fails: {{names}}. Its log says why.',
  watchDiskLow: 'The disk is nearly full: {{megabytes}} MB are left.',
  watchBackupOld: 'The last backup was begun {{hours}} hours ago. One is due each day.',
  watchBackupNever: 'No backup has been made yet. One is due each day.',
  watchScreensSilent: 'Not seen for a while: {{names}}.',
} as const
