import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { aFacility, type Person } from '../test/a-facility.ts'
import { aPdf, aPicture, type Part, upload } from '../test/an-upload.ts'
import { filePieces, files } from '../uploads/table.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const send = (path: string, parts: Part[], by: Person = desk.admin, key?: string) =>
  upload(desk.app, by, { path, parts, ...(key ? { key } : {}) })
const sendIssue = (name: string, bytes: Uint8Array = aPdf(name), by?: Person) =>
  send('settings/newsletter', [{ name, type: 'application/pdf', bytes }], by)
const sendBanner = (bytes: Uint8Array, name = 'banner.png', by?: Person) =>
  send('settings/bannerimage', [{ name, type: 'image/png', bytes }], by)
const issues = async () => (await desk.anyone.get('settings/newsletter')).body as string[]
const setting = async (key: string) =>
  (await desk.anyone.get('settings/publicsettings')).body.find(
    (one: { Key: string }) => one.Key === key,
  )?.Value
const file = (url: string, headers: Record<string, string> = {}) =>
  desk.app.inject({ url, headers })
const kept = async () =>
  [await desk.db.orm.$count(files), await desk.db.orm.$count(filePieces)] as const
const logged = async (act: string, subject: string) =>
  (await desk.db.orm.select().from(auditLog))
    .filter((row) => row.act === act && row.subject === subject)
    .map(({ details, actor }) => ({ ...details, by: actor === desk.admin.userId }))
const takeAway = async () => {
  for (const path of await issues())
    await desk.admin.send('DELETE', `settings/newsletter?name=${encodeURIComponent(path)}`)
}

