import type { UsedAt } from '@mikvah/rules/people/device-kinds.ts'
import { hasRole, type Session } from '../../talk/session.ts'

/**
 * Who chooses a printer and a card reader: Admin, the desk under the account it signs in with (requirements S2), and a
 * kiosk.
 */
const atDesks: readonly string[] = ['Reception']

/**
 * Whether this account chooses a printer and a card reader for the device it is signed in on: one with the role Admin
 * or Kiosk, and the desk's own, which is named Reception.
 */
export const mayChooseDevices = (session: Session | null): boolean =>
  session !== null && (hasRole(session, 'Admin', 'Kiosk') || atDesks.includes(session.userName))

/**
 * Whose printers and card readers this device uses: a kiosk those of kiosks, every other device those of the reception.
 */
export const printerTypeFor = (session: Session | null): UsedAt =>
  hasRole(session, 'Kiosk') ? 'kiosk' : 'reception'
