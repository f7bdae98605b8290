import { expect, it } from 'vitest'
import type { RequestContext } from '../request/context.ts'
import { SettingsMoved } from '../request/refused.ts'
import { untilSettingsStand } from './until-settings-stand.ts'

const ctx = { key: 'hers', content: { version: 0 } } as unknown as RequestContext
/** Each context that is asked for has the next version of the settings, and no key. */
function asked() {
  let version = 0
  return async () => ({ key: null, content: { version: ++version } }) as unknown as RequestContext
}

it('runs a call again with the settings as they are now, under its own key', async () => {
  const seen: unknown[] = []
  const answer = await untilSettingsStand(ctx, asked(), async ({ key, content }) => {
    seen.push([key, content.version])
    if (content.version < 2) throw new SettingsMoved()
    return 'done'
  })
  expect(answer).toBe('done')
  expect(seen).toEqual([0, 1, 2].map((version) => ['hers', version]))
})

it('asks the caller to come back once they have moved ten times', async () => {
  let tries = 0
  const answer = untilSettingsStand(ctx, asked(), async () => {
    tries++
    throw new SettingsMoved()
  })
  await expect(answer).rejects.toMatchObject({ code: 'try-again' })
  expect(tries).toBe(10)
})

it('runs a call that fails for another reason once', async () => {
  let tries = 0
  const answer = untilSettingsStand(ctx, asked(), async () => {
    tries++
    throw new Error('something else')
  })
  await expect(answer).rejects.toThrow('something else')
  expect(tries).toBe(1)
})
