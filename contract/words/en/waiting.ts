/** The display in the waiting area. */
export const waiting = {
  waitingCalled: 'Please come in',
  waitingNoneCalled: 'Called',
  waitingRest: 'Waiting',
  waitingNobody: 'Nobody waits just now.',
  waitingNotCalled: 'Your code will stand here.',
  waitingNight: 'Night of {{hebrew}}',
  waitingLastEntry: 'Last entry',
  waitingTitle: 'Codes',
} as const
