import type { paymentMethods as english } from '../en/payment-methods.ts'

export const paymentMethods = {
  cardsTitle: 'אמצעי תשלום',
  cardsLead: 'נשמרים אצל חברת הסליקה. אנחנו רואות את סוג הכרטיס ואת ארבע הספרות האחרונות.',
  cardsSaved: 'כרטיסים שמורים',
  cardsNone: 'אין כרטיס שמור.',
  cardsNoneText: 'אפשר להוסיף כאן, או לשמור בתשלום הבא.',
  cardsAdd: 'הוספת כרטיס',
  cardsAddTitle: 'הוספת כרטיס',
  cardsAddSave: 'שמירת הכרטיס',
  cardsAdded: 'הכרטיס נשמר.',
  cardsDelete: 'מחיקה',
  cardsDeleteNamed: 'מחיקה: {{brand}} המסתיים ב־{{last4}}',
  cardsDeleteSure: 'למחוק את הכרטיס הזה?',
  cardsDeleteText: 'לא יהיה אפשר לשלם בו כאן, וגם לא לחדש בו מנוי.',
  cardsKeep: 'להשאיר את הכרטיס',
  cardsDeleted: 'הכרטיס נמחק.',
  cardsNotForThisNumber: 'אי אפשר לשמור כרטיסים למספר הטלפון הזה.',
} as const satisfies Record<keyof typeof english, string>