describe('the newsletter', () => {
  it('is a list of paths, the current issue first, that anyone may read', async () => {
    expect(await issues()).toEqual([])
    const first = await sendIssue('2026-10 Cheshvan.pdf')
    expect([first.status, first.body.result]).toEqual([
      200,
      ['/files/newsletters/2026-10%20Cheshvan.pdf'],
    ])
    const bytes = aPdf('כסלו', 700_000)
    await sendIssue('כסלו.pdf', bytes)
    const [current = '', ...earlier] = await issues()
    expect(earlier).toEqual(['/files/newsletters/2026-10%20Cheshvan.pdf'])
    expect(await setting('newsletterFile')).toBe(current)

    const answer = await file(current)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('כסלו.pdf')}`,
      'cache-control': 'no-cache',
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
    const again = await file(current, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await takeAway()
  })

  it('that is mended keeps its place, and its readers are told of the new bytes', async () => {
    await sendIssue('one.pdf')
    await sendIssue('two.pdf')
    const before = await file('/files/newsletters/one.pdf')
    const { status } = await sendIssue('one.pdf', aPdf('mended'))
    expect(status).toBe(200)
    expect(await issues()).toEqual(['/files/newsletters/two.pdf', '/files/newsletters/one.pdf'])
    const tag = String(before.headers.etag)
    const after = await file('/files/newsletters/one.pdf', { 'if-none-match': tag })
    expect([after.statusCode, after.body.includes('(mended)')]).toEqual([200, true])
    expect(await logged('newsletter-added', 'one.pdf')).toEqual(
      expect.arrayContaining([
        { size: aPdf('one.pdf').length, by: true },
        { size: aPdf('mended').length, replaced: true, by: true },
      ]),
    )
    await takeAway()
    expect(await kept()).toEqual([0, 0])
  })

  it('goes by its path or its name, and the one before it is current again', async () => {
    for (const name of ['a.pdf', 'b c.pdf', 'd.pdf']) await sendIssue(name)
    const remove = (name: string, by = desk.admin) =>
      by.send('DELETE', `settings/newsletter?name=${encodeURIComponent(name)}`)
    expect((await remove('/files/newsletters/d.pdf')).body.result).toHaveLength(2)
    expect(await logged('newsletter-removed', 'd.pdf')).toHaveLength(1)
    expect(await setting('newsletterFile')).toBe('/files/newsletters/b%20c.pdf')
    for (const name of ['../b c.pdf', '/etc/passwd', 'files', 'd.pdf', '%2e%2e/a.pdf']) {
      const answer = await remove(name)
      expect([name, answer.status, answer.body.code]).toEqual([name, 404, 'not-found'])
    }
    expect((await remove('b c.pdf')).status).toBe(200)
    expect((await remove('a.pdf')).body.result).toEqual([])
    expect(await setting('newsletterFile')).toBe('')
  })

  it.each([
    ['a page of HTML', 'issue.pdf', Buffer.from('<!doctype html><p>Hello'), 415, 'not-a-pdf'],
    ['a picture', 'issue.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415, 'not-a-pdf'],
    ['more than 10 MB', 'issue.pdf', aPdf('x', 10 * 1024 * 1024), 413, 'too-large'],
    ['far more, as it says itself', 'issue.pdf', aPdf('x', 12e6), 413, 'too-large'],
    ['nothing', 'issue.pdf', Buffer.alloc(0), 400, 'invalid-request'],
  ])('that is %s is refused, and nothing is kept', async (_, name, bytes, status, code) => {
    const answer = await sendIssue(name, bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect([await issues(), await kept()]).toEqual([[], [0, 0]])
  })

  it('of just less than 10 MB is taken in and given out whole', async () => {
    const bytes = aPdf('heavy', 9.9 * 1024 * 1024)
    expect((await sendIssue('heavy.pdf', bytes)).status).toBe(200)
    expect((await file('/files/newsletters/heavy.pdf')).rawPayload.equals(bytes)).toBe(true)
    await takeAway()
  })

  it('whose name climbs out of its folder lies in its folder all the same', async () => {
    for (const name of ['../../../etc/passwd.pdf', '..%2f..%2fpasswd.pdf', '....//passwd.pdf'])
      expect((await sendIssue(name)).status).toBe(200)
    for (const path of await issues()) {
      expect(path).toMatch(/^\/files\/newsletters\/[^/]+\.pdf$/)
      expect((await file(path)).statusCode).toBe(200)
    }
    for (const path of ['/files/newsletters/..%2f..%2fpackage.json', '/files/newsletters/%00'])
      expect((await file(path)).statusCode).toBe(404)
    await takeAway()
  })

  it('of two names sent at once, and of two of one name, leaves each file whole', async () => {
    await Promise.all(['x.pdf', 'y.pdf', 'z.pdf'].map((name) => sendIssue(name)))
    expect((await issues()).toSorted()).toEqual(
      ['x', 'y', 'z'].map((name) => `/files/newsletters/${name}.pdf`),
    )
    expect(await setting('newsletterFile')).toBe((await issues())[0])
    const both = [aPdf('first', 600_000), aPdf('second', 600_000)]
    const answers = await Promise.all(both.map((bytes) => sendIssue('same.pdf', bytes)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rawPayload } = await file('/files/newsletters/same.pdf')
    expect(both.some((bytes) => bytes.equals(rawPayload))).toBe(true)
    await takeAway()
    expect(await kept()).toEqual([0, 0])
  })

  it('is one file at a time, under its own name, and a form', async () => {
    const bytes = aPdf()
    const wrong = async (parts: Part[]) => {
      const { status, body } = await send('settings/newsletter', parts)
      return [status, body.errors?.[0]?.path ?? body.code]
    }
    expect(await wrong([{ name: 'a.pdf', field: 'paper', bytes }])).toEqual([400, 'paper'])
    expect(
      await wrong([
        { name: 'a.pdf', bytes },
        { name: 'b.pdf', bytes },
      ]),
    ).toEqual([400, 'body'])
    expect(await wrong([])).toEqual([400, expect.stringMatching(/^(file|body)$/)])
    const json = await desk.admin.post('settings/newsletter', { file: 'x' })
    expect([json.status, json.body.code]).toEqual([415, 'wrong-content'])
    const torn = await desk.app.inject({
      method: 'POST',
      url: '/api/api/settings/newsletter',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${desk.admin.token}`,
      },
      payload:
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    })
    expect([torn.statusCode, torn.json().code]).toEqual([400, 'invalid-request'])
    const elsewhere = await send('settings/merchandise', [{ name: 'a.pdf', bytes }])
    expect([elsewhere.status, elsewhere.body.code]).toEqual([415, 'wrong-content'])
    expect(await kept()).toEqual([0, 0])
  })

  it('sent again under one key is told what the first was told; another file under it is refused', async () => {
    const path = 'settings/newsletter'
    const parts = [{ name: 'once.pdf', bytes: aPdf() }]
    const first = await send(path, parts, desk.admin, 'key-of-an-issue')
    await sendIssue('later.pdf')
    expect((await send(path, parts, desk.admin, 'key-of-an-issue')).body).toEqual(first.body)
    const other = [{ name: 'once.pdf', bytes: aPdf('other') }]
    const answer = await send(path, other, desk.admin, 'key-of-an-issue')
    expect(answer.body.code).toBe('key-reused')
    await takeAway()
  })

  it('is changed by administrators alone, whose files are not even read otherwise', async () => {
    const patron = await desk.patron()
    for (const [by, status] of [
      [desk.anyone, 401],
      [patron, 403],
      [desk.reception, 403],
      [await desk.staff('Room1'), 403],
    ] as const) {
      const tries = [
        await sendIssue('a.pdf', aPdf(), by),
        await sendBanner(await aPicture(20, 20), 'a.png', by),
        await by.send('DELETE', 'settings/newsletter?name=a.pdf'),
      ]
      expect(tries.map((answer) => answer.status)).toEqual([status, status, status])
    }
    expect(await kept()).toEqual([0, 0])
  })

  it('added by one process is served by another', async () => {
    const other = await aFacility({ db: desk.db })
    await sendIssue('shared.pdf')
    expect((await other.anyone.get('settings/newsletter')).body).toEqual(await issues())
    const answer = await other.app.inject({ url: '/files/newsletters/shared.pdf' })
    expect(answer.rawPayload.equals(aPdf('shared.pdf'))).toBe(true)
    await takeAway()
  })
})

