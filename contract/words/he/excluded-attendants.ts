import type { excludedAttendants as english } from '../en/excluded-attendants.ts'

export const excludedAttendants: Record<keyof typeof english, string> = {
  excludedTitle: 'בלניות שאינן מתאימות לך',
  excludedLead: 'את מי את מעדיפה לא לפגוש. נשתדל לכבד זאת ככל האפשר.',
  excludedNobody: 'כל בלנית מתאימה לך.',
  excludedSearch: 'הוספת בלנית',
  excludedSearchHint: 'כתבי לפחות שלוש אותיות משמה.',
  excludedNone: 'אין בלנית בשם הזה.',
  excludedOtherLetters: 'השמות כאן כתובים באלפבית אחר; כדאי לנסות בו.',
  excludedRemove: 'הסרת {{name}} מהרשימה',
  excludedAdd: 'הוספת {{name}}',
  excludedAdded: '{{name}} נוספה לרשימה שלך.',
  excludedRemoved: '{{name}} הוסרה מהרשימה שלך.',
  excludedFound: 'הצעות',
}
