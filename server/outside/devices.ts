import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Database } from '../db/database.ts'
import { practiceDevices } from '../practice/table.ts'

/** Done by the program's effect of this id, at this moment of the app's clock. */
export type Told = { id: string; now: Ms }

/** Doors, locks, lights and the phone system, each by the point it hangs on. */
export type Devices = {
  tell(
    command: { point: string; op: 'unlock' | 'on' | 'off' | 'call'; from?: string },
    told: Told,
  ): Promise<'done' | 'failed'>
}

export type PrinterStatus = { online: boolean; paper: 'ok' | 'low' | 'out'; coverOpen: boolean }

export type Printers = {
  print(
    job: { point: string; text: string; language: 'en' | 'he'; copies: number },
    told: Told,
  ): Promise<void>
  status(point: string): Promise<PrinterStatus>
}

const results = { unlock: 'unlocked', on: 'on', off: 'off', call: 'ringing' } as const

/** Does it at once and writes it down, for the practice page to show. A repeat under the same id is one row. */
export const practiceDevicesOf = (db: Database): Devices => ({
  async tell({ point, op, from }, { id, now }) {
    const row = { id, at: now, point, op, result: results[op], text: from ?? null }
    await db.orm.insert(practiceDevices).values(row).onConflictDoNothing()
    return 'done'
  },
})

/** Paper that comes out on the practice page. */
export const practicePrinters = (db: Database): Printers => ({
  async print({ point, text }, { id, now }) {
    const row = { id, at: now, point, op: 'print', result: 'printed', text }
    await db.orm.insert(practiceDevices).values(row).onConflictDoNothing()
  },
  status: async () => ({ online: true, paper: 'ok', coverOpen: false }),
})

/** No maker is set up yet: whoever asks is told to use the key, the switch, her voice. */
export const noDevices: Devices = { tell: async () => 'failed' }

export const noPrinters: Printers = {
  print: async () => {
    throw new Error('No printer is set up.')
  },
  status: async () => ({ online: false, paper: 'ok', coverOpen: false }),
}