describe('the banner', () => {
  it('is made anew, fills its setting, and is kept by browsers under a name of its bytes', async () => {
    const answer = await sendBanner(await aPicture(2400, 800), '../../../evil.png')
    expect(answer.status).toBe(200)
    const { websiteBannerImage: path, ...size } = answer.body.result
    expect(size).toEqual({ width: 1600, height: 533 })
    expect(path).toMatch(/^\/files\/banner\/[\w-]{20}\.webp$/)
    expect(await setting('websiteBannerImage')).toBe(path)
    expect(await logged('banner-changed', path)).toMatchObject([{ width: 1600, by: true }])

    const shown = await file(path)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(1600)
  })

  it.each([
    ['a script named .png', Buffer.from('#!/bin/sh\nrm -rf /'), 415, 'not-a-picture'],
    ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 415, 'not-a-picture'],
    ['a PDF', aPdf(), 415, 'not-a-picture'],
    ['6 MB', Buffer.alloc(6 * 1024 * 1024, 7), 413, 'too-large'],
  ])('that is %s is refused, and the one there is stays', async (_, bytes, status, code) => {
    const before = [await setting('websiteBannerImage'), await kept()]
    const answer = await sendBanner(bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect([await setting('websiteBannerImage'), await kept()]).toEqual(before)
  })

  it('may be taken off by its setting, and ten former ones may be brought back', async () => {
    await desk.put({ websiteBannerImage: '' })
    expect(await setting('websiteBannerImage')).toBe('')
    const paths: string[] = []
    for (let nth = 0; nth < 12; nth++) {
      const answer = await sendBanner(await aPicture(30 + nth, 10))
      paths.push(answer.body.result.websiteBannerImage)
    }
    const statuses = await Promise.all(paths.map(async (path) => (await file(path)).statusCode))
    expect(statuses).toEqual([404, ...Array(11).fill(200)])
    await sendBanner(await aPicture(35, 10))
    expect(await setting('websiteBannerImage')).toBe(paths[5])
  })
})
