import { loadavg } from 'node:os'
import { firstLineOf, type Ran, type Red, whereOf } from './counts.ts'
import { journeys } from './journeys.ts'
import { mayBeShaky, type Shaky } from './shaky.ts'
import { type UnitProject, unitProjects, unitTests } from './unit-tests.ts'

const rounds = 3
const mostFiles = 10

type Judged = { red: Red[]; shaky: Red[] }

/**
 * Runs the files of failed tests again, up to three times and with nothing beside them. Where none of a file fails
 * again its failed tests are shaky; otherwise all of them stay failed, with what has failed now. A file that may never
 * be shaky isn't run again, nor is any when more than ten files have failed.
 */
export async function judgedAgain(red: readonly Red[]): Promise<Judged> {
  const files = Map.groupBy(red, ({ project, file }) => `${project} ${file}`)
  if (files.size > mostFiles) return { red: [...red], shaky: [] }
  const judged: Judged = { red: [], shaky: [] }
  for (const ofFile of files.values()) {
    const [{ project, file } = { project: '', file: '' }] = ofFile
    const again = file && mayBeShaky(file) ? await redAlone(project, file) : ofFile
    if (again.length === 0) judged.shaky.push(...ofFile)
    else judged.red.push(...ofFile, ...again.filter((one) => !isAmong(ofFile, one)))
  }
  return judged
}

const isAmong = (reds: readonly Red[], one: Red) =>
  reds.some((each) => whereOf(each) === whereOf(one))

async function redAlone(project: string, file: string): Promise<Red[]> {
  console.log(`\nRed, so once more alone, ${rounds} times: ${project} ${file}`)
  if (file.startsWith('e2e/')) {
    const name = file.slice('e2e/'.length)
    const alone = ['--project', project, '--workers', '1', '--repeat-each', String(rounds)]
    return redOf([await journeys({ files: [name], args: [...alone, '--trace', 'on'] })])
  }
  const red: Red[] = []
  for (let round = 0; round < rounds && red.length === 0 && isUnitProject(project); round++)
    red.push(...redOf(await unitTests([project], { files: [file], alone: true })))
  return red
}

const isUnitProject = (name: string): name is UnitProject => name in unitProjects

const redOf = (ran: Ran[]): Red[] =>
  ran.flatMap((each) =>
    'red' in each
      ? each.red
      : [{ project: each.what, file: '', title: 'did not run again', said: each.notRun }],
  )

/** The line in docs/shaky.csv for a failure that turned out to be shaky. */
export const shakyRow = (red: Red, commit: string): Shaky => ({
  test: whereOf(red),
  date: new Date().toISOString().slice(0, 10),
  commit,
  said: firstLineOf(red.said),
  load: (loadavg()[0] ?? 0).toFixed(1),
  browser: red.browser ?? '',
  mended: '',
})
