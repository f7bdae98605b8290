import type { keylim as english } from '../en/keylim.ts'

export const keylim = {
  keylimTitle: 'מקווה כלים',
  keylimLead: 'לכלי אוכל ומטבח. בשירות עצמי, בלי תיאום מראש.',
  keylimAddress: 'כתובת',
  keylimDirections: 'הוראות הגעה',
  keylimHours: 'שעות לשירות עצמי',
  keylimWinter: 'חורף',
  keylimSummer: 'קיץ',
  keylimSunThu: 'ימים א׳–ה׳',
  keylimFri: 'יום ו׳',
  keylimSunFri: 'ימים א׳–ו׳',
  keylimClosed: 'סגור בשבת וביום טוב.',
  keylimBefore: 'לפני הטבילה',
  keylimBeforeLabels: 'הסירי מדבקות, דבק ולכלוך; שום דבר לא יחצוץ בין הכלי למים.',
  keylimBeforeWhole: 'הטבילי את הכלי כולו, עם המכסה והידיות, עד שהמים נגעו בכולו.',
  keylimBeforeHold: 'החזיקי אותו ברפיון, ביד רטובה, ואל תשאירי בו אוויר.',
  keylimGuidelines: 'הנחיות לטבילה לפי חומר',
  keylimWithBlessing: 'בברכה',
  keylimWithBlessingText:
    'אלומיניום לשימוש קבוע, ברזל יצוק, זהב, כסף, נחושת, נירוסטה, בדיל, פליז\nזכוכית, קריסטל, פיירקס, קורל',
  keylimWithout: 'בלי ברכה',
  keylimWithoutText:
    'חרסינה, פורצלן וקרמיקה מזוגגים, משני הצדדים או מאחד\nכלי אלומיניום חד־פעמיים שבכוונתך להשתמש בהם שוב',
  keylimNotRequired: 'אין צורך',
  keylimNotRequiredText:
    'עץ, אבן, נייר, גומי, עצם\nחרס שאינו מזוגג\nפלסטיק וסיליקון; יש הטובלים אותם בלי ברכה\nכלים לשימוש אחד בלבד',
  keylimBlessing: 'הברכה',
  keylimBlessingNote: 'על כמה כלים אומרים ״כלים״, על כלי אחד ״כלי״.',
  keylimAsk: 'מכשירי חשמל, סירים מצופים, כלים מכמה חומרים וכל מה שאינו ברשימה: יש לשאול רב.',
} as const satisfies Record<keyof typeof english, string>
