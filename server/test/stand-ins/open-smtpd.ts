import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Where Debian has OpenSMTPD; it needs the machine's root for its queue. */
export const openSmtpd = '/usr/sbin/smtpd'

type OpenSmtpd = {
  port: number
  /** Reads the messages that are in the mailbox now. */
  delivered(): Promise<Email[]>
  close(): Promise<void>
}

/**
 * Starts OpenSMTPD, a mail server that isn’t ours, with one mailbox on 127.0.0.1. It is without TLS, which Debian’s
 * can’t do.
 */
export async function startOpenSmtpd(mailbox: string): Promise<OpenSmtpd> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  await chmod(folder, 0o777)
  const port = await freePort()
  const box = join(folder, 'box')
  const settings = join(folder, 'smtpd.conf')
  const lines = [
    'smtp max-message-size 1M',
    `table people { "${mailbox}" = "nobody" }`,
    `listen on 127.0.0.1 port ${port} hostname localhost`,
    `action "keep" maildir "${box}" virtual <people>`,
    `match from any for domain "${mailbox.split('@')[1]}" action "keep"`,
  ]
  await writeFile(settings, `${lines.join('\n')}\n`, { mode: 0o600 })
  const server = spawn(openSmtpd, ['-d', '-f', settings], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  while (server.exitCode === null && !(await answers(port))) await new Promise(setImmediate)
  return {
    port,
    async delivered() {
      const names = await readdir(join(box, 'new')).catch(() => [])
      const mails = names.map(async (name) => readFile(join(box, 'new', name)))
      return Promise.all((await Promise.all(mails)).map(async (mail) => PostalMime.parse(mail)))
    },
    async close() {
      server.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1')
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
    line.once('error', () => resolve(false))
  })
}
