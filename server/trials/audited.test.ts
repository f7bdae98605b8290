import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, type CallName } from '@mikvah/contract/addresses.ts'
import { auditActs } from '@mikvah/contract/audited.ts'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { isNull } from '../db/drizzle/queries.ts'
import { idempotencyKeys } from '../request/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { callsOf, pathWith } from '../test/calls.ts'
import {
  aScene,
  get,
  hers,
  makeCall,
  note,
  type Scene,
  type StaffCall,
  type StaffCalls,
} from '../test/staff-calls/a-scene.ts'
import { staffCalls } from '../test/staff-calls/all.ts'
import { setAgain } from '../test/staff-calls/set-again.ts'

let desk: Desk
let scene: Scene
let walks: StaffCalls

beforeAll(async () => {
  desk = await aDesk()
  scene = await aScene(desk)
  walks = staffCalls(scene)
})

const log = () => desk.db.orm.select().from(auditLog)

/** Calls that write no row into the log: the file that tries them, and why a repeat of one does no harm. */
const repeatedElsewhere: Partial<Record<CallName, readonly [file: string, why: string]>> = {
  contactForm: ['trials/killed-anywhere.test.ts', 'One letter is written.'],
  askSupplies: ['supplies/supplies.test.ts', 'One request is written.'],
  register: ['sign-in/codes.test.ts', 'It sends a code, of which the last one holds.'],
  registrationVerify: ['sign-in/codes.test.ts', 'A code signs in once.'],
  logout: ['sign-in/tokens.test.ts', 'She is out.'],
  setRoomLanguage: ['rooms/placing/swap-rooms.test.ts', 'It sets.'],
  reloadRoom: ['devices/devices.test.ts', 'Its screen loads itself anew once more.'],
  pageReload: ['live/renewed.test.ts', 'Every screen loads itself anew once more.'],
  stopCollecting: ['test/at-a-reader.ts', 'It has stopped.'],
  paymentWebhook: [
    'payments/charging/collect-stripe.test.ts',
    'What it tells is asked of the processor anew.',
  ],
  practiceClock: ['practice/wrong-pairings.test.ts', 'It sets.'],
  practiceReset: ['practice/reset.test.ts', 'It lays the evening anew.'],
  practiceConfirm: ['payments/charging/wallet.test.ts', 'It sets.'],
}

/** Whether a file of the server has a call by its name or by its address. */
function names(file: string, name: CallName): boolean {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const [, address] = addresses[name]
  const asSent = new RegExp(`${address.replace(/:\w+/g, '[^/\\s]+')}\\b`, 'i')
  return text.includes(`'${name}'`) || asSent.test(text)
}

/** Makes one call and gives its answer with the rows it left in the log. */
async function taken(call: StaffCall, key?: string) {
  const known = new Set((await log()).map(({ id }) => id))
  const answer = await makeCall(desk.app, call, key)
  return { answer, rows: (await log()).filter(({ id }) => !known.has(id)) }
}

/** The process dies after the commit and before it answers, so that what is stored only with the answer is lost. */
async function dieBeforeAnswer(): Promise<void> {
  const { made } = idempotencyKeys
  await desk.db.orm.delete(idempotencyKeys).where(isNull(made))
  await desk.db.orm.update(idempotencyKeys).set({ status: null, answer: null })
}

const declares = ({ audited }: Endpoint) =>
  'nothing' in audited ? null : 'look' in audited ? audited.look : audited.act

