import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anEscPosPrinter, type Slip } from '../../test/stand-ins/esc-pos-printer.ts'
import { networkPrinters } from './network-printers.ts'
import { printerAddress } from './printer-address.ts'

let printer: Awaited<ReturnType<typeof anEscPosPrinter>>
beforeAll(async () => {
  printer = await anEscPosPrinter()
  return () => printer.close()
})
beforeEach(() => printer.refill())

/** As long as nobody waits for what never comes. */
const printers = networkPrinters({ line: 3000, answer: 150, turn: 20_000 })
const effect = { id: 'effect-1', now: 0 }
const print = (text: string, more: { point?: string; copies?: number } = {}) =>
  printers.print({ point: printer.point, text, language: 'en', copies: 1, ...more }, effect)
const status = () => printers.status(printer.point)

/** The one slip that was printed, without the empty lines around it. */
async function printed(text: string): Promise<Slip> {
  printer.refill()
  await print(text)
  expect(printer.slips).toHaveLength(1)
  const rows = (printer.slips[0] ?? []).filter((row) => row.includes('#'))
  const left = Math.min(...rows.map((row) => row.indexOf('#')))
  const right = Math.max(...rows.map((row) => row.lastIndexOf('#')))
  return rows.map((row) => row.slice(left, right + 1))
}
const inkOf = (slip: Slip) => slip.join('').replaceAll(' ', '').length

describe('a slip', () => {
  it('comes out as a picture as wide as the paper, in the middle of it, and is cut off', async () => {
    await print('Tuesday, 24 November, 8:00 PM\nCode 4131')
    const [slip = []] = printer.slips
    expect(new Set(slip.map((row) => row.length))).toEqual(new Set([384]))
    const rows = slip.filter((row) => row.includes('#'))
    const left = Math.min(...rows.map((row) => row.indexOf('#')))
    const right = Math.min(...rows.map((row) => 383 - row.lastIndexOf('#')))
    expect(left).toBeGreaterThan(0)
    expect(Math.abs(left - right)).toBeLessThan(12)
    expect(printer.noise).toEqual([])
  })

  it('comes out as often as is asked for, each cut off, one like the other', async () => {
    await print('Code 4131', { copies: 3 })
    expect(printer.slips).toHaveLength(3)
    expect(printer.slips[1]).toEqual(printer.slips[0])
  })

  it('has letters of every kind, each its own, whatever letters the machine has', async () => {
    const seen = []
    for (const text of ['ש', 'י', 'ם', 'A', '7', '$', '&', '<b>']) seen.push(await printed(text))
    expect(new Set(seen.map((slip) => slip.join('\n'))).size).toBe(seen.length)
    expect(inkOf(await printed('<b>7</b>'))).toBeGreaterThan(2 * inkOf(await printed('7')))
  })

  it.each([
    ['from right to left in Hebrew', 'יש', 'right'],
    ['from left to right in English', 'M"', 'right'],
    ['from right to left in Hebrew, its marks too', 'ש"', 'left'],
  ] as const)('is read %s', async (_, text, side) => {
    const slip = await printed(text)
    const foot = slip.slice(-Math.floor(slip.length / 4))
    const at = { left: (row: string) => row.slice(0, 6), right: (row: string) => row.slice(-6) }
    const stands = (where: 'left' | 'right') => foot.some((row) => at[where](row).includes('#'))
    // What has no foot stands on that side, what has one on the other.
    expect({ left: stands('left'), right: stands('right') }).toEqual({
      left: side === 'right',
      right: side === 'left',
    })
  })

  it('that is long goes in pieces, none of it left out', async () => {
    const lines = Array.from({ length: 12 }, (_, nth) => `Line ${nth}`)
    await print(lines.join('\n'))
    const [slip = []] = printer.slips
    expect(slip.length).toBeGreaterThan(256)
    const texts = slip.map((row) => (row.includes('#') ? '#' : ' ')).join('')
    expect(texts.trim().split(/ {2,}/)).toHaveLength(lines.length)
  })

  it('comes out of a printer that answers no question', async () => {
    printer.mood.answers = false
    await print('Code 4131')
    expect(printer.slips).toHaveLength(1)
  })

  it.each(['afterwards', 'never'] as const)(
    'counts as printed once all of it is handed over, though the line is ended %s',
    async (ends) => {
      if (ends === 'never') printer.mood.hangsUp = false
      else printer.mood.breaks = 'afterwards'
      const job = { point: printer.point, text: 'Code 4131', language: 'en', copies: 1 } as const
      await networkPrinters({ line: 1000, answer: 150, turn: 20_000 }).print(job, effect)
      expect(printer.slips).toHaveLength(1)
    },
  )

  it.each([
    ['has no paper', { paper: 'out' }, 'no paper'],
    ['stands open', { coverOpen: true }, 'cover'],
    ['is off its line', { offline: true }, 'off its line'],
  ] as const)('is kept from a printer that %s', async (_, mood, says) => {
    Object.assign(printer.mood, mood)
    await expect(print('Code 4131')).rejects.toThrow(says)
    expect(printer.slips).toEqual([])
  })

  it('is not printed where nobody answers, or the line breaks', async () => {
    const gone = await anEscPosPrinter()
    await gone.close()
    await expect(print('x', { point: gone.point })).rejects.toThrow()
    printer.mood.breaks = 'at once'
    await expect(print('x')).rejects.toThrow()
    await expect(print('x', { point: 'reception-printer' })).rejects.toThrow('no address')
  })

  it('is not printed where the line is taken and ended at once, and the next one is', async () => {
    printer.mood.breaks = 'by ending'
    await expect(print('Code 4131')).rejects.toThrow()
    printer.refill()
    await print('Code 4132')
    expect(printer.slips).toHaveLength(1)
  })

  it('waits for the one before it: a printer has one line at a time', async () => {
    printer.mood.answers = false
    await Promise.all(['one', 'two', 'three'].map((text) => print(text)))
    expect([printer.slips.length, printer.mostLines()]).toEqual([3, 1])
  })
})

