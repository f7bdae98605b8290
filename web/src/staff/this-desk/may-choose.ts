import { hasRole, type Session } from '../../talk/session.ts'

/** A printer and a card reader are chosen by Admin, at the desk by the name it signs in with (spec, staff 2), and at a kiosk. */
const atDesks: readonly string[] = ['Reception']

export const mayChooseDevices = (session: Session | null): boolean =>
  session !== null && (hasRole(session, 'Admin', 'Kiosk') || atDesks.includes(session.userName))

/** A kiosk prints on the printers of kiosks, everybody else on those of the reception. */
export const printerTypeFor = (session: Session | null): 'reception' | 'kiosk' =>
  hasRole(session, 'Kiosk') ? 'kiosk' : 'reception'