describe('the audit log', () => {
  it('is declared for every call, and walked here for every call that leaves a row', () => {
    const audited = callsOf(desk.app).filter(declares)
    expect(Object.keys(walks).toSorted()).toEqual(audited.map(({ name }) => name).toSorted())
    expect(new Set(audited.map(declares))).toEqual(new Set(auditActs))
    for (const { audited } of callsOf(desk.app)) {
      if ('nothing' in audited) expect(audited.nothing).toMatch(/^[A-Z].{8,}\.$/)
    }
  })

  it('walks every write that heeds a key, or says where its repeat is tried', () => {
    const keyed = Object.values<Endpoint>(contract).filter(
      ({ method, keyed, stream }) => method !== 'GET' && keyed !== 'never' && !stream,
    )
    const walked = [...Object.keys(walks), ...Object.keys(repeatedElsewhere)]
    expect(keyed.map(({ name }) => name).filter((name) => !walked.includes(name))).toEqual([])
  })

  it('leads to files that have the calls whose repeat is tried elsewhere', () => {
    const elsewhere = Object.entries(repeatedElsewhere) as [CallName, readonly [string, string]][]
    const led = elsewhere.filter(([name, [file]]) => names(file, name))
    expect(led.map(([name]) => name)).toEqual(elsewhere.map(([name]) => name))
  })

  it('has one row of each thing staff look at or do, by whom and about what, though it be repeated', async () => {
    const wrong: unknown[] = []
    const again: CallName[] = []
    for (const call of callsOf(desk.app)) {
      const walk = walks[call.name]
      if (!walk) continue
      const step = await walk()
      const key = `walked-${call.name}`
      const { answer, rows } = await taken(step, key)
      if (call.method !== 'GET' && call.keyed !== 'never') {
        await dieBeforeAnswer()
        const repeat = await taken(step, key)
        if (repeat.answer.status !== 200 || repeat.rows.length > 0) again.push(call.name)
      }
      await step.after?.()
      const [, made] = /^result\.(\w+)$/.exec(step.subject ?? '') ?? []
      const of = made ? answer.body.result?.[made] : step.subject
      const subject = typeof of === 'number' ? String(of) : of
      const found = rows.map(({ act, actor, subject }) => ({ act, actor, subject }))
      const expected = [{ act: declares(call), actor: step.by.userId, subject }]
      if (answer.status !== 200 || JSON.stringify(found) !== JSON.stringify(expected))
        wrong.push({ call: call.name, status: answer.status, body: answer.body, found, expected })
    }
    expect(wrong).toEqual([])
    expect(again.toSorted()).toEqual(setAgain.toSorted())
  })

  it('has no row of what tells of nobody, nor of what she does with her own', async () => {
    for (const call of callsOf(desk.app)) {
      if (call.method !== 'GET' || declares(call)) continue
      const { rows } = await taken({
        by: desk.admin,
        ...get,
        path: pathWith(call, 'x'),
        subject: null,
      })
      expect([call.name, rows]).toEqual([call.name, []])
    }
    const { her, aVisit } = scene
    const own = [
      `users/${her.userId}`,
      `users/${her.userId}/membership`,
      `users/${her.userId}/export`,
      `users/${her.userId}/savedcards`,
      `reservations/findbyuser?user=${her.userId}`,
      `payments/byuser?user=${her.userId}`,
      `reservations/${await aVisit()}`,
    ]
    for (const path of own) {
      const { answer, rows } = await taken({ by: her, ...get, path, subject: null })
      expect([path, answer.status, rows]).toEqual([path, 200, []])
    }
  })

  it('has no row of a look that was refused', async () => {
    const path = `users/${desk.admin.userId}`
    const { answer, rows } = await taken({ by: desk.reception, ...get, path, subject: null })
    expect([answer.status, rows]).toEqual([404, []])
  })

  it('holds ids, names of fields and amounts, and nothing personal', async () => {
    const rows = await log()
    expect(rows.length).toBeGreaterThan(20)
    const text = JSON.stringify(rows)
    expect(scene.phone).toMatch(/^\d{11}$/)
    for (const personal of [
      ...Object.values(hers),
      scene.phone,
      note,
      'Linden Court',
      '08701',
      'TZW 1234',
    ]) {
      expect(text).not.toContain(personal)
    }
  })
})
