import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Process } from './a-process.ts'
import { codeSentTo } from './code-sent.ts'

/** A call from outside of the process, as a browser makes it. */
export const post = async (
  { url }: Pick<Process, 'url'>,
  path: string,
  body: object | URLSearchParams,
  token?: string,
) => {
  const form = body instanceof URLSearchParams
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? {} : { 'content-type': 'application/json' }),
    },
    body: form ? body : JSON.stringify(body),
  })
  return {
    status: answer.status,
    after: answer.headers.get('retry-after'),
    body: await answer.json(),
  }
}
/** Trades a user name and a password for tokens; gives the body of the answer, a refusal's too. */
export const signIn = async (process: Process, username: string, password: string) =>
  (
    await post(
      process,
      '/api/token',
      new URLSearchParams({ grant_type: 'password', username, password }),
    )
  ).body

/** Signs a patron in over the network as her phone does: by the code, then her credential, then a token. */
export async function aPatron(process: Process, phone: string) {
  await post(process, '/api/api/account/register', { phone, language: 'en' })
  const authCode = await codeSentTo(process.url, phone)
  const { body } = await post(process, '/api/api/account/registrationVerify', {
    phoneNumber: phone,
    authCode,
  })
  const { userName, password } = body.result
  return { userName, password, token: (await signIn(process, userName, password)).access_token }
}

/**
 * Asks twenty times on connections of its own, from another process, while this one's loop stands still until all of it
 * has been sent. Gives the first lines of the answers.
 */
export function askedMeanwhile(port: number): Promise<string[]> {
  const sent = join(mkdtempSync(join(tmpdir(), 'mikvah-sent-')), 'sent')
  const asks = spawn(process.execPath, ['-e', asking, String(port), sent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(asks.stdout)
  while (!existsSync(sent)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  rmSync(dirname(sent), { recursive: true })
  return said.then((all) => all.trim().split('\n'))
}
const asking = `
  const [port, file] = process.argv.slice(1)
  const asks = 'GET /api/api/settings/publicsettings HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n'
  let sent = 0
  for (let nth = 0; nth < 20; nth++) {
    let all = ''
    require('node:net').connect(port, '127.0.0.1')
      .on('data', (piece) => (all += piece))
      .on('error', ({ code }) => console.log(code))
      .on('end', () => console.log(all.split('\\r\\n')[0]))
      .write(asks, () => ++sent === 20 && require('node:fs').writeFileSync(file, ''))
  }`
