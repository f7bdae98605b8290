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
