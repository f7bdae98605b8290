import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter = {
  newsletterTitle: 'טיפה של חכמה',
  newsletterLead: 'העלון שלנו. הגיליון האחרון פתוח כאן למטה.',
  newsletterLatest: 'הגיליון האחרון',
  newsletterDownload: 'הורדה',
  newsletterEarlier: 'גיליונות קודמים',
  newsletterIssue: 'גיליון: {{name}}',
  newsletterNone: 'עדיין אין עלון.',
  newsletterNoneText: 'כשייצא גיליון, הוא יופיע כאן.',
} as const satisfies Record<keyof typeof english, string>
