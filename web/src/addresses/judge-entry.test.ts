import { holds, roles } from '@mikvah/rules/people/roles.ts'
import { describe, expect, it } from 'vitest'
import { originOf } from '../facts/origin.ts'
import type { Session } from '../talk/session.ts'
import { addresses } from './addresses.ts'
import { judgeEntry } from './judge-entry.ts'

const url = new URL('https://mikvah.example/history?year=2026')
const patron: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u1',
  userName: '12015550142',
  roles: [],
}
const admin: Session = { ...patron, roles: ['Admin'] }

const whoMayOpen = (path: string) => {
  const address = addresses.find((candidate) => candidate.path === path)
  if (!address) throw new Error(`No address ${path}.`)
  return address
}

describe('opening an address', () => {
  it('lets anyone see the hours', () => {
    expect(judgeEntry(whoMayOpen('/hours'), null, url)).toEqual({ allowed: true })
  })

  it('sends a visitor to sign in and remembers where she was going', () => {
    expect(judgeEntry(whoMayOpen('/history'), null, url)).toEqual({
      allowed: false,
      goTo: '/login?to=%2Fhistory%3Fyear%3D2026',
    })
    expect(judgeEntry(whoMayOpen('/history'), patron, url)).toEqual({ allowed: true })
  })

  it('has a screen that nobody knows show its code', () => {
    for (const path of ['/room', '/kiosk', '/waiting'])
      expect(judgeEntry(whoMayOpen(path), null, url)).toEqual({ allowed: false, goTo: '/screen' })
    expect(judgeEntry(whoMayOpen('/kiosk'), patron, url)).toEqual({ allowed: false, goTo: '/' })
  })

  it('sends a patron who opens the administration home', () => {
    expect(judgeEntry(whoMayOpen('/admin/*'), patron, url)).toEqual({ allowed: false, goTo: '/' })
    expect(judgeEntry(whoMayOpen('/admin/*'), admin, url)).toEqual({ allowed: true })
  })

  it('lets an administrator into the desk and not onto a room tablet', () => {
    expect(judgeEntry(whoMayOpen('/receptionist/*'), admin, url)).toEqual({ allowed: true })
    expect(judgeEntry(whoMayOpen('/room'), admin, url)).toEqual({ allowed: false, goTo: '/' })
  })

  it('is let in by each role as the rule of roles has it, and by none without a session', () => {
    for (const role of roles) {
      const address = { who: [role] as const }
      expect(judgeEntry(address, null, url).allowed).toBe(false)
      for (const held of roles) {
        const session = { ...patron, roles: [held] }
        const { allowed } = judgeEntry(address, session, url)
        expect([held, role, allowed]).toEqual([held, role, holds([held], role)])
      }
    }
  })
})

describe('the way back after signing in', () => {
  it('is the origin', () => {
    expect(originOf(new URLSearchParams({ to: '/history?year=2026' }))).toBe('/history?year=2026')
  })

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])(
    'is home when the origin is %s',
    (to) => {
      expect(originOf(new URLSearchParams({ to }))).toBe('/')
    },
  )

  it('is home when none was remembered', () => {
    expect(originOf(new URLSearchParams())).toBe('/')
  })
})
