import { execFileSync } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { done } from '../call.ts'
import { signIn } from '../desk.ts'
import { layEvenings } from '../history.ts'
import type { Lab, Product } from '../lab.ts'
import { report } from '../report.ts'

const years = 'dt=2021-11-24&dtTo=2026-11-24'
const asks = [
  ['usage', `reservations/UsageReport?${years}`],
  ['payments', `payments/report?${years}`],
  ['the nights', `reservations/NightsReport?${years}`],
  ['list, as shown', `reservations/ListReport?${years}&limit=200`],
  ['no-shows, as shown', `reservations/ListReport?${years}&limit=200&bNoShowsOnly=true`],
  ['owed, 400 nights', 'payments/report?dt=2025-10-21&dtTo=2026-11-24'],
] as const
const most = 1000
/** What a file of half a million rows may cost beyond what the process has before it. */
const mostMegabytes = 120

/**
 * Reports how many milliseconds each report over five years of evenings takes, beside a facility without any, and how
 * much memory the process needs for the file of them.
 */
export const reportsOfYears = (lab: Lab): Promise<void> =>
  lab.onPostgres((young) =>
    lab.onPostgres(
      async (aged) => {
        await nightsAddedUp(aged)
        for (const [what, path] of asks) {
          for (const [who, product] of [['young', young] as const, ['aged', aged] as const]) {
            const took = await medianOf(product, path)
            const aims = [{ says: `< ${most} ms`, met: took < most }]
            const figure = `report over five years: ${what}`
            report({ figure, who, measured: `${took.toFixed(0)} ms`, aims })
          }
        }
        await fileOfYears(aged)
      },
      { prepare: layEvenings },
    ),
  )

const ask = async ({ url }: Product, path: string) =>
  done(url, `/api/api/${path}`, undefined, (await signIn(url, 'Admin')).accessToken)

async function nightsAddedUp(product: Product): Promise<void> {
  while ((await ask(product, `reservations/NightsReport?${years}`)).body.uncounted > 0) {
    await after(1000)
  }
}

async function medianOf({ url }: Product, path: string): Promise<number> {
  const { accessToken } = await signIn(url, 'Admin')
  const took: number[] = []
  for (let nth = 0; nth < 7; nth++) {
    const began = performance.now()
    await done(url, `/api/api/${path}`, undefined, accessToken)
    took.push(performance.now() - began)
  }
  return took.toSorted((one, other) => one - other)[3] ?? Number.NaN
}

const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024

async function fileOfYears({ url, pid }: Product): Promise<void> {
  const { accessToken } = await signIn(url, 'Admin')
  const before = megabytesOf(pid)
  let [bytes, rows, highest] = [0, 0, before]
  const began = performance.now()
  const answer = await fetch(`${url}/api/api/reservations/ListReport?${years}&format=csv`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 10) rows++
    if (rows % 50 === 0) highest = Math.max(highest, megabytesOf(pid))
  }
  const seconds = (performance.now() - began) / 1000
  report({
    figure: 'list of five years as a file',
    who: 'aged',
    measured: `${rows} rows, ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(0)} s; process ${before.toFixed(0)} MB, at most ${highest.toFixed(0)} MB`,
    aims: [{ says: `≤ ${mostMegabytes} MB more`, met: highest - before <= mostMegabytes }],
  })
}
