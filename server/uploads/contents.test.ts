import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Refused } from '../request/refused.ts'
import { aPdf } from '../test/an-upload.ts'
import { refuseOtherThanPdf } from './contents.ts'
import { pictureAnew } from './picture-anew.ts'
import { safeName } from './safe-name.ts'
import { shownAs } from './serve-file.ts'

const codeOf = (act: () => void): string | null => {
  try {
    act()
    return null
  } catch (error) {
    return (error as Refused).code
  }
}

describe('a newsletter', () => {
  it.each([
    ['a PDF', aPdf(), null],
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-a-pdf'],
    ['HTML before a PDF', Buffer.from(`<html>\n${aPdf()}`), 'not-a-pdf'],
    ['half a PDF', aPdf().subarray(0, 60), 'not-a-pdf'],
    ['its first letters alone', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'not-a-pdf'],
    ['nothing', Buffer.alloc(0), 'not-a-pdf'],
  ])('that is %s is refused with %s', (_, bytes, code) => {
    expect(codeOf(() => refuseOtherThanPdf(bytes))).toBe(code)
  })
})

const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f7f' } })
const banner = { as: 'webp', longest: 1600 } as const

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of kind %s is painted anew as WebP', async (kind) => {
    const { bytes, ...told } = await pictureAnew(await made(400, 200)[kind]().toBuffer(), banner)
    expect(told).toEqual({ type: 'image/webp', width: 400, height: 200 })
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  it('is no larger than asked, stands upright, and no longer says where it was taken', async () => {
    const turned = await made(3000, 1500)
      .withExif({ IFD3: { GPSLatitude: '40/1 6/1 0/1' }, IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(turned).metadata()).orientation).toBe(6)
    const { bytes, width, height } = await pictureAnew(turned, banner)
    expect([width, height]).toEqual([800, 1600])
    const answer = await sharp(bytes).metadata()
    expect([answer.orientation, answer.exif]).toEqual([undefined, undefined])
  })

  it('waits for the one before it, also for one that is refused', async () => {
    const bytes = await made(1200, 1200).png().toBuffer()
    const half = (await made(900, 900).jpeg().toBuffer()).subarray(0, 700)
    let most = 0
    const atWork = () => {
      const { process, queue } = sharp.counters()
      return process + queue
    }
    // One that leaves the queue between the two numbers is counted twice in one look, and not in the next.
    const watch = setInterval(() => {
      most = Math.max(most, Math.min(atWork(), atWork()))
    })
    const ended = await Promise.allSettled(
      [bytes, half, bytes, bytes].map((one) => pictureAnew(one, banner)),
    )
    clearInterval(watch)
    expect(ended.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(most).toBe(1)
  })

  it('leaves behind what was written after its pixels', async () => {
    const script = '<script>alert(1)</script>'
    const both = Buffer.concat([await made(20, 20).png().toBuffer(), Buffer.from(script)])
    const { bytes } = await pictureAnew(both, banner)
    expect(bytes.includes(script)).toBe(false)
  })

  it.each([
    ['a script', async () => Buffer.from('#!/bin/sh\nrm -rf /')],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'SVG that has a WebP’s letters in their place',
      async () =>
        Buffer.from(`<svg a='WEBP' xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`),
    ],
    ['a GIF', async () => made(20, 20).gif().toBuffer()],
    ['the first bytes of a PNG alone', async () => Buffer.from('\x89PNG\r\n\x1a\nno', 'latin1')],
    ['half a JPEG', async () => (await made(900, 900).jpeg().toBuffer()).subarray(0, 700)],
    ['more pixels than it has bytes for', async () => made(9000, 9000).png().toBuffer()],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(pictureAnew(await bytes(), banner)).rejects.toMatchObject({
      code: 'not-a-picture',
    })
  })
})

describe('the name of a file', () => {
  it.each([
    ['2026-11 Kislev.pdf', '2026-11 Kislev.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.pdf'],
    ['כסלו תשפ״ז.pdf', 'כסלו תשפ״ז.pdf'],
    ['issue.html', 'issue.pdf'],
    ['a\u202Efdp.exe', 'afdp.pdf'],
    ['100%2e%2e/..%2f.pdf', '2f.pdf'],
    ['..', null],
    ['', null],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('%j is kept as %j', (given, kept) => expect(safeName(given, 'pdf')).toBe(kept))

  it('is said to the browser in its own letters, and breaks out of no header', () => {
    expect(shownAs('כסלו "1".pdf')).toBe(
      'inline; filename="____ _1_.pdf"; filename*=UTF-8\'\'%D7%9B%D7%A1%D7%9C%D7%95%20%221%22.pdf',
    )
  })
})
