import { expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { openApp } from '../open-app.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { aFacility } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import { aDatabase } from './databases/a-database.ts'
import { nothingUnderWay } from './under-way.ts'

const byItself = async () => {
  const db = await aDatabase()
  const config = configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' })
  const { app, parts } = await openApp(db, config, { seed: 'none' })
  afterUse(() => app.close())
  return { db, parts }
}

it.each([
  ['of a facility', aFacility],
  ['of an app that is opened by itself', byItself],
])(
  'a test that leaves an effect %s under way is told so, and one whose effects are done is not',
  async (_, open) => {
    const { db, parts } = await open()
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
  },
)
