import type { receipt as english } from '../en/receipt.ts'

export const receipt = {
  receiptWhen: '{{date}}, {{time}}',
  receiptCode: 'קוד {{code}}',
  receiptWaiting: 'ייקראו לך לפי המספר {{code}}',
  receiptPaid: 'שולם {{amount}}',
  receiptDue: 'לתשלום {{amount}}',
  receiptTest: 'בדיקת המדפסת ״{{name}}״',
} as const satisfies Record<keyof typeof english, string>
