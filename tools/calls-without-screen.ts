import type { CallName } from '../contract/addresses.ts'

type Reason = {
  call: CallName
  because: string
  /** The rows of the requirements that rest on this call alone, so that their state is call-only. */
  rows: string
}

/** The staff's calls that no screen makes yet. Whoever gives a call a screen takes it off this list. */
export const callsWithoutScreen: readonly Reason[] = [
  {
    call: 'findUserByName',
    because:
      'The page of accounts has them all, and the desk searches patrons by phone and name; the specification names the call.',
    rows: 'S7.063',
  },
  {
    call: 'room',
    because:
      'Every board holds all rooms it may see, and the screen of a room gets its own from the list.',
    rows: 'S7.023',
  },
  {
    call: 'settingsCatalogue',
    because: 'The web carries the catalogue itself; the call is for programs that don’t.',
    rows: '',
  },
  {
    call: 'terminalConnectionToken',
    because:
      'For an app that drives a card reader by the processor’s own kit; here the server asks the reader.',
    rows: 'S7.068',
  },
]
