import { hasRole, type Session } from '../../talk/session.ts'

/** A printer and a card reader are chosen by Admin, and at the desk and the kiosk by the names they sign in with (spec, staff 2). */
const atDesks: readonly string[] = ['Reception', 'Kiosk']

export const mayChooseDevices = (session: Session | null): boolean =>
  session !== null && (hasRole(session, 'Admin') || atDesks.includes(session.userName))

/** A kiosk prints on the printers of kiosks, everybody else on those of the reception. */
export const printerTypeFor = (session: Session | null): 'reception' | 'kiosk' =>
  session?.userName === 'Kiosk' ? 'kiosk' : 'reception'
