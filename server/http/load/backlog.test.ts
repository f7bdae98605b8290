import { EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { aFacility } from '../../test/a-facility.ts'
import { askedMeanwhile } from '../../test/over-the-wire.ts'
import { backlogOf } from './backlog.ts'
import { stopAnswering } from './stopping.ts'

it('begins no call before every connection that waits is accepted', async () => {
  const { app } = await aFacility()
  let accepted = 0
  const acceptedAtBegin: number[] = []
  const { promise: grace, resolve: allBegan } = Promise.withResolvers<void>()
  app.addHook('preValidation', async () => {
    if (acceptedAtBegin.push(accepted) === 20) allBegan()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.on('connection', () => accepted++)
  const answers = askedMeanwhile((app.server.address() as AddressInfo).port)
  await stopAnswering(app, { grace, patience: 60_000, hurry: 60_000 })
  expect(await answers).toEqual(Array.from({ length: 20 }, () => 'HTTP/1.1 200 OK'))
  expect(acceptedAtBegin).toEqual(Array.from({ length: 20 }, () => 20))
})

it('lets calls begin all the same where connections never end', async () => {
  const server = new EventEmitter()
  const allAccepted = backlogOf(server)
  let over = false
  const come = () => {
    server.emit('connection')
    if (!over) setImmediate(come)
  }
  come()
  await allAccepted()
  over = true
  expect(server.listenerCount('connection')).toBe(1)
})
