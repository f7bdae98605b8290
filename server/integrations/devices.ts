import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Database } from '../db/database.ts'
import { practiceDevices } from '../practice/table.ts'

/** The id of the effect that gives the command, and the present moment of the app's clock. */
export type OfEffect = { id: string; now: Ms }

/** What a device is told: `point` is its address at the system that drives it, or the extension that rings. */
export type Command = {
  point: string
  op: 'unlock' | 'pulse' | 'on' | 'off' | 'call'
  /** The extension that a call comes from; `point` is the extension that rings. */
  from?: string
  /** How long a door is held open. */
  milliseconds?: number
}

/** The settings, and how much longer the command is of use. */
export type Limits = { values: SettingValues; withinMs: Ms }

/** Doors, locks, lights and the phone system, each by its point. */
export type Devices = {
  /** What would do such a command under these settings, `http` for any real system; null where nothing would. */
  driverOf(op: Command['op'], values: SettingValues): 'practice' | 'http' | null
  /**
   * Sends a command, once. `failed`: the system refused it or didn't answer, so it may have been done. Throws
   * `NotSetUp` where nothing can be asked.
   */
  tell(command: Command, effect: OfEffect, limits: Limits): Promise<'done' | 'failed'>
}

/** A printer as it says of itself: ready or not, its paper, its cover. */
export type PrinterStatus = { online: boolean; paper: 'ok' | 'low' | 'out'; coverOpen: boolean }

/** Receipt printers, each by its point. */
export type Printers = {
  /** Who would print on the printer of this point; null where nobody would. */
  driverOf(point: string): 'practice' | 'network' | null
  /** Prints a text as so many slips. Throws where none came out, or that isn't known. */
  print(
    job: { point: string; text: string; language: Language; copies: number },
    effect: OfEffect,
  ): Promise<void>
  /** Asks a printer how it is. Throws where it can't be reached. */
  status(point: string): Promise<PrinterStatus>
}

const results = {
  unlock: 'unlocked',
  pulse: 'opened',
  on: 'on',
  off: 'off',
  call: 'ringing',
} as const

/**
 * The devices of practice mode: each command counts as done at once and is stored, for the practice page to show. A
 * repeat under the same id is stored once.
 */
export const practiceDevicesOf = (db: Database): Devices => ({
  driverOf: () => 'practice',
  async tell({ point, op, from }, { id, now }) {
    const row = { id, at: now, point, op, result: results[op], text: from ?? null }
    await db.orm.insert(practiceDevices).values(row).onConflictDoNothing()
    return 'done'
  },
})

/** Printers whose paper comes out on the practice page. */
export const practicePrinters = (db: Database): Printers => ({
  driverOf: () => 'practice',
  async print({ point, text }, { id, now }) {
    const row = { id, at: now, point, op: 'print', result: 'printed', text }
    await db.orm.insert(practiceDevices).values(row).onConflictDoNothing()
  },
  status: async () => ({ online: true, paper: 'ok', coverOpen: false }),
})
