import type { confirmNumber as english } from '../en/confirm-number.ts'

export const confirmNumber = {
  confirmTitle: 'זה עדיין המספר שלך?',
  confirmLead:
    'זמן רב, או מעולם, לא נכנסו דרכו, ולפעמים מספרים עוברים מיד ליד. שתי תשובות, פעם אחת, והכול לפנייך.',
  confirmLastName: 'שם המשפחה שלך',
  confirmZip: 'המיקוד שלך',
  confirmSend: 'המשך',
  confirmElse: 'עברת דירה, או שהשם השתנה? אפשר להתקשר אלינו ונסדר את זה.',
} as const satisfies Record<keyof typeof english, string>
