/** What stands open over a visit's details. */
export type Opened = 'note' | 'place' | 'preassign' | 'cancelCheckIn' | 'cancel'
