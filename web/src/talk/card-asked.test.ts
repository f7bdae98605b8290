import { expect, it } from 'vitest'
import { noCard, type SentWithCard, type SwipedCard } from './call.ts'

const params = { id: '7' }

/** Never run: it is enough that the compiler accepts or refuses each line. */
export function mayBeSent(card: SwipedCard) {
  const sends = <Name extends 'requestCubicle' | 'assignRoom' | 'setLights'>(
    _name: Name,
    _sent: SentWithCard<Name>,
  ) => undefined
  sends('requestCubicle', { params, body: card })
  sends('requestCubicle', { params, body: noCard })
  sends('setLights', { params, body: { onOff: true } })
  sends('assignRoom', { body: { reservationId: 'r', roomId: 7, ...card } })
  // @ts-expect-error The card of an act without other words.
  sends('requestCubicle', { params })
  // @ts-expect-error A body that forgets it.
  sends('requestCubicle', { params, body: {} })
  // @ts-expect-error The card beside other words.
  sends('assignRoom', { body: { reservationId: 'r', roomId: 7 } })
}

it('says of nobody’s card nothing that is sent', () => {
  expect(JSON.stringify({ body: noCard })).toBe('{"body":{}}')
})
