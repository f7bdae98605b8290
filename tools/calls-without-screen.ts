import type { CallName } from '../contract/addresses.ts'

type Reason = {
  call: CallName
  /** The part of the product that the call belongs to. */
  area: 'administration' | 'hardware'
  because: string
  /** The rows of the requirements that rest on this call alone, so that their state is call-only. */
  rows: string
}

/** The staff's calls that no screen makes, each with why. Whoever gives one a screen takes it off this list. */
export const callsWithoutScreen: readonly Reason[] = [
  {
    call: 'findUserByName',
    area: 'administration',
    because:
      'The page of accounts has them all, and the desk searches patrons by phone and name; the specification names the call.',
    rows: 'S7.063',
  },
  {
    call: 'room',
    area: 'administration',
    because:
      'For programs that ask for one room: every board here holds all rooms it may see, the screen of a room its own.',
    rows: 'S7.023',
  },
  {
    call: 'settingsCatalogue',
    area: 'administration',
    because: 'The web carries the catalogue itself; the call is for programs that don’t.',
    rows: '',
  },
  {
    call: 'terminalConnectionToken',
    area: 'hardware',
    because:
      'For an app that drives a card reader by the processor’s own kit; here the server asks the reader.',
    rows: 'S7.068',
  },
]
