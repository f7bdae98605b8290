import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { within } from '../within.ts'
import { peripheralsOf, printerView, silentAfter } from './store.ts'

const silent = { online: false, paper: 'ok', coverOpen: false } as const

/**
 * The printers in use with what each has just answered: whether it is online, its paper and its cover. All are asked at
 * once; one that doesn't answer in three seconds counts as offline.
 */
export async function readPrinterStatus({ db, outside }: Parts, { now, content }: RequestContext) {
  const rows = await peripheralsOf(db.orm, 'printer')
  const at = instantTextOf(now, content.timeZone)
  return Promise.all(
    rows.map(async (row) => {
      const asked = outside.printers.status(row.point).catch(() => silent)
      return { ...printerView(row), ...((await within(silentAfter, asked)) ?? silent), at }
    }),
  )
}
