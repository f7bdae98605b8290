import type { contact as english } from '../en/contact.ts'

export const contact = {
  contactTitle: 'יצירת קשר',
  contactLead: 'כתבי לנו או התקשרי. אנחנו עונות אישית ובדיסקרטיות.',
  contactForm: 'כתבי לנו',
  contactFirstName: 'שם פרטי',
  contactLastName: 'שם משפחה',
  contactEmail: 'דוא״ל',
  contactMessage: 'הודעה',
  contactSend: 'שליחה',
  contactSent: 'ההודעה נשלחה',
  contactSentText: 'תודה. ההודעה שלך הגיעה למשרד, ונשיב לך.',
  contactAnother: 'כתיבת הודעה נוספת',
  contactLastNameRequired: 'יש למלא שם משפחה.',
  contactEmailRequired: 'יש למלא דוא״ל.',
  contactMessageRequired: 'יש לכתוב הודעה.',
  contactAccessible: 'כתבי לנו מה נחוץ לך, ונכין עבורך את החדר הנגיש.',
  contactAccessibleMessage: 'אני מבקשת להזמין את החדר הנגיש ב־{{date}}.',
  contactAccessibleMessageNoDate: 'אני מבקשת להזמין את החדר הנגיש.',
  contactRefund: 'כתבי לנו מדוע את מבקשת החזר.',
  contactRefundMessage: 'אני מבקשת החזר על ההזמנה שלי ב־{{date}}.',
  contactRefundMessageNoDate: 'אני מבקשת החזר על ההזמנה שלי.',

  contactOffice: 'המשרד',
  contactPhone: 'טלפון',
  contactAddress: 'כתובת',
  contactHours: 'שעות המשרד',
  contactPeople: 'אנשי קשר',
  contactManagement: 'הנהלה',
  contactManagementList:
    'גב׳ ר׳ אדלר, אחראית בלניות, (732) 555-0112\nגב׳ ל׳ ברגר, הנהלה, (732) 555-0113\nגב׳ ש׳ קליין, מנויים ותשלומים, (732) 555-0114',
  contactLiaisons: 'נציגות בתי הכנסת',
  contactLiaisonsList:
    'גב׳ מ׳ שטרן, בית אהרן, (732) 555-0121\nגב׳ ח׳ וולף, אור ישראל, (732) 555-0122\nגב׳ ד׳ פלד, קהילת שלום, (732) 555-0123',
} as const satisfies Record<keyof typeof english, string>
