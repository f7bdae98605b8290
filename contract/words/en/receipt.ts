/** The receipt is a slip of paper that anyone may read, so it says no more than it must. */
export const receipt = {
  receiptWhen: '{{date}}, {{time}}',
  receiptCode: 'Code {{code}}',
  receiptWaiting: 'You will be called by {{code}}',
  receiptPaid: 'Paid {{amount}}',
  receiptDue: 'To pay {{amount}}',
  receiptTest: 'Test of the printer “{{name}}”',
} as const
