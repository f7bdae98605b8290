import { describe, expect, it } from 'vitest'
import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { minutes } from '../time/ms.ts'
import { type Flow, flowOf } from './flow.ts'
import { judgeMove, type MoveFacts } from './judge-move.ts'
import { type Mover, movers, moversOf } from './movers.ts'

const everySwitchOn: Flow = {
  flowChecking: true,
  flowChecked: true,
  flowToFromMikvah: true,
  flowDoorEvents: true,
  doorEventsEndVisit: true,
  selfCheckin: true,
}
const everySwitchOff = flowOf({})
const now = Date.UTC(2026, 4, 13, 2)
const facts: MoveFacts = {
  now,
  today: '2026-05-12',
  flow: everySwitchOn,
  night: '2026-05-12',
  prepayRequired: false,
  hasRoom: true,
  doneAt: now,
}
type From = ReservationStatus | 'new'

const whoMoves = (from: From, to: ReservationStatus, changed: Partial<MoveFacts> = {}) =>
  movers.filter((by) => judgeMove({ from, to, by: [by] }, { ...facts, ...changed }).allowed)

/** Every pair that somebody may take, with everyone who may, all switches on. */
const table: Record<string, Mover[]> = {
  'new → Pending': ['patron', 'reception'],
  'new → Reserved': ['patron', 'reception'],
  'new → Assigned': ['reception'],
  'Pending → Reserved': ['patron', 'reception', 'system'],
  'Pending → Assigned': ['reception', 'attendant'],
  'Pending → Canceled': ['patron', 'reception', 'system'],
  'Pending → Replaced': ['system'],
  'Reserved → Arrived': ['reception', 'gate-reading'],
  'Reserved → Waiting': ['patron', 'reception', 'kiosk'],
  'Reserved → Assigned': ['reception', 'attendant'],
  'Reserved → Canceled': ['patron', 'reception'],
  'Reserved → Replaced': ['system'],
  'Arrived → Reserved': ['reception'],
  'Arrived → Waiting': ['patron', 'reception', 'kiosk'],
  'Arrived → Assigned': ['reception', 'attendant'],
  'Waiting → Reserved': ['reception'],
  'Waiting → Assigned': ['reception', 'attendant'],
  'Waiting → Canceled': ['reception'],
  'Assigned → Waiting': ['reception', 'attendant'],
  'Assigned → Prep': ['reception', 'attendant', 'room-screen', 'dry-door'],
  'Assigned → Replaced': ['reception', 'system'],
  'Prep → ReadyForChecking': ['reception', 'attendant', 'room-screen'],
  'Prep → ReadyForMikvah': ['reception', 'attendant'],
  'ReadyForChecking → ReadyForCheckingNext': ['attendant'],
  'ReadyForChecking → Checking': ['attendant'],
  'ReadyForChecking → Prep': ['attendant'],
  'ReadyForCheckingNext → Checking': ['attendant'],
  'Checking → Prep': ['attendant'],
  'Checking → Checked': ['attendant'],
  'Checking → ReadyForMikvah': ['reception', 'attendant'],
  'Checked → ReadyForMikvah': ['reception', 'attendant', 'room-screen'],
  'ReadyForMikvah → ReadyForMikvahNext': ['attendant', 'mikvah-screen'],
  'ReadyForMikvah → ToMikvah': ['attendant', 'mikvah-screen', 'wet-door'],
  'ReadyForMikvah → InMikvah': ['attendant', 'mikvah-screen'],
  'ReadyForMikvahNext → ToMikvah': ['attendant', 'mikvah-screen', 'wet-door'],
  'ReadyForMikvahNext → InMikvah': ['attendant', 'mikvah-screen'],
  'ToMikvah → InMikvah': ['attendant', 'mikvah-screen'],
  'InMikvah → FromMikvah': ['attendant', 'mikvah-screen'],
  'InMikvah → Dressing': ['reception', 'attendant', 'mikvah-screen'],
  'FromMikvah → Dressing': ['reception', 'attendant', 'mikvah-screen'],
  'Dressing → Done': ['reception', 'attendant', 'room-screen', 'dry-door', 'staff-entry'],
  'Done → Dressing': ['reception'],
  'Canceled → Reserved': ['system'],
}
const inRoom = reservationStatuses.slice(
  reservationStatuses.indexOf('Assigned'),
  reservationStatuses.indexOf('Done'),
)
const deskStatuses: readonly ReservationStatus[] = ['Prep', 'ReadyForMikvah', 'Dressing', 'Done']

function expectedMovers(from: From, to: ReservationStatus): Mover[] {
  const fromRoom = from !== 'new' && inRoom.includes(from) && from !== to
  const who = new Set(table[`${from} → ${to}`])
  if (fromRoom && deskStatuses.includes(to)) who.add('reception')
  if (fromRoom && to === 'Done') who.add('staff-entry')
  return movers.filter((mover) => who.has(mover))
}

describe('the status table', () => {
  it.each(['new', ...reservationStatuses] as const)('from %s to every other status', (from) => {
    for (const to of reservationStatuses) {
      expect({ to, by: whoMoves(from, to) }).toEqual({ to, by: expectedMovers(from, to) })
    }
  })

  it('names in the table only what it lets through', () => {
    for (const row of Object.keys(table)) {
      const [from, to] = row.split(' → ') as [From, ReservationStatus]
      expect(whoMoves(from, to)).not.toEqual([])
    }
  })
})

