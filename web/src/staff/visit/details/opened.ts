/** The dialog that is open over a visit's details. */
export type Opened = 'note' | 'place' | 'swap' | 'preassign' | 'cancelCheckIn' | 'cancel'
