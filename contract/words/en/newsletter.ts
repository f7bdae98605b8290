export const newsletter = {
  newsletterTitle: 'Drop Of Wisdom',
  newsletterLead: 'Our newsletter. The latest issue is open below.',
  newsletterLatest: 'The latest issue',
  newsletterDownload: 'Download',
  newsletterEarlier: 'Earlier issues',
  newsletterIssue: 'Issue: {{name}}',
  newsletterNone: 'There is no newsletter yet.',
  newsletterNoneText: 'As soon as one is out you will find it here.',
} as const
