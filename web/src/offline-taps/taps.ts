import type { BodyOf, Sent } from '../talk/call.ts'

/** The calls of a room's screen that may come later than the tap that asked for them. */
export type RoomCall = 'changeRoomStatus' | 'askSupplies' | 'setLights' | 'setRoomLanguage'
/** The same, and that of the kiosk. */
export type LaterCall = RoomCall | 'checkIn'

type Of<Name extends LaterCall> = Pick<Sent<Name>, 'query'> & {
  name: Name
  params?: { id: string }
  body: BodyOf<Name>
}

/** What was wished for with one tap, in the words of its call. */
export type TapWish = { [Name in LaterCall]: Of<Name> }[LaterCall]

/** A tap as it lies on the device until the server has answered it. */
export type Tap = TapWish & {
  /** One key for the tap, however often it is sent. */
  key: string
  /** The visit that was on the screen; null when there was none. It is nobody else's wish. */
  about: string | null
}

/** Of a switch only the last word counts. */
const switches: readonly LaterCall[] = ['setLights', 'setRoomLanguage']

/** The taps with one more, in their order. */
export const withTap = (taps: readonly Tap[], tap: Tap): Tap[] => [
  ...taps.filter(
    ({ name, about }) => !(switches.includes(name) && name === tap.name && about === tap.about),
  ),
  tap,
]

export const without = (taps: readonly Tap[], key: string): Tap[] =>
  taps.filter((tap) => tap.key !== key)

/** Those of whoever is there still; what anybody else had tapped is nobody's any more. */
export const stillAbout = (taps: readonly Tap[], visit: string | null): Tap[] =>
  taps.filter(({ about }) => about === visit)