describe('switched off steps', () => {
  const off = { flow: everySwitchOff }
  it.each<[From, ReservationStatus, Mover[]]>([
    ['Reserved', 'Waiting', ['reception', 'kiosk']],
    ['Assigned', 'Prep', ['reception', 'attendant', 'room-screen']],
    ['Prep', 'ReadyForChecking', []],
    ['Prep', 'ReadyForMikvah', ['reception', 'attendant', 'room-screen']],
    ['Checking', 'Checked', []],
    ['Checking', 'ReadyForMikvah', ['reception', 'attendant']],
    ['ReadyForMikvah', 'ToMikvah', []],
    ['InMikvah', 'FromMikvah', []],
    ['InMikvah', 'Dressing', ['reception', 'attendant', 'mikvah-screen']],
    ['Dressing', 'Done', ['reception', 'attendant', 'room-screen', 'staff-entry']],
  ])('%s → %s: %j', (from, to, expected) => {
    expect(whoMoves(from, to, off)).toEqual(expected)
  })

  it.each(['flowDoorEvents', 'doorEventsEndVisit'] as const)(
    'keep the dry door from ending a visit without %s',
    (key) => {
      const flow = { ...everySwitchOn, [key]: false }
      expect(whoMoves('Dressing', 'Done', { flow })).not.toContain('dry-door')
    },
  )

  it.each(['flowDoorEvents', 'flowToFromMikvah'] as const)(
    'keep the wet door from moving anyone without %s',
    (key) => {
      const flow = { ...everySwitchOn, [key]: false }
      expect(whoMoves('ReadyForMikvah', 'ToMikvah', { flow })).not.toContain('wet-door')
    },
  )
})

describe('what else a move waits for', () => {
  it.each<[string, From, ReservationStatus, Mover, Partial<MoveFacts>, boolean]>([
    [
      'paying later, prepay required',
      'Pending',
      'Reserved',
      'patron',
      { prepayRequired: true },
      false,
    ],
    ['the same by the desk', 'Pending', 'Reserved', 'reception', { prepayRequired: true }, true],
    ['canceling a past night', 'Reserved', 'Canceled', 'patron', { night: '2026-05-11' }, false],
    ['the same by the desk', 'Reserved', 'Canceled', 'reception', { night: '2026-05-11' }, true],
    ['canceling a later night', 'Reserved', 'Canceled', 'patron', { night: '2026-05-13' }, true],
    ['a correction without a room', 'Checking', 'Dressing', 'reception', { hasRoom: false }, false],
    ['Done 15 minutes ago', 'Done', 'Dressing', 'reception', { doneAt: now - minutes(15) }, true],
    ['Done longer ago', 'Done', 'Dressing', 'reception', { doneAt: now - minutes(15) - 1 }, false],
    ['Done and cleaned', 'Done', 'Dressing', 'reception', { doneAt: null }, false],
  ])('%s (%s → %s)', (_, from, to, by, changed, expected) => {
    expect(judgeMove({ from, to, by: [by] }, { ...facts, ...changed }).allowed).toBe(expected)
  })
})

describe('a refusal', () => {
  it('names both statuses', () => {
    expect(judgeMove({ from: 'Canceled', to: 'Prep', by: ['reception'] }, facts)).toEqual({
      allowed: false,
      because: 'move-refused',
      from: 'Canceled',
      to: 'Prep',
    })
  })

  it('says that somebody was faster before anything else', () => {
    const asked = { from: 'Prep', to: 'ReadyForMikvah', by: ['attendant'] } as const
    expect(judgeMove({ ...asked, expected: 'Assigned' }, facts)).toMatchObject({
      because: 'moved-on',
      from: 'Prep',
    })
    expect(judgeMove({ ...asked, expected: 'Prep' }, facts).allowed).toBe(true)
  })
})

describe('the history', () => {
  it('is told when the desk corrected a status, and not when it moved one', () => {
    const by = ['reception'] as const
    expect(judgeMove({ from: 'InMikvah', to: 'Prep', by }, facts)).toMatchObject({
      correction: true,
    })
    expect(judgeMove({ from: 'InMikvah', to: 'Dressing', by }, facts)).toMatchObject({
      correction: false,
    })
  })

  it('is told of a staff entry', () => {
    expect(judgeMove({ from: 'Prep', to: 'Done', by: ['staff-entry'] }, facts)).toMatchObject({
      note: 'staff entry',
    })
  })
})

describe('an account', () => {
  it.each([
    [[], true, ['patron']],
    [[], false, []],
    [['Admin'], false, ['reception', 'attendant']],
    [['Room'], false, ['room-screen']],
    [['Mikvah'], false, ['mikvah-screen']],
    [['Kiosk'], false, ['kiosk']],
    [['Waiting', 'OpenGarageGate'], false, []],
  ] as const)('with %j, own %s, moves as %j', (roles, own, expected) => {
    expect(moversOf(roles, { own })).toEqual(expected)
  })
})
