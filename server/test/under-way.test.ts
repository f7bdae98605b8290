import { expect, it } from 'vitest'
import { addEffect } from '../outbox/add-effect.ts'
import { aFacility } from './a-facility.ts'
import { nothingUnderWay } from './under-way.ts'

it('a test that leaves an effect under way is told so, and one whose effects are done is not', async () => {
  const { db, parts } = await aFacility()
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  const { send } = parts.outside.messages
  parts.outside.messages.send = async (message, values) => {
    await letGo
    return send(message, values)
  }
  await db.inTransaction((tx) =>
    addEffect(tx, {
      ...{ do: 'message', dueAt: 0 },
      payload: { channel: 'sms', to: 'her', text: 'to her' },
    }),
  )
  await expect(nothingUnderWay(50)).rejects.toThrow('an effect is under way')
  resolve()
  await nothingUnderWay()
})
