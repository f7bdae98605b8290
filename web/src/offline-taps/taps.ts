import type { BodyOf, Sent } from '../talk/call.ts'

/** The calls of a room's screen that may be sent later than they were tapped. */
export type RoomCall = 'changeRoomStatus' | 'askSupplies' | 'setLights' | 'setRoomLanguage'
/** The calls that may be sent later: those of a room's screen and the kiosk's check-in. */
export type LaterCall = RoomCall | 'checkIn'

type Of<Name extends LaterCall> = Pick<Sent<Name>, 'query'> & {
  name: Name
  params?: { id: string }
  body: BodyOf<Name>
}

/** What one tap asks for: a call, and what it sends. */
export type TapWish = { [Name in LaterCall]: Of<Name> }[LaterCall]

/** A tap as it is stored until the server has answered it, or it is given up because its visit has gone. */
export type Tap = TapWish & {
  /** The Idempotency-Key of the tap, the same however often it is sent. */
  key: string
  /** The visit on the screen when it was tapped; null for none. It must not be done for another one. */
  about: string | null
}

/** Calls that set a switch, of which only the last tap counts. */
const switches: readonly LaterCall[] = ['setLights', 'setRoomLanguage']

/** The taps with one more at the end. Of a switch only its last tap for the same visit stays. */
export const withTap = (taps: readonly Tap[], tap: Tap): Tap[] => [
  ...taps.filter(
    ({ name, about }) => !(switches.includes(name) && name === tap.name && about === tap.about),
  ),
  tap,
]

/** The taps but for the one of this key. */
export const without = (taps: readonly Tap[], key: string): Tap[] =>
  taps.filter((tap) => tap.key !== key)

/** The taps about the visit of this id, or with null those about none; all others are dropped. */
export const stillAbout = (taps: readonly Tap[], visit: string | null): Tap[] =>
  taps.filter(({ about }) => about === visit)
