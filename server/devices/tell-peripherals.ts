import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Asked } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { within } from '../within.ts'
import { type Peripheral, peripheralsOf } from './store.ts'

const patience = 3000
const silent = { online: false, paper: 'ok', coverOpen: false } as const

export async function listPrinters({ db }: Parts) {
  return (await peripheralsOf(db.orm, 'printer')).map(printerTold)
}

export async function listCardReaders({ db }: Parts) {
  const rows = await peripheralsOf(db.orm, 'cardReader')
  return rows.map(({ id, name, locationId, usedAt: readerType }) => ({
    ...{ id, name, locationId, readerType },
  }))
}

/** Each is asked at once; one that doesn't answer in time isn't there. */
export async function tellPrinterStatus({ db, outside }: Parts, { now, content }: Asked) {
  const rows = await peripheralsOf(db.orm, 'printer')
  const at = instantTextOf(now, content.timeZone)
  return Promise.all(
    rows.map(async (row) => {
      const asked = outside.printers.status(row.point).catch(() => silent)
      return { ...printerTold(row), ...((await within(patience, asked)) ?? silent), at }
    }),
  )
}

const printerTold = ({ id, name, locationId, usedAt: printerType }: Peripheral) => ({
  ...{ id, name, locationId, printerType },
})