describe('how a printer is', () => {
  it.each([
    ['well', {}, { online: true, paper: 'ok', coverOpen: false }],
    ['low on paper', { paper: 'low' }, { online: true, paper: 'low', coverOpen: false }],
    ['out of paper', { paper: 'out' }, { online: true, paper: 'out', coverOpen: false }],
    ['open', { coverOpen: true }, { online: true, paper: 'ok', coverOpen: true }],
    ['off its line', { offline: true }, { online: false, paper: 'ok', coverOpen: false }],
    ['silent', { answers: false }, { online: true, paper: 'ok', coverOpen: false }],
  ] as const)('is told when it is %s', async (_, mood, says) => {
    Object.assign(printer.mood, mood)
    expect(await status()).toEqual(says)
  })
})

it.each([
  ['192.168.1.50', { host: '192.168.1.50', port: 9100 }],
  ['192.168.1.50:9101', { host: '192.168.1.50', port: 9101 }],
  [' printer.lan ', { host: 'printer.lan', port: 9100 }],
  ['printer:9100', { host: 'printer', port: 9100 }],
  ['[fd00::5]', { host: 'fd00::5', port: 9100 }],
  ['[fd00::5]:9101', { host: 'fd00::5', port: 9101 }],
  ['reception-printer', null],
  ['192.168.1.50:0', null],
  ['192.168.1.50:70000', null],
  ['http://192.168.1.50', null],
  ['printer 1.lan', null],
  ['169.254.169.254:80', null],
  ['2852039166:80', null],
  ['0xA9FEA9FE:80', null],
  ['[0:0:0:0:0:ffff:a9fe:a9fe]:80', null],
  ['[fe80::1]', null],
  ['', null],
] as const)('the address of %o is %o, and only who has one is driven', (point, address) => {
  expect(printerAddress(point)).toEqual(address)
  expect(printers.driverOf(point)).toBe(address && 'network')
})
