import { expect, it } from 'vitest'
import { deskBesideAClient } from '../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../test/databases/lock-waits.ts'

it('of two who reword one text at once the later has the last word, and neither is refused', async () => {
  const { desk, client: other } = await deskBesideAClient({})
  await other.query('begin')
  await other.query('update facility set settings_version = settings_version + 1')
  await other.query(`insert into language_texts values ('en', 'homeLead', 'Come in')`)
  const query = new URLSearchParams({ language: 'en', key: 'homeLead', value: 'Welcome' })
  const asked = desk.admin.post(`Settings/setLanguageText/?${query}`)
  await untilLockWaits(desk.db, 1)
  await other.query('commit')
  expect((await asked).status).toBe(200)
  const { body } = await desk.anyone.get('settings/languagetexts?changed=true')
  expect(body.en).toMatchObject({ homeLead: 'Welcome' })
})
