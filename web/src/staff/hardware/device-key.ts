import type { FormErrors } from '../../page/use-form.ts'
import type { AnswerOf, BodyOf } from '../../talk/call.ts'

/** The key of a controller as it is listed, without its secret. */
export type DeviceKey = AnswerOf<'deviceKeys'>[number]

/** A key that was just made, with its secret, which no other answer holds. */
export type MadeDeviceKey = AnswerOf<'addDeviceKey'>['result']

/** Whether a controller speaks for the doors of all rooms or of some. */
export const reaches = ['all', 'some'] as const

/** The form of a key that is made; `rooms` are ids, and count only where `reach` is some. */
export type NewDeviceKey = {
  name: string
  reach: (typeof reaches)[number]
  rooms: readonly number[]
}

/** For each field that is wrong the word key of why: no name, or some rooms without any chosen. */
export const newDeviceKeyErrorsOf = ({
  name,
  reach,
  rooms,
}: NewDeviceKey): FormErrors<NewDeviceKey> => ({
  ...(name.trim() ? {} : { name: 'deviceKeysNameNeeded' }),
  ...(reach === 'some' && rooms.length === 0 ? { rooms: 'deviceKeysRoomsNeeded' } : {}),
})

export const bodyOf = ({ name, reach, rooms }: NewDeviceKey): BodyOf<'addDeviceKey'> => ({
  name,
  rooms: reach === 'some' ? [...rooms] : null,
})
