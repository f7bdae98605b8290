import type { DeviceKind } from '@mikvah/rules/people/device-kinds.ts'
import type { FormErrors } from '../../page/use-form.ts'
import type { BodyOf } from '../../talk/call.ts'

/** The form of a screen that is added: one of a room has the room, any other the building. */
export type NewScreen = { kind: DeviceKind; name: string; roomId: string; locationId: string }

/** For each field that is wrong the word key of why: no name, or a room's screen without a room. */
export const newScreenErrorsOf = ({ kind, name, roomId }: NewScreen): FormErrors<NewScreen> => ({
  ...(kind === 'Room' && !roomId ? { roomId: 'screenRoomNeeded' } : {}),
  ...(name.trim() ? {} : { name: 'screenNameNeeded' }),
})

/** The body of `addDevice`. A room's screen takes its building from the room. */
export const bodyOf = ({ kind, name, roomId, locationId }: NewScreen): BodyOf<'addDevice'> => ({
  ...{ name: name.trim(), kind },
  ...(kind === 'Room' ? { roomId: Number(roomId) } : locationId ? { locationId } : {}),
})
